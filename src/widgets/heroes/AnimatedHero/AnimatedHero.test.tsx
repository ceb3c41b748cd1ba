// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXPANSION_MS, FIRST_EXPANSION_MS } from '#src/config/timings/motion.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { enhance } from './AnimatedHero.enhance.ts';
import { fixtures } from './AnimatedHero.fixture.ts';

let report: (inView: boolean) => void;

beforeEach(async () => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { intersectionRatio: number }[]) => void) {
        report = (inView) => callback([{ intersectionRatio: inView ? 1 : 0 }]);
      }
      observe() {}
    },
  );
  stubMethod(Element.prototype, 'scrollTo', () => undefined);
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const FRAME_MS = 16;

const isPiled = () => document.querySelector('.spread-frame')?.hasAttribute('data-piled');

it('SEC-STACK3D-06 changes 100 ms after its anchor has entered view the first time, and 10 ms after that', async () => {
  expect([FIRST_EXPANSION_MS, EXPANSION_MS]).toEqual([100, 10]);
  expect(isPiled()).toBe(false);
  enhance(document.body);
  expect(isPiled()).toBe(true);
  report(true);
  await vi.advanceTimersByTimeAsync(99);
  expect(isPiled()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isPiled()).toBe(false);
  report(false);
  await vi.advanceTimersByTimeAsync(9);
  expect(isPiled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isPiled()).toBe(true);
});

it('makes the bar and the cards inert, and active again, one in each frame', async () => {
  const all = [...document.querySelectorAll('.spread-bar, [data-row] > li')];
  const inert = () => all.filter((element) => element.hasAttribute('inert'));
  enhance(document.body);
  expect(inert()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  expect(inert()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(all.length * FRAME_MS);
  expect(inert()).toEqual(all);
  report(true);
  await vi.advanceTimersByTimeAsync(FIRST_EXPANSION_MS + (all.length + 1) * FRAME_MS);
  expect(inert()).toHaveLength(0);
});

it('is a pile at once, and moves from the frame after that', () => {
  enhance(document.body);
  const isStill = () => document.querySelector('.spread-frame')?.hasAttribute('data-still');
  vi.advanceTimersToNextFrame();
  // The callbacks of a frame run before it is painted.
  expect(isStill()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isStill()).toBe(false);
});

it('hides the cards of its pile that lie under others, all below the fifth layer but the last', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.twenty, 'en')).html;
  enhance(document.body);
  const covered = [...document.querySelectorAll('[data-row] > li')].map((card) => card.hasAttribute('data-covered'));
  expect(covered).toHaveLength(20);
  expect([covered.indexOf(true), covered.lastIndexOf(true)]).toEqual([5, 18]);
});

it('opens for a press, and its first card has the focus', () => {
  enhance(document.body);
  vi.advanceTimersByTime(10 * FRAME_MS);
  document.querySelector<HTMLElement>('[data-spread]')?.click();
  expect(isPiled()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('[data-row] a'));
  expect(document.activeElement?.closest('[inert]')).toBeNull();
});

it('opens when its row is focused', () => {
  enhance(document.body);
  const row = document.querySelector<HTMLElement>('[data-row]');
  if (row) row.tabIndex = 0;
  row?.focus();
  expect(isPiled()).toBe(false);
});

it('stays open where motion is unwelcome', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  enhance(document.body);
  expect(isPiled()).toBe(false);
});

it('DATA-30 a hero card has title, heading or bullets, image, category and two links', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.links, 'en')).html;
  const card = document.querySelector<HTMLElement>('[data-row] > li');
  expect(card?.querySelector('h3')?.textContent).toBe('Card 1');
  expect(card?.textContent).toContain('No annual fee, now or later.');
  expect(card?.querySelector('img')?.getAttribute('src')).toContain('cuts/home.svg');
  const group = card?.querySelector<HTMLElement>('[data-group]')?.dataset.group;
  expect(document.querySelector(`button[data-group="${group ?? ''}"]`)?.textContent).toBe('Group 1');
  const links = [...(card?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ask for it', '/en/personal/accounts/open'],
    ['Find out more', '/en/personal/cards'],
  ]);
});
