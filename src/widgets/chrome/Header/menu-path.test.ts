import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuPath, findActiveLink } from './menu-path.ts';

describe('menuPath', () => {
  it.each([
    ['/personal', '/personal'],
    ['personal', '/personal'],
    ['/personal/', '/personal'],
    ['personal/cards//', '/personal/cards'],
    ['/', '/'],
    ['//'.slice(1), '/'],
    ['/en/', '/en'],
    ['personal/?tab=2#cards', '/personal?tab=2#cards'],
    ['/?q=1', '/?q=1'],
    ['#top', '#top'],
    ['https://a.example/x/', 'https://a.example/x/'],
    ['tel:8001234567', 'tel:8001234567'],
  ])('NAV-06 %s becomes %s', (href, expected) => {
    expect(menuPath(href)).toBe(expected);
  });

  it('always starts with one slash and ends with none', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const menu = menuPath(`x${path}`);
        expect(menu).toMatch(/^\/x/);
        expect(menu.endsWith('/')).toBe(false);
        expect(menuPath(menu)).toBe(menu);
      }),
    );
  });
});

describe('findActiveLink', () => {
  const items = ['/business', '/personal', '/personal/finance', '/about'].map((href) => ({ href }));
  const selected = (prefix: string, path: string) => {
    const links = items.map(({ href }) => ({ href: prefix + href }));
    return (findActiveLink(links, path) ?? links[0])?.href.slice(prefix.length);
  };

  it.each([
    ['its own path', '/about', '/about'],
    ['a path below it', '/personal/cards/travel', '/personal'],
    ['a path below two, by the longer one', '/personal/finance/auto', '/personal/finance'],
    ['a path that only begins with the same letters, by none', '/aboutus', '/business'],
    ['a path of none, by the first', '/help', '/business'],
    ['the root, by the first', '/', '/business'],
  ])('NAV-07 matches %s', (_, path, expected) => {
    expect(selected('', path)).toBe(expected);
    expect(selected('/en', path)).toBe(expected);
    expect(selected('/en', `/en${path === '/' ? '' : path}`)).toBe(expected);
    expect(selected('', `/en${path === '/' ? '' : path}`)).toBe(expected);
  });
});
