import { expect, it } from 'vitest';
import { lackingParts } from './lacking-parts.ts';

it.each([
  ['with a text in both', '<header>Rukn</header>', '<p>Text</p>', []],
  ['with a picture alone', '<header><svg></svg></header>', '<div><img src="/a.png" alt=""></div>', []],
  ['without a main part', '<header>Rukn</header>', undefined, ['main']],
  [
    'with empty elements',
    '<div class="contents"> </div>',
    '<div data-widget="Container"><div></div>\n</div>',
    ['header', 'main'],
  ],
])('finds what a page %s lacks', (_, header = '', main = '', expected) => {
  const placeholders = { 'headless-header': header, 'headless-main': main };
  expect(lackingParts(placeholders, { meta: [] })).toEqual(expected);
  expect(lackingParts(placeholders, { meta: [{ key: 'name', name: 'robots', content: 'noindex' }] })).toEqual(
    expected.filter((part) => part !== 'header'),
  );
});
