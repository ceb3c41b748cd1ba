import { expect, it } from 'vitest';
import { rememberLoaded, wasLoaded } from './loaded-pages.ts';

it('remembers the pages that were loaded last, by language', () => {
  expect(wasLoaded('/about', 'ar')).toBe(false);
  rememberLoaded('/about', 'ar');
  expect([wasLoaded('/about', 'ar'), wasLoaded('/about', 'en')]).toEqual([true, false]);
  for (let index = 0; index < 20_000; index += 1) rememberLoaded(`/nowhere-${index}`, 'ar');
  expect([wasLoaded('/nowhere-0', 'ar'), wasLoaded('/about', 'ar')]).toEqual([true, false]);
});
