#!/usr/bin/env bash
# Build the library's documentation with the toolchain's docc; a warning is an error.
# usage: Scripts/build-documentation.sh [OUTPUT]     (default: .build/documentation)
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/documentation}
toolchain=$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")/../bin
triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)
if [ "$(uname)" = Darwin ]; then
  platform=(-sdk "$(xcrun --show-sdk-path)")
else
  platform=(-I "$toolchain/../lib/swift/linux")
fi
modules=(Telltale TelltaleRecords TelltaleTesting TelltaleXCTest)

for module in "${modules[@]}"; do swift build --target "$module"; done
build=$(swift build --show-bin-path)
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
rm -rf "$output"
mkdir -p "$output"

archives=()
for module in "${modules[@]}"; do
  mkdir -p "$graphs/$module"
  "$toolchain/swift-symbolgraph-extract" -module-name "$module" -target "$triple" -I "$build/Modules" \
    "${platform[@]}" -minimum-access-level public -skip-inherited-docs -skip-synthesized-members \
    -output-dir "$graphs/$module"
  catalog=()
  if [ -d "Documentation/$module.docc" ]; then catalog=("Documentation/$module.docc"); fi
  "$toolchain/docc" convert "${catalog[@]}" --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "telltale.$module" --warnings-as-errors \
    --output-path "$output/$module.doccarchive"
  archives+=("$output/$module.doccarchive")
done
"$toolchain/docc" merge "${archives[@]}" --synthesized-landing-page-name Telltale --output-path "$output/All.doccarchive"
echo "documentation: $output/All.doccarchive"
