import { expect, it } from 'vitest';
import { isProtectionTested } from './env.ts';

it('DEBUG-02 the protection-test overlay is off unless configuration switches it on, and never on in production', () => {
  expect(isProtectionTested({ NODE_ENV: 'development' })).toBe(false);
  expect(isProtectionTested({ NODE_ENV: 'development', PROTECTION_TEST: '0' })).toBe(false);
  expect(isProtectionTested({ NODE_ENV: 'production', QA: '1' })).toBe(false);
  expect(isProtectionTested({})).toBe(false);
  expect(isProtectionTested({ NODE_ENV: 'development', PROTECTION_TEST: '1' })).toBe(true);
  expect(isProtectionTested({ NODE_ENV: 'production', QA: '1', PROTECTION_TEST: '1' })).toBe(true);
  expect(isProtectionTested({ NODE_ENV: 'production', PROTECTION_TEST: '1' })).toBe(false);
  expect(isProtectionTested({ PROTECTION_TEST: '1' })).toBe(false);
});
