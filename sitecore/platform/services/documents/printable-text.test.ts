import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaledRuns } from '#tests/support/random-cases.ts';
import { documentContent } from './document-kinds.ts';
import { printableText } from './printable-text.ts';
import { type DocumentContent, renderDocument } from './render-document.ts';

const contentIn = (language: 'ar' | 'en'): DocumentContent =>
  documentContent(
    {
      ...{ id: 'id', nationalId: '1000000001', reference: '8804127730', kind: 'clearance' },
      ...{ holderAr: 'نورة السبيعي', holderEn: 'Noura Alsubaie', issuedOn: '2026-11-02', validUntil: '2027-11-02' },
    },
    language,
    'https://www.rukn.example',
  );

/** Characters of every plane, halves of pairs among them, and those that texts of people have. */
const characters = fc.oneof(
  fc.nat(0x2ff).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(
    ...Array.from('#\\"$*_`[]{}<>@~=-+/%&|'),
    '\u200C',
    '\u200D',
    '\u202E',
    '\u2066',
    '\uFE0F',
    '\u0301',
    '\u0651',
  ),
);
const texts = fc.string({ unit: characters, maxLength: 30 });

describe('printableText', () => {
  it.each([
    ['what the fonts have, as it is', 'شهادة Kılıç ½ … “٣٬٠٠٠”\u00A0é\nx', 'شهادة Kılıç ½ … “٣٬٠٠٠”\u00A0é\nx'],
    ['composed letters', 'e\u0301 ا\u0654', 'é أ'],
    ['Arabic for Persian', 'سکینه یوسفی', 'سكينه يوسفي'],
    ['the letter without its mark', 'Ayşe Şen Łukasz ħ', 'Ayse Sen Lukasz h'],
    ['compatible characters', 'ﷲ ﻣﺤﻤﺪ ﬁ Ａli', 'الله محمد fi Ali'],
    ['a sign for what nothing stands for', 'a😀漢 Ω\uD800\uE000', 'a?? ???'],
    ['nothing for controls and directions', 'a\u0000\u0007\u202Eb\u2066\u200F\uFEFF\u00ADc', 'abc'],
    ['no mark alone', '\u0301\u0651محمَّد \u093F', 'محمد '],
    ['spaces for other white space', 'a\tb\u2028c\u3000d', 'a b c d'],
  ])('returns %s', (_, text, expected) => {
    expect(printableText(text)).toBe(expected);
  });

  it('keeps the texts of documents', () => {
    for (const language of ['ar', 'en'] as const) {
      const all = JSON.stringify(contentIn(language));
      expect(printableText(all)).toBe(all);
    }
  });

  it('returns of its result the same', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = printableText(text);
        expect(printableText(once)).toBe(once);
      }),
    );
  });
});

describe.each(['ar', 'en'] as const)('a document in %s', (language) => {
  it('is made of any text, wherever it stands', () => {
    const content = contentIn(language);
    const pairs = fc.array(fc.record({ label: texts, value: texts }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(pairs, texts, (facts, text) => {
        const sections = [{ title: `1 ${text}`, text }];
        const table = { title: `2 ${text}`, heads: [text, text], rows: [[text, text]] };
        const pdf = renderDocument({ ...content, issued: text, paragraphs: [text], facts, sections, table });
        expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: scaledRuns(20) },
    );
  });

  it('is made of every character up to the end of Arabic', () => {
    const all = Array.from({ length: 0x780 }, (_, code) => String.fromCodePoint(code));
    const pdf = renderDocument({ ...contentIn(language), paragraphs: [all.join(''), all.join(' '), all.join('م')] });
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
