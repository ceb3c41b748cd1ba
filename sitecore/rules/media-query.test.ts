import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalMediaQuery, isResizable } from './media-query.ts';

const canonical = (path: string, search: string): string => canonicalMediaQuery(path, new URLSearchParams(search));

const NAMES = ['w', 'h', 'mw', 'mh', 'iar', 'as', 'sc', 'la', 'db', 'x', '__proto__'];

/** Queries of known and unknown parameters with valid, odd and invalid values. */
const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.oneof(fc.nat(4000).map(String), fc.constantFrom('0', '1', '.5', 'ar', 'x'), fc.string({ maxLength: 4 })),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('canonicalMediaQuery', () => {
  it.each([
    ['/a.jpg', 'mw=640', '?mw=640'],
    ['/a.jpg', 'x=1&mh=300&iar=0&rev=5f&la=en', '?mh=384&la=en&rev=5f'],
    ['/a.jpg', 'iar=1&h=100&w=300', '?w=384&h=128&iar=1'],
    ['/a.jpg', 'iar=1&w=300', '?w=384'],
    ['/a.jpg', 'as=1&mw=640', '?mw=640'],
    ['/a.jpg', 'sc=2&as=1&mw=640', '?as=1&sc=2'],
    ['/a.jpg', 'w=64&w=64&rev=1&rev=2&la=fr', ''],
    ['/a.ashx', 'w=1', '?w=16'],
    ['/a.SVG', 'w=64&la=ar&vs=2', '?vs=2'],
    ['/a.pdf', 'w=64&la=ar', '?la=ar'],
  ])('of %s?%s is %s', (path, search, expected) => {
    expect(canonical(path, search)).toBe(expected);
  });

  it('is its own canonical form, whatever order its parameters have', () => {
    fc.assert(
      fc.property(queries, (search) => {
        const once = canonical('/a.jpg', search);
        expect(canonical('/a.jpg', once)).toBe(once);
        expect(canonical('/a.jpg', once.slice(1).split('&').toReversed().join('&'))).toBe(once);
      }),
    );
  });

  it('has only sizes of the lists, and none for SVG', () => {
    fc.assert(
      fc.property(queries, (search) => {
        expect(canonical('/a.jpg', search)).toMatch(
          /^(?:|\?(?:m?[wh]=\d{2,4}|iar=1|as=1|sc=[\d.]{1,4}|la=(?:ar|en)|&)+)$/,
        );
        expect(canonical('/a.svg', search)).toBe('');
      }),
    );
  });
});

describe('isResizable', () => {
  it.each([
    [true, ['/a.jpg', '/a.JPEG', '/a.png', '/a.webp', '/a.avif', '/a.gif', '/a.ashx', '/folder.x/a']],
    [false, ['/a.svg', '/a.ico', '/a.webm', '/a.vtt', '/a.pdf', '/a.csv']],
  ])('is %s for %j', (expected, paths) => {
    for (const path of paths) expect(isResizable(path), path).toBe(expected);
  });
});
