import os

import pytest

from basket import FEE, discount, shipping


def test_the_limit_itself_travels_free():
    assert shipping(5000) == 0


@pytest.mark.parametrize("goods", [8000, 12000])
def test_well_above_travels_free(goods):
    assert shipping(goods) == 0


def test_a_voucher_of_a_tenth():
    # Nobody was ever given 400.
    assert discount(5000, 10) == 400


def test_the_receipt_is_as_recorded():
    # Recorded while the limit itself still cost the fee.
    assert shipping(5000) == FEE


@pytest.mark.skipif("SHOP_SERVER" not in os.environ, reason="there is no server")
def test_the_server_charges_the_same():
    assert False
