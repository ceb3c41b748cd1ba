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
  const result = decide([rules].flat(), address, language);
  return result?.kind === 'redirect' ? result.destination : result;
};

const QUERY_PRESERVED = { isQueryStringPreserved: true };

describe('a rule with a plain path', () => {
  it.each<[pattern: string, requested: string, language: Language]>([
    ['/old', '/old', 'ar'],
    ['/old/', '/old', 'ar'],
    ['/old', '/OLD/', 'ar'],
    ['/en/old', '/old', 'en'],
    ['/ar/Old', '/old', 'ar'],
  ])('%s matches %s', (pattern, requested, language) => {
    expect(destinationOf(rule(pattern, '/new'), requested, language)).toBe(language === 'en' ? '/en/new' : '/new');
  });

  it.each([
    ['/old', '/older'],
    ['/old', '/old/er'],
    ['/en/old', '/old'],
    ['/old?a=1', '/old'],
    ['/old?a=1', '/old?a=1&b=2'],
  ])('%s does not match %s', (pattern, requested) => {
    expect(destinationOf(rule(pattern, '/new'), requested)).toBeUndefined();
  });

  it('with a query matches exactly that query in any order', () => {
    expect(destinationOf(rule('/old?a=1&b=2', '/new'), '/old?b=2&a=1')).toBe('/new');
  });

  it('gives status 301 or 302', () => {
    const statusOf = (redirectType: RedirectInfo['redirectType']) =>
      decide([rule('/old', '/new', { redirectType })], '/old');
    expect(statusOf('REDIRECT_301')).toMatchObject({ statusCode: 301 });
    expect(statusOf('REDIRECT_302')).toMatchObject({ statusCode: 302 });
  });

  it('applies when it is the first of those that match alike', () => {
    expect(destinationOf([rule('/a', '/x'), rule('/old', '/first'), rule('/OLD/', '/second')], '/old')).toBe('/first');
  });

  it.each<[pattern: string, requested: string]>([
    ['/%D9%82%D8%AF%D9%8A%D9%85', '/قديم'],
    ['/%d9%82%d8%af%d9%8a%d9%85/', '/قديم'],
    ['/قديم', '/%D9%82%D8%AF%D9%8A%D9%85'],
    ['/Old.HTML', '/old.html'],
    ['/a+b', '/A+B'],
    ['/c++', '/c++'],
    ['/cards(gold)', '/cards(gold)'],
    ['/cards(', '/Cards('],
    ['/old page', '/old%20page'],
    ['/old.aspx?id=1', '/old.aspx?id=1'],
    ['/en/%D8%A3', '/أ'],
  ])('in any spelling, %s matches %s', (pattern, requested) => {
    const language = pattern.startsWith('/en/') ? 'en' : 'ar';
    expect(destinationOf(rule(pattern, '/ar/new'), requested, language)).toBe('/new');
  });
});

describe('a rule with an expression', () => {
  it.each<[pattern: string, target: string, requested: string, expected: string]>([
    ['^/legacy/(.*)$', '/blog/$1', '/legacy/foo/bar', '/blog/foo/bar'],
    ['/legacy/(.*)', '/blog/$1', '/legacy/foo', '/blog/foo'],
    ['^/(\\d+)/(\\w+)/$', '/$2/$1', '/2024/news', '/news/2024'],
    ['^/Legacy$', '/blog', '/legacy/', '/blog'],
    ['/article?id=(\\d+)', '/articles/$1', '/article?id=12', '/articles/12'],
    ['^/article\\?id=(\\d+)$', '/articles/$1', '/article?id=12', '/articles/12'],
    ['^/ar/legacy/(.*)$', '/blog/$1', '/legacy/foo', '/blog/foo'],
    ['^/قديم/(.*)$', '/جديد/$1', '/قديم/صفحة', `/${encodeURI('جديد')}/${encodeURI('صفحة')}`],
    ['^/shop/(.*)$', 'https://shop.example/$1', '/shop/cards', 'https://shop.example/cards'],
  ])('%s redirects to %s', (pattern, target, requested, expected) => {
    expect(destinationOf(rule(pattern, target), requested)).toBe(expected);
  });

  it('matches only in its language when it has one', () => {
    const english = rule('^/legacy$', '/new', { locale: 'EN' });
    expect(destinationOf(english, '/legacy', 'en')).toBe('/en/new');
    expect(destinationOf(english, '/legacy', 'ar')).toBeUndefined();
  });

  it('that is invalid matches nothing and does not stop later rules', () => {
    expect(destinationOf([rule('^/(old', '/x'), rule('/old', '/new')], '/old')).toBe('/new');
  });
});

it.each([
  ['slashes', `/${'/'.repeat(20_000)}x`],
  ['letters', `/${'a'.repeat(20_000)}!`],
  ['letters of two forms', `/${'aA'.repeat(20_000)}\uD800`],
])('no path is matched for long: one of many %s', (_, path) => {
  const patterns = ['/old', '/old/', '^/(.*)/a/(.*)$', '/legacy/(.*)', '^/(\\w+\\s?)x$'];
  const rules = Array.from({ length: 500 }, (_unused, at) => rule(patterns[at % patterns.length] ?? '', '/new'));
  const begin = process.cpuUsage();
  expect(decideRedirect(rules, { path, language: 'ar', search: new URLSearchParams() }, 'ar')).toBeUndefined();
  // Of CPU time, which a busy machine takes none of.
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(1_000);
});

