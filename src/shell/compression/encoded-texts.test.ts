import { expect, it } from 'vitest';
import { encodeOnce, entityTag } from './encoded-texts.ts';

it('encodes a text once, also when it is another string of the same characters', () => {
  const encoded = encodeOnce('بنك ركن');
  expect(encoded).toEqual({ bytes: Buffer.from('بنك ركن'), tag: entityTag(Buffer.from('بنك ركن')) });
  expect(encodeOnce(['بنك', 'ركن'].join(' '))).toBe(encoded);
});

it('forgets the texts that were sent longest ago', () => {
  const first = encodeOnce('first');
  for (let index = 0; index < 70; index += 1) encodeOnce(`${index}`.padEnd(1_000_000, '.'));
  expect(encodeOnce('first')).not.toBe(first);
});
