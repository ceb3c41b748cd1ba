import { describe, expect, it } from 'vitest';
import { splitEntries } from './entries.ts';

describe('splitEntries', () => {
  it.each([
    [
      'name=value pairs',
      '1=Chief%20Executive&2=Chair%20of%20a%20committee',
      ['Chief Executive', 'Chair of a committee'],
    ],
    ['URL-encoded Arabic', '1=%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6', ['الرياض']],
    ['plus signs, which stand for spaces', '1=Head+of+risk', ['Head of risk']],
    ['encoded separators', '1=Profit%20%26%20loss&2=a%3Db', ['Profit & loss', 'a=b']],
    ['"=" within a value', '1=a=b', ['a=b']],
    ['pairs without a value', '1=&2=%20%20&3&4=last', ['last']],
    ['pairs without a name', '=first&?=second', ['first', 'second']],
    ['what is no valid encoding', '1=100%&2=%zz', ['100%', '%zz']],
    ['lines', 'one\n two \r\nthree', ['one', 'two', 'three']],
    ['lines with "&"', 'Profit & loss\nMergers & acquisitions', ['Profit & loss', 'Mergers & acquisitions']],
    ['lines with "%"', '20% of the team\n%41', ['20% of the team', '%41']],
    ['blank lines', '\n \n', []],
    ['nothing', '', []],
  ])('splits %s', (_, text, entries) => {
    expect(splitEntries(text)).toEqual(entries);
  });
});
