// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { enhance } from './HeroCardStack.enhance.ts';
import { fixtures } from './HeroCardStack.fixture.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const places = () =>
  [...document.querySelectorAll<HTMLElement>('.pile-cards > li')].map(({ dataset }) => dataset.place);
/** Titles of the cards that can be reached. */
const reachable = () =>
  [...document.querySelectorAll('.pile-cards > li:not([inert]) :is(h2, h3)')].map(({ textContent }) => textContent);
const atRest = () =>
  vi.waitFor(() => expect(document.querySelector<HTMLElement>('.pile')?.dataset.phase).toBe('resting'));

it('DATA-35 a hero stack card has titles, pictures, its link and its icon on a ground', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.five, 'en')).html;
  const card = document.querySelector<HTMLElement>('.pile-cards > li');
  expect(card?.querySelector('h2')?.textContent).toBe('Card 1');
  expect(card?.querySelector('p')?.textContent).toBe('A line below the title.');
  expect(card?.querySelector('.star-icon')?.getAttribute('style')).toContain('#FFFFFF');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('/en/personal/cards');
  expect(card?.querySelector('.face-full')?.getAttribute('src')).toContain('products/home.svg');
  expect(document.querySelectorAll('.face-art')).toHaveLength(4);
  expect(document.querySelector('[data-caption]')?.textContent).toBe('About card 1 And another line.');
});

it('turns by arrow keys and buttons, shows the caption of the front card, and leaves the others out of reach', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  expect(places()).toEqual(['0', '1', '2']);
  enhance(document.body);
  screen.getByRole('button', { name: 'carousel_next' }).click();
  expect(places()).toEqual(['2', '0', '1']);
  expect(document.querySelector('[data-caption][data-shown]')?.textContent).toContain('About card 2');
  await expect.poll(reachable).toEqual(['Card 2']);
  expect(screen.getByRole('status').textContent).toBe('Card 2, carousel_position');
  await atRest();
  screen
    .getByRole('button', { name: 'carousel_next' })
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
  expect(places()).toEqual(['0', '1', '2']);
});

it('passes the focus of a card that is turned away on to the card in front', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  enhance(document.body);
  const [first, second] = document.querySelectorAll<HTMLElement>('.pile-cards > li');
  const link = first?.querySelector('a');
  link?.focus();
  link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  expect(second?.dataset.place).toBe('0');
  expect(document.activeElement).toBe(second?.querySelector('a'));
  await expect.poll(reachable).toEqual(['Card 2']);
  expect(document.activeElement).toBe(second?.querySelector('a'));
});

it('shows an author all cards with all their fields, at rest', async () => {
  const { layout } = editMode(layoutWith(fixtures.five, 'en'));
  document.body.innerHTML = (await renderLayout(serverRegistry, layout, 'en', 'edit')).html;
  expect(document.querySelectorAll('.pile-expanded > li:not([inert])')).toHaveLength(5);
  expect(document.querySelector('[data-controls]')).toBeNull();
});
