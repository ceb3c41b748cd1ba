import { describe, expect, it } from 'vitest';
import { booleanParam, itemParam, numberParam, option, pageParam, type ParamKind, readParams } from './params.ts';
import { faqItem } from './templates/faq-item.ts';

const lines = numberParam({ default: 8, min: 1 });

describe('ParamKind.store', () => {
  it.each<[string, ParamKind<unknown>, unknown, string]>([
    ['true', booleanParam(), true, '1'],
    ['false', booleanParam(), false, ''],
    ['a whole number', lines, 3, '3'],
    ['a choice that is a number', option('4', '3'), 3, '3'],
    ['a page', pageParam(), '/about', '/about'],
    ['an item', itemParam(faqItem), '/items/faqs/card', '/items/faqs/card'],
  ])('stores %s as text', (_, kind, value, stored) => {
    expect(kind.store(value)).toEqual({ stored });
  });

  it.each<[string, ParamKind<unknown>, unknown, string]>([
    ['a text for a boolean', booleanParam(), 'yes', 'true or false, without quotes'],
    ['a fraction', lines, 2.5, 'a whole number from 1; 8 when absent'],
    ['a number below the least', lines, 0, 'a whole number from 1; 8 when absent'],
    ['any number where it has no bounds', numberParam({ default: 0 }), 'ten', 'a whole number; 0 when absent'],
    ['an unknown choice', option('tabs', 'icons'), 'icon', 'one of icons, tabs, not "icon"'],
    ['a page without its slash', pageParam(), 'about', 'the path of a page, which begins with /: /about'],
    [
      'an item without its slash',
      itemParam(faqItem),
      'a',
      'the path of an item of template FAQ Item, which begins with /',
    ],
  ])('expects another value than %s', (_, kind, value, expected) => {
    expect(kind.store(value)).toEqual({ expected });
  });
});

describe('readParams', () => {
  it.each([
    ['', 8],
    ['3', 3],
    ['0', 8],
    ['-2', 8],
    ['2.5', 8],
    ['many', 8],
  ])('reads the number “%s” as %i', (stored, read) => {
    expect(readParams({ lines }, { lines: stored })).toEqual({ lines: read });
  });

  it('reads a checkbox as Sitecore stores it, and defaults', () => {
    const params = { open: booleanParam(), style: option('tabs', 'icons') };
    expect(readParams(params, { open: '1', style: 'ICONS' })).toEqual({ open: true, style: 'icons' });
    expect(readParams(params, { style: 'cards' })).toEqual({ open: false, style: 'tabs' });
  });
});
