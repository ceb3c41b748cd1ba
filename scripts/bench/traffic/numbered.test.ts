import { expect, it } from 'vitest';
import { numbered } from './numbered.ts';

it('numbered gives each request its number and its address, and leaves other texts', () => {
  const texts = [0, 1, 258, 2 ** 24 - 1, 2 ** 24].map((number) => numbered('{"a":"{number}"} {address}', number));
  expect(texts).toEqual([
    '{"a":"0"} 10.0.0.0',
    '{"a":"1"} 10.0.0.1',
    '{"a":"258"} 10.0.1.2',
    '{"a":"16777215"} 10.255.255.255',
    '{"a":"16777216"} 10.0.0.0',
  ]);
  expect(numbered('{"r":"RK-1"}', 7)).toBe('{"r":"RK-1"}');
});
