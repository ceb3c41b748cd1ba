import { describe, expect, it } from 'vitest';
import { absoluteAssets } from './absolute-assets.ts';

const absolute = (html: string) => absoluteAssets(html, 'https://www.rukn.example');

describe('absoluteAssets', () => {
  it.each([
    [
      'scripts',
      '<script defer="" src="/_next/a.js"></script>',
      '<script defer="" src="https://www.rukn.example/_next/a.js"></script>',
    ],
    [
      'styles',
      '<link href="/_next/a.css" rel="stylesheet"/>',
      '<link href="https://www.rukn.example/_next/a.css" rel="stylesheet"/>',
    ],
    [
      'fonts',
      '<link rel="preload" href="/fonts/a.woff2"/>',
      '<link rel="preload" href="https://www.rukn.example/fonts/a.woff2"/>',
    ],
    [
      'pictures',
      '<img alt="a > b" src="/-/media/a.svg"/>',
      '<img alt="a > b" src="https://www.rukn.example/-/media/a.svg"/>',
    ],
    ['no drawings of a file', '<svg><use href="/scenes/a.svg#b"></use></svg>', '<svg></svg>'],
    ['drawings of the page', '<svg><use href="#b"></use></svg>', '<svg><use href="#b"></use></svg>'],
    ['pictures in single quotes', "<img src='/-/media/a.svg'>", "<img src='https://www.rukn.example/-/media/a.svg'>"],
    [
      'every width of a picture',
      '<source srcSet="/-/media/a.svg?w=1 1x, /-/media/a.svg?w=2 2x"/>',
      '<source srcSet="https://www.rukn.example/-/media/a.svg?w=1 1x, https://www.rukn.example/-/media/a.svg?w=2 2x"/>',
    ],
  ])('makes %s load from the site', (_, html, expected) => {
    expect(absolute(html)).toBe(expected);
  });

  it.each([
    ['links to pages', '<a href="/help">a</a>'],
    ['the canonical link', '<link rel="canonical" href="/help"/>'],
    ['URLs of other hosts', '<img src="//a.example/a.svg"/><script src="https://a.example/a.js"></script>'],
    ['pictures of the editor itself', '<img src="/sitecore/editing/empty.svg"/><img src="/~/icon/a.png"/>'],
    ['inline pictures', '<img src="data:image/svg+xml,%3Csvg/%3E"/>'],
    ['HTML in an input’s value', '<input value="&lt;img src=&quot;/a.svg&quot;&gt;"/>'],
    ['texts that contain URLs', '<p>src="/a.svg"</p><code>{"icon":"/temp/a.png"}</code>'],
  ])('leaves unchanged: %s', (_, html) => {
    expect(absolute(html)).toBe(html);
  });

  it('adds assetPrefix to Next’s data and changes nothing else in it', () => {
    expect(absolute('<script id="__NEXT_DATA__" type="application/json">{"props":{"src":"/a"}}</script>')).toBe(
      '<script id="__NEXT_DATA__" type="application/json">{"assetPrefix":"https://www.rukn.example","props":{"src":"/a"}}</script>',
    );
  });
});
