import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAY_MATCH_RULE } from './may-match-rule.ts';
import { markedElement, splitByRules } from './text-rules.ts';

/** Returns a text as it is marked, each part in brackets: [figures:011 456 7890]. */
const marked = (text: string, language: 'ar' | 'en' = 'ar'): string =>
  splitByRules(text, language)
    .map((piece) =>
      typeof piece === 'string' ? piece : `[${piece.kind}:${piece.before ?? ''}${piece.text}${piece.after ?? ''}]`,
    )
    .join('');

describe('splitByRules', () => {
  it.each([
    '800 124 4321',
    '٨٠٠ ١٢٤ ٤٣٢١',
    '011 456 7890',
    '011\u00A0456\u00A07890',
    '(011) 456 7890',
    '+966 (11) 456 7890',
    '+966(11)4567890',
    '011-456-7890',
    '4321 1234 5678 9876',
    '٤٣٢١ ١٢٣٤ ٥٦٧٨ ٩٨٧٦',
    'SA03 8000 0000 6080 1016 7519',
    'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩',
    '2026-11-28',
    '٢٠٢٦-١١-٢٨',
    '1/3',
    '١ / ٣',
    '28/11/2026',
    '9:00 - 17:00',
    '٩:٠٠ – ١٧:٠٠',
    '1 500 000',
  ])('marks %s as one number that stands left to right', (figures) => {
    expect(marked(figures)).toBe(`[figures:${figures}]`);
    expect(marked(`اتصل على ${figures}، أو زرنا.`)).toBe(`اتصل على [figures:${figures}]، أو زرنا.`);
    expect(marked(figures, 'en')).toBe(figures);
    expect(markedElement({ kind: 'figures', text: figures }, 'ar')).toMatchObject({
      tag: 'bdo',
      attributes: { dir: 'ltr' },
    });
  });

  it.each([
    ['5%-10%', '[percent:5]%-[percent:10]%'],
    ['بين 5%-10% سنوياً', 'بين [percent:5]%-[percent:10]% سنوياً'],
    ['من -5% إلى 10%', 'من [percent:-5]% إلى [percent:10]%'],
    ['+966 800 123 4567', '[phone:+966 800 123 4567]'],
    ['150 ريال', '[riyal:150 ريال]'],
    ['10 20%', '10 [percent:20]%'],
  ])('marks %s as before, and a hyphen after a percent sign as no minus', (text, result) => {
    expect(marked(text)).toBe(result);
  });

  it.each(['في 2026', '1,500,000', '1.5 2.5', 'abc12 34', '12 34.5', '1 2 3', 'الفصل 3-4'])(
    'leaves %s as it is',
    (text) => {
      expect(marked(text)).toBe(text);
    },
  );

  const digits = fc.constantFrom(0x30, 0x660);
  const group = fc.stringMatching(/^\d{2,5}$/);
  const blank = fc.constantFrom(' ', '\u00A0', '\u2009', '\u202F');
  const inDigits = (text: string, zero: number) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  const numbers = fc.oneof(
    fc.tuple(fc.array(group, { minLength: 2, maxLength: 6 }), blank).map(([groups, between]) => groups.join(between)),
    fc.tuple(group, group, group).map((groups) => groups.join('-')),
    fc.tuple(fc.stringMatching(/^\d{1,3}$/), group, group).map(([area, one, other]) => `(${area}) ${one} ${other}`),
    fc
      .tuple(
        fc.stringMatching(/^[A-Z]{2}\d{2}$/),
        fc.array(fc.stringMatching(/^\d{4}$/), { minLength: 2, maxLength: 5 }),
      )
      .map(([first, groups]) => [first, ...groups].join(' ')),
    fc
      .tuple(fc.nat(23), fc.nat(23), fc.constantFrom('-', ' - ', ' – '))
      .map(([one, other, between]) => `${one}:00${between}${other}:30`),
    fc.tuple(fc.nat(99), fc.nat(99)).map(([one, other]) => `${one}/${other}`),
  );
  const before = fc.constantFrom('', 'اتصل على ', 'الرقم: ', '«', '(');
  const after = fc.constantFrom('', ' الآن', '، أو زرنا', '.', '»', ')');

  it('marks every number of several groups whole, in Western and Arabic digits, wherever it stands', () => {
    fc.assert(
      fc.property(numbers, digits, before, after, (number, zero, first, last) => {
        const written = inDigits(number, zero);
        expect(marked(first + written + last)).toBe(`${first}[figures:${written}]${last}`);
        expect(first + written + last).toMatch(MAY_MATCH_RULE);
      }),
    );
  });

  it('keeps any text, and takes a short time', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('01٢٣ -/:()+%٪.,٫SAا\u00A0')), maxLength: 30 });
    fc.assert(
      fc.property(text, (written) => {
        const pieces = splitByRules(written, 'ar');
        expect(
          pieces
            .map((piece) =>
              typeof piece === 'string' ? piece : (piece.before ?? '') + piece.text + (piece.after ?? ''),
            )
            .join(''),
        ).toBe(written);
        if (pieces.length > 1) expect(written).toMatch(MAY_MATCH_RULE);
      }),
    );
    for (const long of ['1 ', '12 ', '12-', '1', 'AB12 ', '(1)', '(1) 11', '1:11 - ', '1 / '])
      splitByRules(`${long.repeat(20_000)}x`, 'ar');
  });
});
