import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedHash, sharedHash } from './shared-values.ts';

const initial = { amount: '', tenure: '12', account: '' };
const auto = { name: 'Auto', initial };

describe('entries in the fragment of an address', () => {
  it('are those that are filled, for the calculator of that name alone', () => {
    const hash = sharedHash('Auto', { amount: '١٢٠٠٠٠', tenure: '48', account: '' });
    expect(hash).toBe('#Auto?amount=%D9%A1%D9%A2%D9%A0%D9%A0%D9%A0%D9%A0&tenure=48');
    expect(readSharedHash(hash, auto)).toEqual({ amount: '١٢٠٠٠٠', tenure: '48', account: '' });
    expect(readSharedHash(hash, { name: 'Home', initial })).toBeUndefined();
    expect(readSharedHash('#terms', auto)).toBeUndefined();
  });

  it('come back as they were, whatever they are', () => {
    const entry = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(entry, entry, entry, (amount, tenure, account) => {
        const entries = { amount, tenure, account };
        expect(readSharedHash(sharedHash('Auto', entries), auto)).toEqual(entries);
      }),
    );
  });

  it('leave out unknown fields, choices that are not offered and what is too long to be an entry', () => {
    const offers = { tenure: ['12', '24'] };
    const read = (query: string) => readSharedHash(`#Auto?${query}`, { ...auto, allowedValues: offers });
    expect(read('tenure=13&amount=5&colour=red&toString=x')).toEqual({ ...initial, amount: '5' });
    expect(read('tenure=24')).toEqual({ ...initial, tenure: '24' });
    expect(read(`amount=${'9'.repeat(41)}`)).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
