#!/bin/sh
# The steps of pipelines/basket.json5, with the compiler alone: each takes a second or two.
set -eu
mkdir -p basket

# Compiles the module into basket/, with the flags given.
module() { swiftc "$@" -emit-library -emit-module -module-name ShopBasket -o basket/libShopBasket.so Sources/ShopBasket/*.swift; }

# Compiles a program that uses it.
program() {
  output=$1
  shift
  swiftc -I basket -L basket -lShopBasket -Xlinker -rpath -Xlinker '$ORIGIN' -o "basket/$output" "$@"
}

case $1 in
  build) module "${SHOP_OPTIMISATION:?is not set; -O or -Onone}" ;;
  test)
    module -Onone
    cat > basket/main.swift <<'SWIFT'
import XCTest

let test = { (tests: BasketTests) in { tests.testEverythingInTheBasketIsAddedUp() } }
XCTMain([testCase([("testEverythingInTheBasketIsAddedUp", test)])])
SWIFT
    program tests Tests/BasketTests/BasketTests.swift basket/main.swift
    basket/tests
    ;;
  package)
    cat > basket/main.swift <<'SWIFT'
import ShopBasket

print(Basket(prices: [40, 25, 15]).total)
SWIFT
    program total basket/main.swift
    test "$(basket/total)" -gt 0
    tar -C basket -cf basket.tar libShopBasket.so
    ;;
esac
