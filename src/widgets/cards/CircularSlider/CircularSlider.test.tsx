// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './CircularSlider.enhance.ts';
import { fixtures } from './CircularSlider.fixture.ts';

/** The window's media query, which a test can change. */
class Media extends EventTarget {
  matches = true;
}

let media: Media;

beforeEach(() => {
  document.documentElement.lang = 'en';
  media = new Media();
  vi.stubGlobal('matchMedia', () => media);
  Element.prototype.scrollTo = () => undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-row] > li')];

it('SEC-CIRC-06 has at most 18 cards, turns 20 degrees a step and shows five', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.twenty, 'en')).html;
  enhance(document.body);
  expect(cards()).toHaveLength(18);
  const inSight = cards().filter((card) => !card.hasAttribute('data-far'));
  expect(inSight.map(({ style }) => style.getPropertyValue('--angle'))).toEqual([
    '-40.00deg',
    '-20.00deg',
    '0.00deg',
    '20.00deg',
    '40.00deg',
  ]);
});

it('DATA-32 a slider card has its number, title, description, image with the slider’s description, and two links', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  const [first] = cards();
  expect(first?.querySelector('h3')?.textContent).toBe('Card 1');
  expect(first?.querySelector('p')?.textContent).toBe('No annual fee.');
  expect(first?.querySelector('img')?.alt).toBe('circular-slider');
  expect([...(first?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Find out more',
    'Calculate',
  ]);
});

it('is a wheel at once, and moves when all cards but the front one are inert', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  const row = document.querySelector('[data-row]');
  enhance(document.body);
  expect([row?.hasAttribute('data-wheel'), row?.hasAttribute('data-still')]).toEqual([true, true]);
  await vi.waitFor(() => expect(row?.hasAttribute('data-still')).toBe(false), { timeout: WAIT_TIMEOUT_MS });
  expect(cards().filter((card) => !card.hasAttribute('inert'))).toHaveLength(1);
});

it('becomes a row when the window becomes small, and a wheel again', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  enhance(document.body);
  const row = document.querySelector('[data-row]');
  const inert = () => document.querySelectorAll('li[inert]').length;
  expect(row?.hasAttribute('data-wheel')).toBe(true);
  await expect.poll(inert).toBe(4);
  media.matches = false;
  media.dispatchEvent(new Event('change'));
  expect([row?.hasAttribute('data-wheel'), inert()]).toEqual([false, 0]);
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  expect(row?.hasAttribute('data-wheel')).toBe(true);
  await expect.poll(inert).toBe(4);
});
