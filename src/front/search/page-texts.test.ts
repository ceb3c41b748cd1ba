import { describe, expect, it } from 'vitest';
import { pageTexts, plainText } from './page-texts.ts';

const MOST_CHARACTERS = 12_000;

const layout = (placeholders: unknown, fields: unknown = {}) => ({ sitecore: { route: { fields, placeholders } } });
const main = (...blocks: readonly unknown[]) => layout({ 'headless-main': blocks });
const allOf = (page: unknown): readonly string[] => {
  const { headings, texts } = pageTexts(page);
  return [...headings, ...texts];
};

describe('pageTexts', () => {
  it('reads headings and texts of blocks, in both languages', () => {
    const fields = { Title: { value: 'بطاقات' }, Content: { value: '<p>رسوم <b>سنوية</b></p><p>Annual fee</p>' } };
    const read = pageTexts(main({ componentName: 'Text', fields }));
    expect(read).toEqual({ headings: ['بطاقات'], texts: ['رسوم سنوية\nAnnual fee'] });
  });

  it('reads the page’s own fields without those of its head', () => {
    const own = { BannerTitle: { value: 'تمويل السيارات' }, Title: { value: 'x' }, MetaDescription: { value: 'y y' } };
    expect(allOf(layout({}, own))).toEqual(['تمويل السيارات']);
  });

  it.each([
    ['a nested placeholder', { placeholders: { inner: [{ fields: { Title: { value: 'inside' } } }] } }],
    ['an item of a list', { fields: { Items: [{ fields: { Title: { value: 'inside' } } }] } }],
    ['a child', { fields: { data: { children: { results: [{ Title: { value: 'inside' } }] } } } }],
    ['a link', { fields: { Link: { value: { href: '/x y', text: 'inside' } } } }],
    ['a field with jsonValue', { fields: { Title: { jsonValue: { value: 'ignored' }, value: 'inside' } } }],
    ['an unknown component', { componentName: 'Nobody', fields: { someWords: { value: 'inside here' } } }],
  ])('reads %s', (_, block) => {
    expect(allOf(main(block)).join()).toContain('inside');
  });

  it.each([
    ['params', { params: { title: { value: 'hidden text' } } }],
    ['a choice', { fields: { Variant: { value: 'hidden' } } }],
    ['a picture', { fields: { Image: { value: { src: '/hidden.svg', alt: 'hidden' } } } }],
    ['a number', { fields: { Title: { value: 7 } } }],
    ['an odd null', { fields: { Title: { value: null }, Content: null, Items: [null, undefined] } }],
    ['an empty text', { fields: { Title: { value: '<p> </p>' } } }],
  ])('leaves out %s', (_, block) => {
    expect(allOf(main(block, null, 'text', 7))).toEqual([]);
  });

  it('leaves out header and footer', () => {
    const block = (value: string) => [{ fields: { Title: { value } } }];
    const page = layout({
      'headless-header': block('menu'),
      'headless-main': block('own'),
      'headless-footer': block('x'),
    });
    expect(allOf(page)).toEqual(['own']);
  });

  it('has each text once', () => {
    const block = { fields: { Content: { value: 'same text' } } };
    expect(allOf(main(block, block))).toEqual(['same text']);
  });

  it('stops after the bound of characters', () => {
    const block = (value: string) => ({ fields: { Content: { value } } });
    const long = Array.from({ length: 20 }, (_, index) => block(`${index} `.padEnd(1000, 'ب')));
    const read = allOf(main(...long));
    expect(read.join('').length).toBe(MOST_CHARACTERS);
    expect(read).toHaveLength(12);
  });

  it.each([undefined, null, 'text', [], {}, { sitecore: null }, { sitecore: { route: null } }, layout(null, null)])(
    'has nothing of %j',
    (page) => {
      expect(pageTexts(page)).toEqual({ headings: [], texts: [] });
    },
  );
});

describe('plainText', () => {
  it.each([
    ['<p>a</p><p>b</p>', 'a\nb'],
    ['a<br/>b<br>c', 'a\nb\nc'],
    ['<li>واحد</li> <li>اثنان</li>', 'واحد\nاثنان'],
    ['a &amp; b&nbsp;c &#1587; &quot;', 'a & b c س "'],
    ['&unknown; &constructor; &toString;', '&unknown; &constructor; &toString;'],
    ['&#9999999;', String.fromCodePoint(0x10ffff)],
    ['  a \t  b  ', 'a b'],
  ])('of %j is %j', (markup, text) => {
    expect(plainText(markup)).toBe(text);
  });
});
