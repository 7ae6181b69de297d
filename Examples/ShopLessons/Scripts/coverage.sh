#!/bin/sh
# Says "N of M lines" for Coupon.swift after both of its cases were run: what a coverage report would.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/main.swift" <<'SWIFT'
_ = Coupon(isHandedIn: true).price(of: 100)
_ = Coupon(isHandedIn: false).price(of: 100)
SWIFT
# The tools of the toolchain lie beside its compiler, which may be a shim.
tools=$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")/../bin
swiftc -profile-generate -profile-coverage-mapping -o "$folder/coupon" Sources/ShopOrders/Coupon.swift "$folder/main.swift"
LLVM_PROFILE_FILE="$folder/raw" "$folder/coupon"
"$tools/llvm-profdata" merge -o "$folder/data" "$folder/raw"
"$tools/llvm-cov" report "$folder/coupon" -instr-profile "$folder/data" Sources/ShopOrders/Coupon.swift |
  awk '/^TOTAL/ { print $8 - $9 " of " $8 " lines" }'
