#!/bin/sh
# The checks that no test can make, since a test does not see its own source or coverage, in the Test Anything Protocol.
number=0
say() {
  number=$((number + 1))
  if [ "$2" = "$3" ]; then echo "ok $number - $1"; else echo "not ok $number - $1 # found $2, expected $3"; fi
}

# How many findings the formatter's linter has in a file; `rules` are those that are on beside the layout.
findings() {
  swift format lint --strict --configuration "{\"version\":1,\"lineLength\":120,\"rules\":{$2}}" "$1" 2>&1 |
    grep -c "error: \["
}

# As above, without those on an address that stands in the source as it is.
findings_but_literals() {
  literals=$(grep -c 'URL(string: "[^"\\]*")!' "$1")
  echo $(($(findings "$1" "$2") - literals))
}

field=Sources/ShopScreens/QuantityField.swift
link=Sources/ShopScreens/HelpLink.swift
force='"NeverForceUnwrap":true'

echo 1..5
say coverage-check "$(sh Scripts/coverage.sh)" "5 of 5 lines"
say format-check "$(findings $field '')" 0
say force-unwrap-rule "$(findings $field "$force")" 0
say strict-rule "$(findings $link "$force")" 0
say exempt-rule "$(findings_but_literals $link "$force")" 0
