import { describe, expect, it } from 'vitest';
import { fill } from '#src/i18n/phrase.ts';
import { fieldText } from './field-text.ts';
import { amount, computedText, defineForm } from './schema.ts';

const phrases = {
  lease_most: 'حتى {amount} ريال',
  Invalid_BalloonPayment: 'أدخل دفعة أخيرة صحيحة',
  deposit_least: '{min} ريال فأكثر',
};
const most = computedText(['lease_most'], ({ values, phrases: { lease_most: phrase } }) =>
  values.price ? fill(phrase, { amount: values.price }) : undefined,
);
const beside = (values: Readonly<Record<string, string>>) => ({ phrases, language: 'ar', values }) as const;

describe('fieldText', () => {
  it('is computed from the values of the form', () => {
    expect(fieldText(most, beside({ price: '٥٠٠' }))).toBe('حتى ٥٠٠ ريال');
  });

  it('is undefined while the computed text does not apply, and for a field without a text', () => {
    expect(fieldText(most, beside({ price: '' }))).toBeUndefined();
    expect(fieldText(undefined, beside({}))).toBeUndefined();
  });

  it('is the first text that applies', () => {
    const texts = [most, 'Invalid_BalloonPayment'] as const;
    expect(fieldText(texts, beside({ price: '٩' }))).toBe('حتى ٩ ريال');
    expect(fieldText(texts, beside({}))).toBe('أدخل دفعة أخيرة صحيحة');
  });

  it('leaves out a phrase whose bound is not set', () => {
    expect(fieldText('deposit_least', beside({}))).toBeUndefined();
    expect(fieldText('deposit_least', beside({}), { min: '١٠٠' })).toBe('١٠٠ ريال فأكثر');
  });

  it('has the dictionary keys of all its texts declared with the form', () => {
    const form = defineForm({
      name: 'Texts',
      fields: { rest: amount({ note: most, invalid: [most, 'Invalid_BalloonPayment'], optional: true }) },
      groups: [{ fields: ['rest'] }],
    });
    expect(form.phrases).toEqual(['lease_most', 'Invalid_BalloonPayment']);
  });
});
