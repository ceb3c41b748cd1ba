import { expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

it('takes the keys that widgets declare and no others, of each the first value', () => {
  expect(readQuery({ tab: ['home', 'auto'], utm_source: 'mail' })).toEqual({ tab: 'home' });
});

it('leaves out a value that is too long to be a choice', () => {
  expect(readQuery({ tab: 'x'.repeat(201) })).toEqual({});
});
