import { describe, expect, it } from 'vitest';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { sanitizeMarkup } from './sanitize.ts';

const clean = (markup: string) => sanitizeMarkup(markup, (href) => localizeHref(href, 'en'));

describe('sanitizeMarkup', () => {
  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://a.example"></iframe>b', 'b'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
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
      '<div class="table-frame" tabindex="0"><table><tr><th scope="col">a</th></tr></table></div>',
    ],
    ['internal links, in the page’s language', '<a href="/help">a</a>', '<a href="/en/help">a</a>'],
    ['telephone links', '<a href="tel:8001234567">a</a>', '<a href="tel:8001234567">a</a>'],
    ['directions of codes', '<bdo dir="ltr">1 2</bdo>', '<bdo dir="ltr">1 2</bdo>'],
  ])('keeps %s', (_, markup, expected) => {
    expect(clean(markup)).toBe(expected);
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
