// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { downloadUrl, startDownload } from './frame-download.ts';

const OWN = 'https://rukn.example';
const FRAMES = 'https://frames.rukn.example';
const ORIGINS = { own: OWN, allowed: [FRAMES] };
const message = (url: unknown, origin = FRAMES, type = 'iframe-download') => ({ origin, data: { type, url } });

it.each([
  [message(`${FRAMES}/a.pdf`), `${FRAMES}/a.pdf`],
  [message('/a.pdf'), `${FRAMES}/a.pdf`],
  [message(`${OWN}/a.pdf`, OWN), `${OWN}/a.pdf`],
])('accepts a message with an address of a known origin: %o', (received, expected) => {
  expect(downloadUrl(received, ORIGINS)?.href).toBe(expected);
});

it.each([
  ['another type', message('/a.pdf', FRAMES, 'iframe-upload')],
  ['no type', { origin: FRAMES, data: { url: '/a.pdf' } }],
  ['no address', message(undefined)],
  ['an empty address', message('')],
  ['an address that is no text', message({ href: '/a.pdf' })],
  ['no data', { origin: FRAMES, data: null }],
  ['a text', { origin: FRAMES, data: 'iframe-download' }],
  ['a script as address', message('javascript:alert(1)')],
  ['data as address', message('data:text/html,x')],
  ['an address of an unknown origin', message('https://strange.example/a.exe')],
  ['an unknown sender', message(`${OWN}/a.pdf`, 'https://strange.example')],
  ['a sandboxed sender', message(`${OWN}/a.pdf`, 'null')],
  ['a sender whose name only begins as a known one', message(`${OWN}/a.pdf`, `${FRAMES}.strange.example`)],
])('DL-02 ignores a message with %s', (_what, received) => {
  expect(downloadUrl(received, ORIGINS)).toBeUndefined();
});

it('starts a download by a link that is gone afterwards', () => {
  const clicked = vi.fn<(link: HTMLAnchorElement) => void>();
  document.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) clicked(event.target);
  });
  startDownload(new URL('/a.pdf', location.origin));
  startDownload(new URL(`${FRAMES}/a.pdf`));
  const [own, other] = clicked.mock.calls.map(([link]) => link);
  expect([own?.href, own?.hasAttribute('download'), own?.target]).toEqual([`${location.origin}/a.pdf`, true, '']);
  expect([other?.target, other?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(document.querySelector('a')).toBeNull();
});
