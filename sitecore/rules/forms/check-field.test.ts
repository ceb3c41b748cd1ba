import { describe, expect, it } from 'vitest';
import { checkField, validationMessage } from './check-field.ts';
import type { FormField } from './form-model.ts';
import { fieldNamed } from './forms.fixture.ts';
import { normalizeValue, padCic } from './normalize-value.ts';

/** 23 November 2026. */
const TODAY = 20_780;

/** Returns the name of the check that a typed value does not pass; undefined when it passes all. */
const failedBy = (field: Partial<FormField>, ...typed: readonly string[]): string | undefined => {
  const checked = fieldNamed('field', field);
  return checkField(
    checked,
    typed.map((value) => normalizeValue(checked, value)),
    TODAY,
  )?.validator;
};

describe('checkField', () => {
  it('requires a value, and of a checkbox that it is ticked', () => {
    expect(failedBy({ isRequired: true })).toBe('required');
    expect(failedBy({ isRequired: true }, '  ')).toBe('required');
    expect(failedBy({ isRequired: true, type: 'checkbox' }, 'false')).toBe('required');
    expect(failedBy({ isRequired: true, type: 'checkbox' }, 'true')).toBeUndefined();
    expect(failedBy({ isRequired: true }, 'a')).toBeUndefined();
  });

  it('lets the state of a rule decide what is required', () => {
    expect(checkField(fieldNamed('field', { isRequired: true }), [], TODAY, false)).toBeUndefined();
  });

  it('checks the shape of an email address, and none of an empty optional one', () => {
    const email = { type: 'email' } as const;
    for (const right of ['a@b.sa', 'sara.a+x@mail.bank.sa', 'سارة@بنك.السعودية', ''])
      expect(failedBy(email, right)).toBeUndefined();
    for (const wrong of [
      'a',
      'a@b',
      '@b.sa',
      'a@.sa',
      'a@b.',
      'a b@c.sa',
      'a@b..sa',
      'a@@b.sa',
      `${'a'.repeat(250)}@b.sa`,
    ])
      expect(failedBy(email, wrong), wrong).toBe('email');
  });

  it('FORM-11 checks the bounds of a number, inclusive, and none that is not set', () => {
    const number = { type: 'number', min: '18', max: '65' } as const;
    for (const right of ['18', '65', '٣٠', '']) expect(failedBy(number, right)).toBeUndefined();
    for (const wrong of ['17', '66', '0']) expect(failedBy(number, wrong)).toBe('range');
    expect(failedBy({ type: 'number', min: '18' }, '99999')).toBeUndefined();
    expect(failedBy({ type: 'number', max: '65' }, '0')).toBeUndefined();
  });

  it('names both bounds of a number: 0 for a missing minimum, the largest of its digits for a missing maximum', () => {
    const messages = { range: 'Enter a number between {1} and {2}.' };
    const message = (bounds: Partial<FormField>, value: string): string => {
      const field = fieldNamed('age', { type: 'number', messages, ...bounds });
      const error = checkField(field, [value], TODAY);
      return error ? validationMessage(field, error) : '';
    };
    expect(message({ min: '18', max: '65' }, '17')).toBe('Enter a number between 18 and 65.');
    expect(message({ max: '65' }, '66')).toBe('Enter a number between 0 and 65.');
    expect(message({ min: '18', maxDigits: 3 }, '17')).toBe('Enter a number between 18 and 999.');
    expect(message({ min: '18', max: '65' }, '18')).toBe('');
  });

  it('refuses anything but digits in a number, and more than its cap', () => {
    expect(failedBy({ type: 'number' }, '1.5')).toBe('digits');
    expect(failedBy({ type: 'number' }, '-1')).toBe('digits');
    expect(failedBy({ type: 'number', maxDigits: 3 }, '1234')).toBe('digits');
  });

  it('checks a telephone number, a day and its bounds', () => {
    expect(failedBy({ type: 'telephone' }, '+966 (50) 123-4567')).toBeUndefined();
    expect(failedBy({ type: 'telephone' }, 'call me')).toBe('telephone');
    const day = { type: 'date', min: '2026-01-01', max: '2026-12-31' } as const;
    expect(failedBy(day, '2026-02-28T00:00:00')).toBeUndefined();
    expect(failedBy(day, '2026-02-30')).toBe('date');
    expect(failedBy(day, '31/01/2026')).toBe('date');
    expect(failedBy(day, '2027-01-01')).toBe('dateRange');
  });

  it('counts the bounds of a date from today', () => {
    const day = { type: 'date', minDays: -1, maxDays: 30 } as const;
    for (const right of ['2026-11-22', '2026-12-23']) expect(failedBy(day, right), right).toBeUndefined();
    for (const wrong of ['2026-11-21', '2026-12-24']) expect(failedBy(day, wrong), wrong).toBe('dateRange');
  });

  it('checks that a choice is one of its options, every one of several', () => {
    const options = [{ value: 'a', text: 'A' }];
    expect(failedBy({ type: 'dropdown', options }, 'a')).toBeUndefined();
    expect(failedBy({ type: 'checkboxes', options }, 'a', 'b')).toBe('option');
    expect(failedBy({ type: 'dropdown' }, 'anything')).toBeUndefined();
  });

  it('checks lengths, where a line break counts as one character', () => {
    const text = { type: 'longText', minLength: 3, maxLength: 5 } as const;
    expect(failedBy(text, 'a\r\nbcd')).toBeUndefined();
    expect(failedBy(text, 'ab')).toBe('length');
    expect(failedBy(text, 'abcdef')).toBe('length');
  });

  it('checks national IDs, CIC numbers and Saudi mobile numbers', () => {
    const withCheck = (one: 'nationalId' | 'cic' | 'mobile') => ({ validators: [one] });
    expect(failedBy(withCheck('nationalId'), '١٠١٢٣٤٥٦٧٨')).toBeUndefined();
    expect(failedBy(withCheck('nationalId'), '3012345678')).toBe('nationalId');
    expect(failedBy(withCheck('mobile'), '0501234567')).toBeUndefined();
    expect(failedBy(withCheck('mobile'), '12')).toBe('mobile');
    expect(failedBy(withCheck('cic'), '0012345678901234')).toBeUndefined();
    expect(failedBy(withCheck('cic'), 'x')).toBe('cic');
  });
});

describe('normalizeValue', () => {
  it('removes what no store and no page can hold', () => {
    const text = fieldNamed('text', { type: 'longText' });
    expect(normalizeValue(text, ' a\u0000b\u0007\r\nc\ud800 ')).toBe('ab\nc\ufffd');
    expect(normalizeValue(fieldNamed('line'), 'a\n\tb')).toBe('a b');
  });
});

it('pads a value with zeros to 16 characters; an empty one and a longer one stay', () => {
  expect(padCic('1234567')).toBe('0000000001234567');
  expect(padCic('0000000001234567')).toBe('0000000001234567');
  expect(padCic('12345678901234567')).toBe('12345678901234567');
  expect(padCic('')).toBe('');
});
