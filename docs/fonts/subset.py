"""
Makes the fonts of public/fonts from those of @fontsource-variable/readex-pro and @fontsource-variable/noto-kufi-arabic, whose
folders of files are the arguments:

    python3 subset.py readex-pro/files noto-kufi-arabic/files

Each file has the characters of one unicode-range of src/styles/fonts.css. The Arabic figures are those of Noto Kufi Arabic:
Readex Pro draws both separators alike, and zero as a dot that is lost in small text. Readex Pro has three masters (160, 400,
700); these have two, at the lightest and the heaviest weight that pages show, which halves what varies: 350 and 550 are exact, a
point of a letter at 450 is 0.05 px off at most sizes. An em of 288 units rounds a point by another 0.08 px at 48 px, and lets
the Arabic file arrive one round trip earlier on a slow phone (decision 26). Needs fontTools with brotli:
apt-get install python3-fonttools python3-brotli
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).parents[2] / "public" / "fonts"
LIGHT, HEAVY = 350, 550
UNITS_PER_EM = 288
FEATURES = "ccmp locl rlig liga calt init medi fina isol rclt mark mkmk kern".split()

MARKS = "20-40,5B-60,7B-7E,A0,A9,AB,B7,BB,D7,2010-2015,2018-201E,2022,2026,2212"
ARABIC = "60C,61B,61F,621-63A,640-652,200C-200E"
FIGURES = "660-66C"
# Figures of Noto Kufi Arabic become as high as the capitals of Readex Pro.
FIGURES_SCALE = 1.04
# Heights of a line, which are Readex Pro's in every file.
VERTICAL = {
    "hhea": ["ascent", "descent", "lineGap"],
    "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"],
}
VARIABLE = {
    "arabic": ("arabic", ARABIC),
    # Letters of other languages, with every letter that one of their marks may stand on.
    "arabic-rest": ("arabic", f"{ARABIC},600-65F,66D-6FF,750-77F,FB50-FDFF,FE70-FEFC"),
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


def add_figures(path, kufi, weight):
    """Adds the Arabic figures of Noto Kufi Arabic to a font of one weight."""
    font = subset(kufi, weight, features=[], unicodes=unicodes_of(FIGURES))
    scale_upem(font, round(font["head"].unitsPerEm * FIGURES_SCALE))
    font["head"].unitsPerEm = TTFont(path)["head"].unitsPerEm
    for table in ("GSUB", "GPOS", "GDEF"):
        if table in font:
            del font[table]
    figures = path.with_suffix(".figures.ttf")
    font.save(figures)
    merged, readex = Merger().merge([str(path), str(figures)]), TTFont(path)
    for table, names in VERTICAL.items():
        for name in names:
            setattr(merged[table], name, getattr(readex[table], name))
    merged.save(path)


def two_masters(source, unicodes, folder, kufi=None):
    """Returns a variable font from the lightest to the heaviest weight, with Arabic figures when `kufi` is given."""
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(name="Weight", tag="wght", minimum=LIGHT, default=LIGHT, maximum=HEAVY))
    for weight in (LIGHT, HEAVY):
        path = Path(folder) / f"{weight}.ttf"
        subset(source, weight, unicodes=unicodes).save(path)
        if kufi:
            add_figures(path, kufi, weight)
        space.addSource(
            SourceDescriptor(
                font=TTFont(path), path=str(path), name=str(weight), location={"Weight": weight}, familyName="Readex Pro"
            )
        )
    return build(space)[0]


def save(font, name):
    """Writes a font without what browsers do not need: they know neither it nor its glyphs by names."""
    scale_upem(font, UNITS_PER_EM)
    for table in ("STAT", "MVAR", "HVAR", "gasp"):
        if table in font:
            del font[table]
    # A font without the table itself is refused.
    font["name"].names = []
    font["post"].formatType = 3
    font.flavor = "woff2"
    path = TARGET / f"readex-pro-{name}.woff2"
    font.save(path)
    print(path.stat().st_size, path.name)


def unicodes_of(ranges):
    return parse_unicodes(",".join(f"U+{part}" for part in ranges.split(",")))


def main(files, kufi_files):
    kufi = Path(kufi_files) / "noto-kufi-arabic-arabic-wght-normal.woff2"
    with TemporaryDirectory() as folder:
        for name, (script, ranges) in VARIABLE.items():
            figures = kufi if name == "marks" else None
            font = two_masters(source_of(files, script), unicodes_of(ranges), folder, figures)
            save(font, f"{name}-{LIGHT}-{HEAVY}-{UNITS_PER_EM}")
    word = subset(source_of(files, "arabic"), LIGHT, features=["ccmp", "init", "medi", "fina"], text=ARABIC_WORD)
    save(word, f"arabic-word-{LIGHT}-{UNITS_PER_EM}")


def source_of(files, script):
    return Path(files) / f"readex-pro-{script}-wght-normal.woff2"


main(*sys.argv[1:])
