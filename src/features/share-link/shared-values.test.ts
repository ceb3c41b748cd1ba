import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedHash, sharedHash } from './shared-values.ts';

const read = (hash: string, name: string) => {
  const shared = readSharedHash(hash, name);
  return shared && Object.fromEntries(shared);
};

describe('readSharedHash', () => {
  it('reads the filled values for the form of that name only', () => {
    const hash = sharedHash('Auto', { amount: '١٢٠٠٠٠', tenure: '48', account: '' });
    expect(hash).toBe('#Auto?amount=%D9%A1%D9%A2%D9%A0%D9%A0%D9%A0%D9%A0&tenure=48');
    expect(read(hash, 'Auto')).toEqual({ amount: '١٢٠٠٠٠', tenure: '48' });
    expect(read(hash, 'Home')).toBeUndefined();
    expect(read('#terms', 'Auto')).toBeUndefined();
  });

  it('restores any values that sharedHash writes', () => {
    const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(value, value, value, (amount, tenure, account) => {
        const values = { amount, tenure, account };
        expect(read(sharedHash('Auto', values), 'Auto')).toEqual(values);
      }),
    );
  });
});
