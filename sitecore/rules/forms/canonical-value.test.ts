import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDigitsOf } from '../digits.ts';
import { canonicalCode, canonicalTelephone, hyphenatedCode } from './canonical-value.ts';
import { checkField } from './check-field.ts';
import { fieldNamed } from './forms.fixture.ts';
import type { FormField } from './form-model.ts';
import { isCanonical, normalizeValue } from './normalize-value.ts';

const MOBILE = { type: 'telephone', validators: ['mobile'] } as const;
const EMAIL = { type: 'email' } as const;
const ID = { validators: ['nationalId'] } as const;
const CIC = { validators: ['cic'] } as const;
const NAME = { type: 'text' } as const;
const NUMBER = { type: 'number' } as const;

/** Returns the value that a field keeps of an entered text, or the name of the check that it does not pass. */
function taken(options: Partial<FormField>, entered: string): string {
  const field = fieldNamed('field', options);
  const value = normalizeValue(field, entered);
  return checkField(field, [value], 20_780)?.validator ?? value;
}

/** Marks that nobody sees. */
const MARKS = [
  '\u200E',
  '\u200F',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u202A',
  '\u202C',
  '\uFEFF',
  '\u2060',
  '\u200B',
];
const BREAKS = [
  ' ',
  '\u00A0',
  '\u202F',
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2212',
  '.',
  '(',
  ')',
];
const SETS = fc.constantFrom('1', '١', '۱', '１');

/** Draws a text with marks and other pieces between its characters, in any set of digits. */
const strewn = (text: fc.Arbitrary<string>, pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      text,
      SETS,
      fc.array(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 2 }), { minLength: 40, maxLength: 40 }),
    )
    .map(([plain, set, between]) =>
      Array.from(inDigitsOf(set, plain), (one, index) => `${between[index] ?? ''}${one}`)
        .join('')
        .concat(between[39] ?? ''),
    );

describe('a mobile number', () => {
  it.each([
    ...[
      '0557654321',
      '+966 55 765 4321',
      '00966557654321',
      '966557654321',
      '55 765 4321',
      '(055) 765-4321',
      '055.765.4321',
    ],
    ...['+966 (0)55 765 4321', '\u2067+966\u00A055\u2011765\u20134321\u2069', '\u200E055\u200E7654321', '055/765/4321'],
    ...['٠٥٥٧٦٥٤٣٢١', '۰۵۵۷۶۵۴۳۲۱', '０５５７６５４３２１', '＋９６６ ５５ ７６５ ４３２１', '+٩٦٦ ٥٥ ٧٦٥ ٤٣٢١'],
  ])('%j is taken as 0557654321', (entered) => {
    expect(taken(MOBILE, entered)).toBe('0557654321');
  });

  it.each([
    '055765432',
    '05576543210',
    '0527654321',
    '+1 555 765 4321',
    '0114567890',
    'call me',
    '055-765-43a1',
    '055765+4321',
  ])('%j is refused', (entered) => {
    expect(['mobile', 'telephone']).toContain(taken(MOBILE, entered));
  });

  it('is the same however it is written', () => {
    const digits = fc.tuple(
      fc.constantFrom('', '0', '+966', '00966', '966', '+9660'),
      fc.stringMatching(/^5[013-9]\d{7}$/),
    );
    const pieces = [...MARKS, ...BREAKS];
    fc.assert(
      fc.property(
        digits.chain(([prefix, rest]) => fc.tuple(strewn(fc.constant(prefix + rest), pieces), fc.constant(rest))),
        ([entered, rest]) => {
          expect(taken(MOBILE, entered)).toBe(`0${rest}`);
        },
      ),
    );
  });

  it('keeps what it is after it was shown', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0559٦۶+() -.a'), ...MARKS), maxLength: 16 }),
        (entered) => {
          const once = normalizeValue(fieldNamed('field', MOBILE), entered);
          expect(normalizeValue(fieldNamed('field', MOBILE), once)).toBe(once);
        },
      ),
    );
  });
});

