import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { decideRedirect, type RedirectResult } from './decide-redirect.ts';

const rule = (pattern: string, target: string, more: Partial<RedirectInfo> = {}): RedirectInfo => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
  ...more,
});

function decide(
  rules: readonly RedirectInfo[],
  address: string,
  language: Language = 'ar',
): RedirectResult | undefined {
  const [path = '', query = ''] = address.split('?');
  return decideRedirect(rules, { path, language, search: new URLSearchParams(query) }, 'ar');
}

const destinationOf = (rules: RedirectInfo | readonly RedirectInfo[], address: string, language?: Language) => {
  const answer = decide([rules].flat(), address, language);
  return answer?.kind === 'redirect' ? answer.destination : answer;
};

const QUERY_PRESERVED = { isQueryStringPreserved: true };

describe('an address that has moved', () => {
  it.each<[pattern: string, asked: string, language: Language]>([
    ['/old', '/old', 'ar'],
    ['/old/', '/old', 'ar'],
    ['/old', '/OLD/', 'ar'],
    ['/en/old', '/old', 'en'],
    ['/ar/Old', '/old', 'ar'],
  ])('%s is left when %s is asked for', (pattern, asked, language) => {
    expect(destinationOf(rule(pattern, '/new'), asked, language)).toBe(language === 'en' ? '/en/new' : '/new');
  });

  it.each([
    ['/old', '/older'],
    ['/old', '/old/er'],
    ['/en/old', '/old'],
    ['/old?a=1', '/old'],
    ['/old?a=1', '/old?a=1&b=2'],
  ])('%s says nothing of %s', (pattern, asked) => {
    expect(destinationOf(rule(pattern, '/new'), asked)).toBeUndefined();
  });

  it('with a query is left for exactly that query in any order', () => {
    expect(destinationOf(rule('/old?a=1&b=2', '/new'), '/old?b=2&a=1')).toBe('/new');
  });

  it('is left for good or for a while', () => {
    const statusOf = (redirectType: RedirectInfo['redirectType']) =>
      decide([rule('/old', '/new', { redirectType })], '/old');
    expect(statusOf('REDIRECT_301')).toMatchObject({ statusCode: 301 });
    expect(statusOf('REDIRECT_302')).toMatchObject({ statusCode: 302 });
  });

  it('is left by the first rule that matches', () => {
    expect(destinationOf([rule('/a', '/x'), rule('/old', '/first'), rule('^/old$', '/second')], '/old')).toBe('/first');
  });
});

describe('an expression', () => {
  it.each<[pattern: string, target: string, asked: string, expected: string]>([
    ['^/legacy/(.*)$', '/blog/$1', '/legacy/foo/bar', '/blog/foo/bar'],
    ['/legacy/(.*)', '/blog/$1', '/legacy/foo', '/blog/foo'],
    ['^/(\\d+)/(\\w+)/$', '/$2/$1', '/2024/news', '/news/2024'],
    ['^/Legacy$', '/blog', '/legacy/', '/blog'],
    ['/article?id=(\\d+)', '/articles/$1', '/article?id=12', '/articles/12'],
    ['^/article\\?id=(\\d+)$', '/articles/$1', '/article?id=12', '/articles/12'],
    ['^/ar/legacy/(.*)$', '/blog/$1', '/legacy/foo', '/blog/foo'],
    ['^/قديم/(.*)$', '/جديد/$1', '/قديم/صفحة', `/${encodeURI('جديد')}/${encodeURI('صفحة')}`],
    ['^/shop/(.*)$', 'https://shop.example/$1', '/shop/cards', 'https://shop.example/cards'],
  ])('%s leads to %s', (pattern, target, asked, expected) => {
    expect(destinationOf(rule(pattern, target), asked)).toBe(expected);
  });

  it('holds in its own language only, when it names one', () => {
    const english = rule('^/legacy$', '/new', { locale: 'EN' });
    expect(destinationOf(english, '/legacy', 'en')).toBe('/en/new');
    expect(destinationOf(english, '/legacy', 'ar')).toBeUndefined();
  });

  it('that cannot be read matches nothing and stops nothing', () => {
    expect(destinationOf([rule('^/(old', '/x'), rule('/old', '/new')], '/old')).toBe('/new');
  });
});

describe('where a visitor is led', () => {
  it('keeps the language of the visit unless the target names another, or the site’s own', () => {
    expect(destinationOf(rule('/old', '/new'), '/old', 'en')).toBe('/en/new');
    expect(destinationOf(rule('/old', '/ar/new'), '/old', 'en')).toBe('/new');
    expect(destinationOf(rule('/old', '/en/new'), '/old', 'ar')).toBe('/en/new');
    expect(destinationOf(rule('/old', '/$siteLang/new'), '/old', 'en')).toBe('/new');
  });

  it('drops the query unless the rule keeps it, and then the target’s own values win', () => {
    expect(destinationOf(rule('/old', '/new?a=1'), '/old?b=2')).toBe('/new?a=1');
    expect(destinationOf(rule('/old', '/new?a=1', QUERY_PRESERVED), '/old?b=2&a=9&b=3')).toBe('/new?b=2&b=3&a=1');
    expect(destinationOf(rule('/old', 'https://x.example/y?a=1', QUERY_PRESERVED), '/old?b=2')).toBe(
      'https://x.example/y?b=2&a=1',
    );
  });

  it('is never the address itself', () => {
    expect(destinationOf(rule('^/(.*)$', '/$1'), '/about')).toBeUndefined();
    expect(destinationOf(rule('/about', '/ABOUT'), '/about')).toBe('/ABOUT');
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '\\\\evil.example', 'data:text/html,x'])(
    'is never %s, which an address could smuggle into a target',
    (smuggled) => {
      const answer = destinationOf(rule('^/go/(.*)$', '$1'), `/go/${smuggled}`);
      expect(answer === undefined || (typeof answer === 'string' && /^\/(?![/\\])/.test(answer))).toBe(true);
    },
  );

  it('is a place on the site whatever is asked, when the target is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 10 }), (rest, query) => {
        const answer = destinationOf(rule('^/go/(.*)$', '/there/$1', QUERY_PRESERVED), `/go/${rest}?${query}`);
        if (typeof answer !== 'string') return;
        expect(answer).toMatch(/^\/(en\/)?there(\/|$|\?)|^\/$/);
        expect(new URL(answer, 'https://rukn.example').host).toBe('rukn.example');
      }),
    );
  });
});

describe('an address under which another page is shown', () => {
  const transfer = (target: string) => rule('/card', target, { redirectType: 'SERVER_TRANSFER' });

  it('stays, and the page is that of the target in its language', () => {
    expect(decide([transfer('/personal/cards')], '/card', 'en')).toEqual({
      kind: 'transfer',
      path: '/personal/cards',
      language: 'en',
      search: new URLSearchParams(),
    });
    expect(decide([transfer('/en/personal/cards')], '/card')).toMatchObject({
      path: '/personal/cards',
      language: 'en',
    });
  });

  it('cannot be another host’s: visitors are sent there for now', () => {
    expect(decide([transfer('https://x.example/')], '/card')).toEqual({
      kind: 'redirect',
      destination: 'https://x.example/',
      statusCode: 302,
    });
  });
});
