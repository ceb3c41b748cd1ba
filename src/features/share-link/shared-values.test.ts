import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedHash, sharedHash } from './shared-values.ts';

const initial = { amount: '', tenure: '12', account: '' };
const auto = { name: 'Auto', initial };

describe('readSharedHash', () => {
  it('reads the filled values for the form of that name only', () => {
    const hash = sharedHash('Auto', { amount: '١٢٠٠٠٠', tenure: '48', account: '' });
    expect(hash).toBe('#Auto?amount=%D9%A1%D9%A2%D9%A0%D9%A0%D9%A0%D9%A0&tenure=48');
    expect(readSharedHash(hash, auto)).toEqual({ amount: '١٢٠٠٠٠', tenure: '48', account: '' });
    expect(readSharedHash(hash, { name: 'Home', initial })).toBeUndefined();
    expect(readSharedHash('#terms', auto)).toBeUndefined();
  });

  it('restores any values that sharedHash writes', () => {
    const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(value, value, value, (amount, tenure, account) => {
        const values = { amount, tenure, account };
        expect(readSharedHash(sharedHash('Auto', values), auto)).toEqual(values);
      }),
    );
  });

  it('skips unknown fields, values that are not allowed and values that are too long', () => {
    const allowedValues = { tenure: ['12', '24'] };
    const read = (query: string) => readSharedHash(`#Auto?${query}`, { ...auto, allowedValues });
    expect(read('tenure=13&amount=5&colour=red&toString=x')).toEqual({ ...initial, amount: '5' });
    expect(read('tenure=24')).toEqual({ ...initial, tenure: '24' });
    expect(read(`amount=${'9'.repeat(41)}`)).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
