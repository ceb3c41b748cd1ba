import { describe, expect, it } from 'vitest';
import { prefillFrom } from './prefill-from.ts';

const derive = prefillFrom<'price' | 'deposit' | 'rest', 'deposit' | 'rest'>('price', ['deposit', 'rest'], (price) => ({
  deposit: price / 10,
  rest: price - price / 10,
}));
const EMPTY = { price: '', deposit: '', rest: '' };
const untouched = () => false;

describe('prefillFrom', () => {
  it('fills in the fields in the digits of the number that they come from', () => {
    expect(derive({ ...EMPTY, price: '1,000' }, untouched)).toEqual({ price: '1,000', deposit: '100', rest: '900' });
    expect(derive({ ...EMPTY, price: '١٠٠٠' }, untouched)).toEqual({ price: '١٠٠٠', deposit: '١٠٠', rest: '٩٠٠' });
  });

  it('leaves a field that the visitor has touched', () => {
    const values = { price: '1000', deposit: '250', rest: '' };
    expect(derive(values, (field) => field === 'deposit')).toEqual({ ...values, rest: '900' });
  });

  it('leaves the fields empty while there is no number', () => {
    expect(derive({ ...EMPTY, price: 'ten' }, untouched)).toEqual({ ...EMPTY, price: 'ten' });
  });
});
