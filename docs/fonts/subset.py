"""
Makes the fonts of public/fonts from those of @fontsource-variable/readex-pro, whose folder of files is the argument:

    python3 subset.py node_modules/@fontsource-variable/readex-pro/files

Each file has the characters of one unicode-range of src/styles/fonts.css. Readex Pro has three masters (160, 400, 700); these
have two, at the lightest and the heaviest weight that pages show, which halves what varies: 350 and 550 are exact, a point of a
letter at 450 is 0.05 px off at most sizes. Needs fontTools with brotli: apt-get install python3-fonttools python3-brotli
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).parents[2] / "public" / "fonts"
LIGHT, HEAVY = 350, 550
FEATURES = "ccmp locl rlig liga calt init medi fina isol rclt mark mkmk kern".split()

MARKS = "20-40,5B-60,7B-7E,A0,A9,AB,B7,BB,D7,2010-2015,2018-201E,2022,2026,2212"
ARABIC = "60C,61B,61F,621-63A,640-652,660-66C,200C-200E"
VARIABLE = {
    "arabic": ("arabic", ARABIC),
    # Letters of other languages, with every letter that one of their marks may stand on.
    "arabic-rest": ("arabic", f"{ARABIC},600-6FF,750-77F,FB50-FDFF,FE70-FEFC"),
    # Of the letters those of the switch to English, the only Latin text of most Arabic pages.
    "marks": ("latin", f"{MARKS},45,67-69,6C,6E,73"),
    "latin": ("latin", f"{MARKS},41-5A,61-7A"),
    "latin-rest": (
        "latin",
        "A1-A8,AA,AC-B6,B8-BA,BC-D6,D8-FF,131,152-153,2C6,2DA,2DC,2000-200B,200F,2016-2017,201F-2021,2023-2025,"
        "2027-206F,20AC,2122",
    ),
}
# The switch to Arabic, the only Arabic text of most English pages.
ARABIC_WORD = "العربية"


def subset(source, weight, features=FEATURES, **characters):
    """Returns a font of one weight with these characters, named or listed, and without the names of its licence."""
    font = instantiateVariableFont(TTFont(source), {"wght": weight})
    subsetter = Subsetter(Options(layout_features=features, hinting=False, glyph_names=True, name_IDs=[1, 2]))
    subsetter.populate(**characters)
    subsetter.subset(font)
    return font


def two_masters(source, unicodes, folder):
    """Returns a variable font from the lightest to the heaviest weight."""
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(name="Weight", tag="wght", minimum=LIGHT, default=LIGHT, maximum=HEAVY))
    for weight in (LIGHT, HEAVY):
        path = Path(folder) / f"{weight}.ttf"
        subset(source, weight, unicodes=unicodes).save(path)
        space.addSource(
            SourceDescriptor(
                font=TTFont(path), path=str(path), name=str(weight), location={"Weight": weight}, familyName="Readex Pro"
            )
        )
    return build(space)[0]


def save(font, name):
    """Writes a font without tables that browsers do not need: they know no glyph by its name."""
    for table in ("STAT", "MVAR", "HVAR", "gasp"):
        if table in font:
            del font[table]
    font["post"].formatType = 3
    font.flavor = "woff2"
    path = TARGET / f"readex-pro-{name}.woff2"
    font.save(path)
    print(path.stat().st_size, path.name)


def main(files):
    with TemporaryDirectory() as folder:
        for name, (script, ranges) in VARIABLE.items():
            unicodes = parse_unicodes(",".join(f"U+{part}" for part in ranges.split(",")))
            save(two_masters(source_of(files, script), unicodes, folder), f"{name}-{LIGHT}-{HEAVY}")
    word = subset(source_of(files, "arabic"), LIGHT, features=["ccmp", "init", "medi", "fina"], text=ARABIC_WORD)
    save(word, f"arabic-word-{LIGHT}")


def source_of(files, script):
    return Path(files) / f"readex-pro-{script}-wght-normal.woff2"


main(sys.argv[1])
