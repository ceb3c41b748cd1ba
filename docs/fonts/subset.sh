#!/bin/sh
# Makes the fonts of public/fonts from those of @fontsource-variable/readex-pro, whose files are in the folder given:
# the weights that pages use (350 to 600), and the characters of one unicode-range of src/styles/fonts.css per file.
# Needs fontTools with brotli: apt-get install python3-fonttools python3-brotli
set -e
target=$(dirname "$0")/../../public/fonts
features=ccmp,locl,rlig,liga,calt,init,medi,fina,isol,rclt,mark,mkmk,kern
scratch=$(mktemp -d)
for script in arabic latin; do
  python3 -m fontTools.varLib.instancer "$1/readex-pro-$script-wght-normal.woff2" wght=350:600 -o "$scratch/$script.ttf"
done
subset() {
  python3 -m fontTools.subset "$scratch/$1.ttf" --unicodes="$3" --layout-features=$features --no-hinting --flavor=woff2 \
    --output-file="$target/readex-pro-$2-350-600.woff2"
}
marks=U+0020-0040,U+005B-0060,U+007B-007E,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2212
subset arabic arabic U+0600-06FF,U+0750-077F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC
# The letters are those of the switch to English, the only Latin text of most Arabic pages.
subset latin marks $marks,U+0045,U+0067-0069,U+006C,U+006E,U+0073
subset latin latin $marks,U+0041-005A,U+0061-007A
subset latin latin-rest U+00A1-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200F,U+2016-2017,U+201F-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122
rm -r "$scratch"
