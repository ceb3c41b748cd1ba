import { expect, it } from 'vitest';
import { decodePath, withoutEndSlashes } from './url-path.ts';

it.each([
  ['', ''],
  ['/', ''],
  ['//', ''],
  ['/a', '/a'],
  ['/a//b///', '/a//b'],
])('withoutEndSlashes of %j is %j', (path, expected) => {
  expect(withoutEndSlashes(path)).toBe(expected);
});

it.each([
  ['/%D9%85', '/م'],
  ['/%', '/%'],
  ['/%C3%28', '/%C3%28'],
])('decodePath of %s is %s', (path, expected) => {
  expect(decodePath(path)).toBe(expected);
});
