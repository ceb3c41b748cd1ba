import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telephoneHref } from './telephone.ts';

describe('telephoneHref', () => {
  it.each([
    ['٨٠٠ ١٢٣ ٤٥٦٧', 'tel:8001234567'],
    ['۸۰۰ ۱۲۳ ۴۵۶۷', 'tel:8001234567'],
    ['+966 11 123 4567', 'tel:+966111234567'],
    ['800-123 4567', 'tel:8001234567'],
    ['*100#', 'tel:*100#'],
    ['999', 'tel:999'],
    ['+966 (0)11 456 7890', 'tel:+966114567890'],
    ['00966 (0) 11 456 7890', 'tel:+966114567890'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['+966 011 456 7890', 'tel:+966114567890'],
    ['\u200E+966\u00A011\u2011456\u20117890\u202C', 'tel:+966114567890'],
    ['(011) 456-7890', 'tel:0114567890'],
    ['920 001 234 ext. 7', 'tel:920001234,7'],
    ['920001234, Ext: 705', 'tel:920001234,705'],
    ['920 001 234 x7', 'tel:920001234,7'],
    ['٩٢٠ ٠٠١ ٢٣٤ تحويلة ٧', 'tel:920001234,7'],
    ['920 001 234 / 011 456 7890', 'tel:920001234'],
    ['011 456 7890, 011 456 7891', 'tel:0114567890'],
    ['٠١١ ٤٥٦ ٧٨٩٠ أو ٩٢٠ ٠٠١ ٢٣٤', 'tel:0114567890'],
    ['0114567890 - 0114567891', 'tel:0114567890'],
    ['0114567890 0557654321', 'tel:0114567890'],
    ['+966 11 456 7890 +966 11 456 7891', 'tel:+966114567890'],
    ['Call 800 123 4567', 'tel:8001234567'],
  ])('turns %s into %s', (text, href) => {
    expect(telephoneHref(text)).toBe(href);
  });

  it.each(['', ' ', 'اتصل بنا', 'Call us', 'ext. 7', '24/7'])('has no number to dial in "%s"', (text) => {
    expect(telephoneHref(text)).toBeUndefined();
  });

  const local = fc
    .constantFrom('11', '12', '13', '50', '55')
    .chain((area) => fc.stringMatching(/^[2-9]\d{6}$/).map((rest) => ({ area, rest })));
  const gap = fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u2011', '\u2009');
  const digits = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);
  const prefix = fc.constantFrom('+966', '+966 (0)', '+966(0)', '00966 ', '00966 (0)', '\u202A+966 ', '+966 0');
  const inDigits = (text: string, zero: number) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

  it('dials a number however it is written, alone, with words, an extension or another number', () => {
    const rest = fc.constantFrom(
      '',
      ' (Riyadh)',
      ' / 920 001 234',
      '، 920 001 234',
      ' or 920001234',
      ' - 920001234',
      ' الرياض',
    );
    const extension = fc.option(
      fc.tuple(fc.constantFrom(' ext. ', ' x', ', Ext ', ' تحويلة '), fc.integer({ min: 1, max: 9999 })),
    );
    fc.assert(
      fc.property(
        local,
        prefix,
        gap,
        digits,
        fc.oneof(rest, extension),
        ({ area, rest: number }, first, between, zero, more) => {
          const [word, inner] = Array.isArray(more) ? more : [more ?? '', undefined];
          const written = `${first}${area}${between}${number.slice(0, 3)}${between}${number.slice(3)}${word}${inner ?? ''}`;
          const pause = inner === undefined ? '' : `,${inner}`;
          expect(telephoneHref(inDigits(written, zero))).toBe(`tel:+966${area}${number}${pause}`);
        },
      ),
    );
  });

  it('returns a URL that can be dialled or none, in a short time', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...Array.from('0٠۹ +-()/x,#*أ')) })),
        (text) => {
          expect(telephoneHref(text) ?? 'tel:999').toMatch(/^tel:[+*#]?\d[\d*#]*(?:,\d{1,6})?$/);
        },
      ),
    );
    for (const text of ['1 '.repeat(10_000), '('.repeat(100_000), `1${' '.repeat(100_000)}1`]) telephoneHref(text);
  });
});
