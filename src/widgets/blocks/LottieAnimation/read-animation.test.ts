import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAnimation } from './read-animation.ts';

const valid = { v: '5.7.0', w: 10, h: 10, fr: 30, ip: 0, op: 30, layers: [{}] };

it('readAnimation accepts the files of the site', () => {
  const file = readFileSync('sitecore/content/media/animations/transfer.json', 'utf8');
  expect(readAnimation(JSON.parse(file)).layers.length).toBeGreaterThan(0);
  expect(readAnimation(valid)).toBe(valid);
});

it.each([
  ['no object', 'text'],
  ['nothing', null],
  ['no layers', { ...valid, layers: [] }],
  ['no size', { ...valid, w: undefined }],
  ['no frames', { ...valid, op: 0 }],
  ['a picture at an address', { ...valid, assets: [{ id: 'a', u: 'https://strange.example/', p: 'a.png' }] }],
  ['fonts, for which the player adds style elements', { ...valid, fonts: { list: [] } }],
])('readAnimation rejects %s', (_what, json) => {
  expect(() => readAnimation(json)).toThrow('no Lottie animation');
});
