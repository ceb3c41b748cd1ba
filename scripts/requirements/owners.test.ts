import { expect, it } from 'vitest';
import { ownerDiagnostics } from './owners.ts';
import { NO_OWNED_IDS, OWNED_IDS, ROWS } from './requirements.fixture.ts';

const messages = (changes: Partial<typeof OWNED_IDS>) =>
  ownerDiagnostics(ROWS, { ...OWNED_IDS, ...changes }).map(({ message }) => message);

it('accepts that every row of a shared area has one owner', () => {
  expect(messages({})).toEqual([]);
});

it('refuses a row of a shared area without owner', () => {
  expect(messages(NO_OWNED_IDS)).toEqual([
    expect.stringContaining('DATA-01 has no owner'),
    expect.stringContaining('ERR-01 has no owner'),
  ]);
});

it('refuses a row with two owners, or twice with one', () => {
  expect(messages({ listings: ['DATA-01'] })).toEqual(['DATA-01 has more than one owner: shell, listings']);
  expect(messages({ shell: ['DATA-01', 'DATA-01'] })).toEqual(['DATA-01 has more than one owner: shell, shell']);
});

it('refuses an owned id that is no requirement, or that belongs to a whole area', () => {
  expect(messages({ sections: ['DATA-99'] })).toEqual(['DATA-99 (sections) is no requirement']);
  expect(messages({ sections: ['RULE-01'] })).toEqual([expect.stringContaining('RULE-01 belongs whole to RULE')]);
});
