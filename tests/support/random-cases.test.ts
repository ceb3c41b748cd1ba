import fc from 'fast-check';
import { expect, it } from 'vitest';

it('gives all properties the same number of runs and the same seed', () => {
  // Read, not imported: they are set by the setup of all test files.
  expect(Object.keys(fc.readConfigureGlobal()).toSorted()).toEqual(['numRuns', 'seed']);
});
