"""What a basket costs, in whole cents."""

FREE_FROM = 5000
FEE = 490


def shipping(goods):
    """The fee; nothing from the limit on."""
    return 0 if goods >= FREE_FROM else FEE


def discount(goods, percent):
    """What a voucher takes off, rounded down."""
    if not 0 <= percent <= 100:
        raise ValueError("a percentage is between 0 and 100")
    return goods * percent // 100
