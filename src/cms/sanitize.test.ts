import { describe, expect, it } from 'vitest';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { sanitizeMarkup } from './sanitize.ts';

const clean = (markup: string) => sanitizeMarkup(markup, { href: (href) => localizeHref(href, 'en') });

describe('sanitizeMarkup', () => {
  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://a.example"></iframe>b', 'b'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    [
      'a drawing that is not one of our icons',
      '<svg class="icon"><use href="https://a.example/x.svg#icon-a"></use></svg>',
      '<svg class="icon"></svg>',
    ],
    [
      'a class of the site’s own',
      '<p class="modal">a</p><span class="riyal x">b</span>',
      '<p>a</p><span class="riyal">b</span>',
    ],
    ['a form', '<form action="/x"><input name="a"></form>', ''],
    ['an SVG with a script', '<svg onload="alert(1)"><circle/></svg>', ''],
    ['an address without scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ])('removes %s', (_, markup, expected) => {
    expect(clean(markup)).toBe(expected);
  });

  it.each([
    [
      'headings, lists and emphasis',
      '<h3>a</h3><ul><li><strong>b</strong></li></ul>',
      '<h3>a</h3><ul><li><strong>b</strong></li></ul>',
    ],
    [
      'tables with their heads',
      '<table><tr><th scope="col">a</th></tr></table>',
      '<table><tr><th scope="col">a</th></tr></table>',
    ],
    ['internal links, in the page’s language', '<a href="/help">a</a>', '<a href="/en/help">a</a>'],
    ['telephone links', '<a href="tel:8001234567">a</a>', '<a href="tel:8001234567">a</a>'],
    ['directions of codes', '<bdo dir="ltr">1 2</bdo>', '<bdo dir="ltr">1 2</bdo>'],
  ])('keeps %s', (_, markup, expected) => {
    expect(clean(markup)).toBe(expected);
  });

  it.each([
    ['an id of the page’s data', '<p id="__NEXT_DATA__">{}</p>', '<p id="c-__NEXT_DATA__">{}</p>'],
    ['an id of the site’s own', '<div id=main>a</div>', '<div id="c-main">a</div>'],
    ['an id that is prefixed already', '<p id="c-a">a</p>', '<p id="c-a">a</p>'],
    [
      'links within the text',
      `<a href="#fees">a</a><h2 ID='fees'>b</h2><a href="#%D8%B1%D8%B3%D9%88%D9%85">c</a><h2 id="رسوم">d</h2>`,
      '<a href="#c-fees">a</a><h2 id="c-fees">b</h2><a href="#c-%D8%B1%D8%B3%D9%88%D9%85">c</a><h2 id="c-رسوم">d</h2>',
    ],
    ['no link to another part of the page', '<a href="#terms">a</a>', '<a href="#terms">a</a>'],
  ])('prefixes ids: %s', (_, markup, expected) => {
    expect(clean(markup)).toBe(expected);
  });

  it('keeps ids in editing, where texts are saved as they are shown', () => {
    const markup = '<a href="#fees">a</a><h2 id="fees">b</h2>';
    expect(sanitizeMarkup(markup, { href: (href) => href, prefixesIds: false })).toBe(markup);
  });

  it('turns a first-level heading into a second-level one, since the page has its own', () => {
    expect(clean('<h1>a</h1>')).toBe('<h2>a</h2>');
  });

  it('adds rel="noopener noreferrer" to links that open a new window', () => {
    expect(clean('<a href="https://a.example/" target="_blank">a</a>')).toBe(
      '<a target="_blank" rel="noopener noreferrer" href="https://a.example/">a</a>',
    );
  });
});