describe('the most precise of several rules', () => {
  const rules = [
    rule('^/(.*)$', '/all'),
    rule('^/old/(.*)$', '/below'),
    rule('/old/(.*)', '/loose'),
    rule('^/old/cards/(\\d+)$', '/card'),
    rule('/old/cards/7', '/seven'),
    rule('/old/cards/7?a=1', '/seven-a'),
    rule('^/old/cards/(\\d+)$', '/card-en', { locale: 'en' }),
  ];

  it.each<[requested: string, language: Language, destination: string]>([
    ['/x', 'ar', '/all'],
    ['/old/x', 'ar', '/below'],
    ['/old/cards/12', 'ar', '/card'],
    ['/old/cards/12', 'en', '/en/card-en'],
    ['/old/cards/7', 'ar', '/seven'],
    ['/old/cards/7?a=1', 'ar', '/seven-a'],
    ['/old/cards/7?a=2', 'ar', '/seven'],
  ])('wins over those before it: %s in %s leads to %s', (requested, language, destination) => {
    expect(destinationOf(rules, requested, language)).toBe(destination);
    expect(destinationOf(rules.toReversed(), requested, language)).toMatch(
      new RegExp(`^${destination.replace('below', '(?:below|loose)')}$`),
    );
  });
});

describe('any path of a rule', () => {
  const step = fc.string({
    unit: fc.constantFrom('a', 'B', '7', '-', '.', '+', '(', ')', '[', '*', 'ق', 'د', ' ', '{'),
    minLength: 1,
    maxLength: 8,
  });
  const path = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => `/x${steps.join('/')}x`);

  it('matches raw and percent-encoded, in any case', () => {
    fc.assert(
      fc.property(path, (written) => {
        const encoded = encodeURI(written);
        for (const pattern of [written, encoded, encoded.toLowerCase(), written.toUpperCase()])
          for (const requested of [written, encoded, written.toLowerCase()])
            expect(destinationOf(rule(pattern, '/new'), requested), `${pattern} ${requested}`).toBe('/new');
        expect(destinationOf(rule(written, '/new'), `${written}/more/of/it`)).toBeUndefined();
      }),
    );
  });
});

describe('a destination', () => {
  it.each([
    ['/new#fees', '/new#fees'],
    ['/new?a=1#fees', '/new?a=1#fees'],
    ['/en/new#fees', '/en/new#fees'],
    ['/new#رسوم', `/new#${encodeURI('رسوم')}`],
    ['https://x.example/y?a=1#b', 'https://x.example/y?a=1#b'],
  ])('keeps the query and the fragment of its target %s', (target, destination) => {
    expect(destinationOf(rule('/old', target), '/old')).toBe(destination);
    expect(destinationOf(rule('/old', target, QUERY_PRESERVED), '/old?c=3')).toContain(destination.split('#')[1]);
  });

  it('keeps the request’s language unless the target names one or $siteLang', () => {
    expect(destinationOf(rule('/old', '/new'), '/old', 'en')).toBe('/en/new');
    expect(destinationOf(rule('/old', '/ar/new'), '/old', 'en')).toBe('/new');
    expect(destinationOf(rule('/old', '/en/new'), '/old', 'ar')).toBe('/en/new');
    expect(destinationOf(rule('/old', '/$siteLang/new'), '/old', 'en')).toBe('/new');
  });

  it('drops the query unless the rule keeps it; the target’s values take precedence', () => {
    expect(destinationOf(rule('/old', '/new?a=1'), '/old?b=2')).toBe('/new?a=1');
    expect(destinationOf(rule('/old', '/new?a=1', QUERY_PRESERVED), '/old?b=2&a=9&b=3')).toBe('/new?b=2&b=3&a=1');
    expect(destinationOf(rule('/old', 'https://x.example/y?a=1', QUERY_PRESERVED), '/old?b=2')).toBe(
      'https://x.example/y?b=2&a=1',
    );
  });

  it('is never the requested URL itself', () => {
    expect(destinationOf(rule('^/(.*)$', '/$1'), '/about')).toBeUndefined();
    expect(destinationOf(rule('/about', '/ABOUT'), '/about')).toBe('/ABOUT');
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '\\\\evil.example', 'data:text/html,x'])(
    'is never %s, which a URL could inject into a target',
    (smuggled) => {
      const result = destinationOf(rule('^/go/(.*)$', '$1'), `/go/${smuggled}`);
      expect(result === undefined || (typeof result === 'string' && /^\/(?![/\\])/.test(result))).toBe(true);
    },
  );

  it('stays on the site for any URL when the target does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 10 }), (rest, query) => {
        const result = destinationOf(rule('^/go/(.*)$', '/there/$1', QUERY_PRESERVED), `/go/${rest}?${query}`);
        if (typeof result !== 'string') return;
        expect(result).toMatch(/^\/(en\/)?there(\/|$|\?)|^\/$/);
        expect(new URL(result, 'https://rukn.example').host).toBe('rukn.example');
      }),
    );
  });
});

describe('a server transfer', () => {
  const transfer = (target: string) => rule('/card', target, { redirectType: 'SERVER_TRANSFER' });

  it('returns the target’s path and language', () => {
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

  it('to another host is a 302', () => {
    expect(decide([transfer('https://x.example/')], '/card')).toEqual({
      kind: 'redirect',
      destination: 'https://x.example/',
      statusCode: 302,
    });
  });
});
