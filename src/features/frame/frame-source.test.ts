import { expect, it } from 'vitest';
import { frameSource } from './frame-source.ts';

const ORIGINS = { own: 'https://rukn.example', allowed: ['https://frames.rukn.example', 'https://*.partner.example'] };

it.each([
  ['/en/about?a=b#c', { kind: 'own', href: '/en/about?a=b#c' }],
  ['https://rukn.example/about', { kind: 'own', href: '/about' }],
  [
    'https://frames.rukn.example/x',
    { kind: 'other', href: 'https://frames.rukn.example/x', host: 'frames.rukn.example' },
  ],
  ['https://a.partner.example/x', { kind: 'other', href: 'https://a.partner.example/x', host: 'a.partner.example' }],
  [
    'http://frames.rukn.example/x',
    { kind: 'refused', href: 'http://frames.rukn.example/x', host: 'frames.rukn.example' },
  ],
  ['https://frames.rukn.example.strange.example/', { kind: 'refused', host: 'frames.rukn.example.strange.example' }],
  ['//strange.example/x', { kind: 'refused', host: 'strange.example' }],
])('reads %s as its kind', (href, expected) => {
  expect(frameSource(href, ORIGINS)).toMatchObject(expected);
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'https://'])(
  'has no source of "%s"',
  (href) => {
    expect(frameSource(href, ORIGINS)).toBeUndefined();
  },
);