it.each([
  ['+966 11 456 7890', '0114567890'],
  ['011 456 7890', '0114567890'],
  ['800 124 4321', '8001244321'],
  ['+966 920001234', '+966920001234'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+44 (20) 7946-0958', '+442079460958'],
  ['call me', undefined],
  ['', undefined],
])('the telephone number %j is %j', (entered, value) => {
  expect(canonicalTelephone(entered)).toBe(value);
});

describe('an email address', () => {
  it.each([
    'm@bank.example',
    '\u200Em@bank.example',
    'm@\uFEFFbank.example',
    'm\u2060@bank.example',
    'm@bank.example ',
    'm@bank.example.',
    ' m@bank.example. \u200F',
  ])('%j is taken as m@bank.example', (entered) => {
    expect(taken(EMAIL, entered)).toBe('m@bank.example');
  });

  it.each([
    '<m@bank.example>',
    'm@bank.example,',
    'm@bank.example;',
    'm@bank.example،',
    '"m"@bank.example',
    'mailto:m@bank.example',
    'm@bank..example',
    'm n@bank.example',
  ])('%j is refused', (entered) => {
    expect(taken(EMAIL, entered)).toBe('email');
  });

  it('is the same wherever marks stand in it', () => {
    const pieces = [...MARKS];
    fc.assert(
      fc.property(
        strewn(fc.constant('sara.a+x@mail.bank.sa'), pieces),
        fc.constantFrom('', ' ', '.', '. ', '\u00A0'),
        (entered, after) => {
          expect(taken(EMAIL, entered + after)).toBe('sara.a+x@mail.bank.sa');
        },
      ),
    );
  });
});

describe('a number that names something', () => {
  it.each([
    [ID, '1 012 345 678', '1012345678'],
    [ID, '\u20671012345678\u2069', '1012345678'],
    [ID, '1012\u2011345\u2013678', '1012345678'],
    [ID, '１０１２３４５６７８', '1012345678'],
    [ID, '۱۰۱۲۳۴۵۶۷۸', '1012345678'],
    [ID, '3012345678', 'nationalId'],
    [ID, '10123456.8', 'nationalId'],
    [CIC, '00 1234-5678', '0012345678'],
    [CIC, '٠٠١٢٣٤\u200F', '001234'],
  ] as const)('%o with %j is %s', (field, entered, value) => {
    expect(taken(field, entered)).toBe(value);
  });

  it('is the same however it is grouped', () => {
    const pieces = [...MARKS, ...BREAKS.filter((one) => !'.()'.includes(one))];
    const id = fc.stringMatching(/^[12]\d{9}$/);
    fc.assert(
      fc.property(
        id.chain((plain) => fc.tuple(strewn(fc.constant(plain), pieces), fc.constant(plain))),
        ([entered, plain]) => {
          expect(taken(ID, entered)).toBe(plain);
        },
      ),
    );
  });

  it('of letters and digits is read in full width, too, and keeps its own hyphens where it has some', () => {
    expect(canonicalCode('ＳＡ03 8000\u00A00000\u20116080 1016 7519')).toBe('SA0380000000608010167519');
    expect(hyphenatedCode('\u200E2026\u2013۸۸۳۱ ')).toBe('2026-8831');
  });
});

it.each([
  ['\u200Fمنيرة  \u200Fالسبيعي\u00A0', 'منيرة السبيعي'],
  [' Dr.  Munira\u200E Alsubaie', 'Dr. Munira Alsubaie'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('the name %j is kept as %j', (entered, name) => {
  expect(taken(NAME, entered)).toBe(name);
});

it.each([
  ['1,500', '1500'],
  ['١٬٥٠٠', '1500'],
  ['007', '007'],
  ['7.5', 'digits'],
  ['12.3.4', 'digits'],
  ['1.500.000', '1500000'],
])('the number %j is %s', (entered, value) => {
  expect(taken(NUMBER, entered)).toBe(value);
});

it('leaves what nobody types as it is: options, texts of several lines, passwords', () => {
  const text = 'a\u200Eb';
  for (const type of ['dropdown', 'longText', 'password', 'hidden', 'checkboxes'] as const)
    expect(normalizeValue(fieldNamed('field', { type }), text)).toBe(text);
  expect([MOBILE, EMAIL, ID, NUMBER, NAME].map((field) => isCanonical(fieldNamed('field', field)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
