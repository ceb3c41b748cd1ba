// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './CategoryHero.enhance.ts';
import { fixtures } from './CategoryHero.fixture.ts';

beforeEach(async () => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  enhance(document.body);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('SEC-HCAT-03 disables the arrows of a category with fewer than 3 cards, and shows all cards of the others', () => {
  const carousels = [...document.querySelectorAll<HTMLElement>('[data-opened] [data-carousel]')];
  expect(carousels.map((carousel) => carousel.querySelectorAll('[data-row] > li').length)).toEqual([3, 5, 2]);
  const arrows = [...(carousels[2]?.querySelectorAll('[data-move]') ?? [])];
  expect(arrows.map(({ ariaDisabled }) => ariaDisabled)).toEqual(['true', 'true']);
  expect(carousels[2]?.querySelector('[data-controls]')?.hasAttribute('data-idle')).toBe(false);
});

/** Cards of the opened category that are shown. */
const shownCards = () =>
  document.querySelectorAll('[role=tabpanel]:not([hidden]) [data-row] > li:not([data-held])').length;

it('shows the cards of a category that opens one in each frame, after its tabs, of which one has the focus', async () => {
  document.querySelectorAll<HTMLElement>('.fan-panels button')[1]?.click();
  expect(document.activeElement).toBe(document.querySelectorAll('[role=tab]')[1]);
  expect(shownCards()).toBe(0);
  await expect.poll(shownCards).toBe(5);
  expect(document.querySelector('[role=tabpanel]:not([hidden]) [data-carousel]')?.hasAttribute('data-held')).toBe(
    false,
  );
});

it('gives the focus to the row of the only category', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.single, 'en')).html;
  enhance(document.body);
  const row = document.querySelector<HTMLElement>('[data-opened] [data-row]');
  document.querySelector<HTMLElement>('.fan-panels button')?.click();
  if (row) row.tabIndex = 0;
  await expect.poll(() => document.activeElement).toBe(row);
});

it('DATA-29 a hero category has name, description with its title, icon, image and cards', () => {
  const panel = document.querySelector('.fan-panel');
  expect(panel?.querySelector('h2')?.textContent).toBe('Category 1');
  expect(panel?.querySelector('p')?.textContent).toBe('What you need every day.');
  expect(panel?.querySelector('.fan-picture')?.getAttribute('src')).toContain('covers/cover-city.svg');
  const tab = document.querySelector('[role=tab]');
  expect(tab?.querySelector('small')?.textContent).toBe('Account and card');
  expect(tab?.querySelector('use')?.getAttribute('href')).toBe('#icon-wallet');
});

it('has at most three categories, each a fan of at most three cards that nobody reads twice', () => {
  const fans = [...document.querySelectorAll('.fan-faces')];
  expect(fans.map(({ children, ariaHidden }) => [children.length, ariaHidden])).toEqual([
    [3, 'true'],
    [3, 'true'],
    [2, 'true'],
  ]);
});
