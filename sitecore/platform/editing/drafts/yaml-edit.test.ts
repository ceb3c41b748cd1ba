import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { withVersion, writeAt } from './yaml-edit.ts';

const PAGE = `# A page
template: Page # of the bank
fields:
  # what it is called
  Title: { ar: عن ركن, en: 'About, Rukn' }
  Text:
    ar: |
      <p>واحد</p>
      <p>اثنان</p>
    en: '<p>One</p>'
  Days: 7
`;

describe('writeAt', () => {
  it.each<[kind: string, steps: (string | number)[], value: unknown, from: string, to: string]>([
    ['a text in braces', ['fields', 'Title', 'ar'], 'من نحن', 'عن ركن', 'من نحن'],
    ['a text with a comma', ['fields', 'Title', 'ar'], 'من نحن, معاً', 'ar: عن ركن', "ar: 'من نحن, معاً'"],
    ['a text in quotes', ['fields', 'Title', 'en'], "It's Rukn", "'About, Rukn'", "It's Rukn"],
    ['a number', ['fields', 'Days'], 30, 'Days: 7', 'Days: 30'],
    ['a text that looks like a number', ['fields', 'Days'], '30', 'Days: 7', "Days: '30'"],
    ['a text of several lines', ['fields', 'Title', 'ar'], 'سطر\nثانٍ', 'ar: عن ركن', String.raw`ar: "سطر\nثانٍ"`],
    ['markup in a block', ['fields', 'Text', 'ar'], '<p>واحد</p>\n<p>ثلاثة</p>\n', '<p>اثنان</p>\n', '<p>ثلاثة</p>\n'],
    ['an object', ['fields', 'Days'], { text: 'a, b', href: '/x' }, 'Days: 7', "Days: { text: 'a, b', href: /x }"],
  ])('replaces %s and nothing else', (_, steps, value, from, to) => {
    expect(writeAt(PAGE, steps, value)).toBe(PAGE.replace(from, to));
  });

  it('adds a missing field after the others', () => {
    expect(writeAt(PAGE, ['fields', 'Code'], 'A-1')).toBe(`${PAGE}  Code: A-1\n`);
    expect(writeAt('fields: { Title: x }\n', ['fields', 'Code'], 'A')).toBe('fields: { Title: x, Code: A }\n');
  });

  it('writes the document anew when the object around the field is missing', () => {
    const text = writeAt('# a\ntemplate: Page # b\nmore: 1\n', ['fields', 'Title'], { ar: 'أ', en: 'A' });
    expect(text).toMatch(/^# a\ntemplate: Page # b\nmore: 1\nfields:/);
    expect(parse(text)).toEqual({ template: 'Page', more: 1, fields: { Title: { ar: 'أ', en: 'A' } } });
  });

  it.each([
    '  led by blanks',
    'ends with blanks \nhere',
    'two\n\n\n',
    '- a: b',
    '#x',
    '{',
    'yes',
    '2026-01-31',
    '',
    '"',
    "'",
    '\t',
  ])('writes a text that parses to the same value: %j', (value) => {
    for (const steps of [
      ['fields', 'Title', 'ar'],
      ['fields', 'Text', 'ar'],
      ['fields', 'Days'],
      ['fields', 'New'],
    ])
      expect(parse(writeAt(PAGE, steps, value)), steps.join('.')).toHaveProperty(steps, value);
  });
});

describe('withVersion', () => {
  it('adds the version after the template', () => {
    expect(withVersion(PAGE, 2)).toBe(PAGE.replace('# of the bank\n', '# of the bank\nversion: 2\n'));
  });

  it('replaces an existing version', () => {
    expect(withVersion('template: Page\nversion: 3 # c\n', 4)).toBe('template: Page\nversion: 4 # c\n');
  });

  it('works without a line break at the end and without a template', () => {
    expect(parse(withVersion('template: Page', 2))).toEqual({ template: 'Page', version: 2 });
    expect(parse(withVersion('fields: {}\n', 2))).toEqual({ fields: {}, version: 2 });
  });
});

/** Returns the start and end offset of a value in a text. */
function rangeOf(text: string, steps: readonly string[]): readonly [start: number, end: number] {
  const node = parseDocument(text).getIn(steps, true);
  if (!isNode(node) || !node.range) throw new Error(`nothing at ${steps.join('.')}`);
  return [node.range[0], node.range[1]];
}

describe('writeAt in the files of the demo bank', () => {
  const root = join(import.meta.dirname, '..', '..', '..', 'content');
  const files = ['pages', 'items'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yml'))
      .map((file) => `${folder}/${file}`),
  );

  it('changes only the range of the field, for every field', () => {
    let written = 0;
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      const read: unknown = parse(text);
      const fields = isRecord(read) && isRecord(read.fields) ? read.fields : {};
      for (const [field, value] of Object.entries(fields)) {
        const steps = isRecord(value) && typeof value.ar === 'string' ? ['fields', field, 'ar'] : ['fields', field];
        const next = writeAt(text, steps, 'كلمات جديدة');
        const [start, end] = rangeOf(text, steps);
        expect(next.startsWith(text.slice(0, start)), `${file} ${field}`).toBe(true);
        expect(next.endsWith(text.slice(end)), `${file} ${field}`).toBe(true);
        expect(parse(next), `${file} ${field}`).toHaveProperty(steps, 'كلمات جديدة');
        written += 1;
      }
    }
    expect(written).toBeGreaterThan(100);
  });
});
