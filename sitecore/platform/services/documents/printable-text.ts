import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the characters that every weight of a family of fonts has, together with those of the other families. */
function charactersIn(folder: string): ReadonlySet<string> {
  const families = new Map<string, Set<string>>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ttf'))) {
    const family = name.replace(/-[a-z]+\.ttf$/, '');
    const own = new Set(charactersOf(readFileSync(join(folder, name))));
    families.set(family, families.get(family)?.intersection(own) ?? own);
  }
  return new Set([...families.values()].flatMap((characters) => [...characters]));
}

/** Returns the characters of a font: those that a Unicode table of its `cmap` gives a glyph. */
function charactersOf(font: Buffer): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error('a font has no cmap');
  const cmap = font.subarray(font.readUInt32BE(record + 8));
  const characters = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => 4 + 8 * index).flatMap((at) => {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    const format = table.readUInt16BE(0);
    return format === 4 ? charactersOfSegments(table) : format === 12 ? charactersOfGroups(table) : [];
  });
  if (characters.length === 0) throw new Error('a font has no cmap of format 4 or 12');
  return characters;
}

/** Reads format 4: segments of 16-bit characters. */
function charactersOfSegments(table: Buffer): string[] {
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, index) => 14 + 2 * index).flatMap((at) => {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const [delta, offsetAt] = [table.readUInt16BE(at + 2 * size + 2), at + 3 * size + 2];
    const offset = table.readUInt16BE(offsetAt);
    const glyphOf = (code: number): number => {
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = table.readUInt16BE(offsetAt + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    // The last segment is that of 0xFFFF, which is no character.
    return end === 0xffff ? [] : range(start, end).flatMap((code) => (glyphOf(code) === 0 ? [] : fromCode(code)));
  });
}

/** Reads format 12: groups of characters whose glyphs follow each other. */
const charactersOfGroups = (table: Buffer): string[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, index) => 16 + 12 * index).flatMap((at) =>
    range(table.readUInt32BE(at), table.readUInt32BE(at + 4)).map(fromCode),
  );

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const fromCode = (code: number): string => String.fromCodePoint(code);

/** Stands for a character that no font has. */
const SIGN = '?';

/** Letters of Persian and Urdu that Arabic writes with another character. */
const ARABIC: ReadonlyMap<string, string> = new Map([
  ['ک', 'ك'],
  ['ی', 'ي'],
]);

/** Ends of lines and spaces, which a PDF lays out itself. */
const SPACE = /\p{White_Space}/u;

/** Controls, directions of text and characters that show nothing: a screen reader would read some, others reorder the text. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;

/** Treats letters as equal when only their marks differ: ş and s, Ł and L. */
const collator = new Intl.Collator('en', { sensitivity: 'case' });

let known: { readonly characters: ReadonlySet<string>; readonly letters: readonly string[] } | undefined;

/** Reads the fonts once. */
function fonts(): NonNullable<typeof known> {
  if (known) return known;
  const characters = charactersIn(join(import.meta.dirname, 'fonts'));
  return (known = { characters, letters: [...characters].filter((one) => /\p{L}/u.test(one)).sort() });
}

/**
 * Returns a text that the fonts of documents can show, whatever it has: a character that they lack is shown by an equivalent
 * (a compatible one, the letter without its mark, Arabic for Persian) or else by `?`; marks that compose to no letter, controls
 * and what reorders text are left out. Idempotent.
 */
export function printableText(text: string): string {
  const composed = text.toWellFormed().normalize('NFC').replace(/\p{M}/gu, '');
  return Array.from(composed, printed).join('');
}

function printed(character: string): string {
  if (SPACE.test(character)) return fonts().characters.has(character) || character === '\n' ? character : ' ';
  if (HIDDEN.test(character)) return '';
  if (fonts().characters.has(character)) return character;
  return Array.from(character.normalize('NFKC').replace(/\p{M}/gu, ''), equivalent).join('');
}

function equivalent(character: string): string {
  const { characters, letters } = fonts();
  const shown = ARABIC.get(character) ?? character;
  if (characters.has(shown)) return shown;
  const isLetter = /\p{L}/u.test(character);
  return (isLetter && letters.find((letter) => collator.compare(letter, character) === 0)) || SIGN;
}
