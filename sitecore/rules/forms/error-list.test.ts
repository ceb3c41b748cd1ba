import { expect, it } from 'vitest';
import { listedMessages } from './error-list.ts';

it('FORM-04 hides every message that contains the word required, in any case', () => {
  expect(listedMessages(['Name is required.', 'REQUIRED', 'Wrong number'])).toEqual(['Wrong number']);
});

it('FORM-05 hides the repeats of a message', () => {
  expect(listedMessages(['b', 'a', 'b', 'a'])).toEqual(['b', 'a']);
});
