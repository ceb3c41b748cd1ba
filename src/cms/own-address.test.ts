import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { image } from '#sitecore/definitions/fields/image.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { decodeScope } from './decode-scope.ts';

beforeEach(() => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('SITECORE_API_HOST', 'https://cd.rukn.example');
  vi.stubEnv('PUBLIC_URL', 'https://www.rukn.example');
});
afterEach(() => void vi.unstubAllEnvs());

const scope = decodeScope('en');

it.each([
  ['/-/media/cards/gold.png?h=1', '/-/media/cards/gold.png?h=1'],
  ['-/media/cards/gold.ashx', '/-/media/cards/gold.ashx'],
  ['~/media/cards/gold.ashx', '/~/media/cards/gold.ashx'],
  ['/sitecore/shell/-/media/cards/gold.png', '/-/media/cards/gold.png'],
  ['https://cd.rukn.example/-/media/cards/gold.png', '/-/media/cards/gold.png'],
  ['//cd.rukn.example/sitecore/shell/~/media/a.png', '/~/media/a.png'],
  ['https://www.rukn.example/-/jssmedia/a.png', '/-/jssmedia/a.png'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['', ''],
])('a picture at %j is one at %j of the site, in a text too', (src, served) => {
  expect(image().decode({ value: { src, alt: 'Gold' } }, scope).src).toBe(served);
  const { value } = richText().decode({ value: `<p><img src="${src}" alt="Gold"></p>` }, scope);
  expect(value).toContain(served === '' ? '<img' : ` src="${served}"`);
});

it.each([
  ['/personal', '/en/personal'],
  ['https://cd.rukn.example/personal?a=1#b', '/en/personal?a=1#b'],
  ['https://www.rukn.example/en/personal', '/en/personal'],
  ['https://cd.rukn.example/-/media/terms.pdf', '/-/media/terms.pdf'],
  ['~/media/terms.pdf', '/~/media/terms.pdf'],
  ['https://other.example/personal', 'https://other.example/personal'],
  ['mailto:a@rukn.example', 'mailto:a@rukn.example'],
  ['~/link.aspx?_id=A1B2&_z=z', ''],
])('a link to %j leads to %j, in a text too', (href, target) => {
  expect(link().decode({ value: { href, text: 'x' } }, scope).href).toBe(target);
  const { value } = richText().decode({ value: `<p><a href="${href}">x</a></p>` }, scope);
  expect(value).toContain(target === '' ? '<a>x</a>' : `href="${target}"`);
});
