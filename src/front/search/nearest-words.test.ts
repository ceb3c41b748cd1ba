import { describe, expect, it } from 'vitest';
import { indexedPage, indexOf } from '#tests/support/indexed-pages.ts';
import { nearestQuery, otherKeyboard, WrittenWords } from './nearest-words.ts';

const index = indexOf([
  indexedPage('/cards', { title: 'بطاقة السفر', headings: ['بطاقة مدى'] }),
  indexedPage('/loan', { title: 'Home Loan', headings: ['Branch'] }),
]);

describe('otherKeyboard', () => {
  it.each([
    ['fxhrm', 'بءاقة'],
    ["f'hrm", 'بطاقة'],
    ["hgf'hrm", 'البطاقة'],
    ['بطاقة', "f'hrm"],
    ['اخةث', 'home'],
    ['b', 'لا'],
    ['لا', 'b'],
    ['HOME', 'اخةث'],
    ['24 😀', '24 😀'],
    ['', ''],
  ])('of %s is %s', (text, typed) => {
    expect(otherKeyboard(text)).toBe(typed);
  });

  it.each(['بطاقة ائتمان', 'حساب التوفير', 'home loan', 'credit card', 'branch'])('undoes itself for %s', (text) => {
    expect(otherKeyboard(otherKeyboard(text))).toBe(text);
  });
});

describe('nearestQuery', () => {
  it.each([
    ['a letter that lacks', 'بطقة', 'بطاقة'],
    ['a word with another that finds pages', 'بطقة السفر', 'بطاقة السفر'],
    ['two letters more', 'braanchh', 'Branch'],
    ['another letter', 'loen', 'Loan'],
    ['Arabic keys', otherKeyboard('home loan'), 'home loan'],
    ['Latin keys', otherKeyboard('بطاقة'), 'بطاقة'],
    ['nothing near', 'زغبرت', undefined],
    ['a short word', 'xyz', undefined],
    ['marks alone', '؟!', undefined],
    ['nothing', '', undefined],
  ])('corrects %s: %s', (_, query, nearest) => {
    expect(index.nearest(query)).toBe(nearest);
  });

  it('is nothing where the words near find no page together', () => {
    const words = { near: () => 'near', written: (word: string) => word, finds: (text: string) => text === 'one' };
    expect(nearestQuery('one other', words)).toBe(undefined);
    expect(nearestQuery('one', { ...words, near: () => undefined })).toBe(undefined);
  });
});

describe('WrittenWords', () => {
  it('has a word as it is mostly written, itself where no text has it', () => {
    const words = new WrittenWords();
    for (const text of ['الأطفال', 'الاطفال', 'الأطفال', 'Loan']) words.add(text);
    expect(['اطفال', 'loan', 'x'].map((folded) => words.written(folded))).toEqual(['الأطفال', 'Loan', 'x']);
  });
});
