import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { localizeHref, switchLanguage } from './localize-href.ts';

describe('localizeHref', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/', 'ar', '/'],
    ['/personal', 'en', '/en/personal'],
    ['/personal', 'ar', '/personal'],
    ['/en/personal', 'en', '/en/personal'],
    ['/en', 'en', '/en'],
    ['/english', 'en', '/en/english'],
    ['/?q=1', 'en', '/en?q=1'],
    ['/#top', 'en', '/en#top'],
    ['#top', 'en', '#top'],
    ['https://a.example/x', 'en', 'https://a.example/x'],
    ['mailto:a@b.example', 'en', 'mailto:a@b.example'],
    ['tel:8001234567', 'en', 'tel:8001234567'],
    ['//a.example/x', 'en', '//a.example/x'],
    ['/-/media/a.svg', 'en', '/-/media/a.svg'],
  ] as const)('%s in %s is %s', (href, language, expected) => {
    expect(localizeHref(href, language)).toBe(expected);
  });

  it('never adds a second prefix', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...LANGUAGES), (path, language) => {
        const once = localizeHref(`/${path.replace(/^\/+/, '')}`, language);
        expect(localizeHref(once, language)).toBe(once);
      }),
    );
  });
});

it('SHELL-17 leaves links that start with http, mailto or tel unchanged in both languages', () => {
  const links = ['http://a.example/x', 'https://rukn.example/personal', 'mailto:a@b.example', 'tel:+966800123456'];
  for (const link of links) expect([localizeHref(link, 'ar'), localizeHref(link, 'en')]).toEqual([link, link]);
  expect(localizeHref('/personal', 'en')).toBe('/en/personal');
});

describe('switchLanguage', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/en', 'ar', '/'],
    ['/en/personal?x=1#y', 'ar', '/personal?x=1#y'],
    ['/ar/personal', 'en', '/en/personal'],
    ['/personal', 'ar', '/personal'],
  ] as const)('%s in %s is %s', (href, language, expected) => {
    expect(switchLanguage(href, language)).toBe(expected);
  });
});
