// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { enhance } from './CircularCardCarousel.enhance.ts';
import { fixtures } from './CircularCardCarousel.fixture.ts';

async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en') {
  document.documentElement.lang = language;
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
  const row = document.querySelector<HTMLElement>('[data-row]');
  if (row) row.style.direction = language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the titles of the cards that can be reached. */
const front = () => [...document.querySelectorAll('li:not([inert]) h3')].map(({ textContent }) => textContent);
const angles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-wheel] > li')].map((card) =>
    card.style.getPropertyValue('--angle'),
  );
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(LANGUAGES)('CircularCardCarousel in %s', (language) => {
  const name = (number: number) => (language === 'ar' ? `بطاقة ${number.toLocaleString('ar-EG')}` : `Card ${number}`);

  it('has at most 18 cards, and leaves further ones out', async () => {
    await show(fixtures.tooMany, language);
    const cards = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(cards).toHaveLength(18);
    expect(cards.at(-1)).toBe(name(18));
  });

  it('is turned by its arrows, without an end', async () => {
    await show(fixtures.full, language);
    enhance(document.body);
    await expect.poll(front).toEqual([name(1)]);
    button('carousel_previous').click();
    await expect.poll(front).toEqual([name(9)]);
    expect(screen.getByRole('status').textContent).toBe('carousel_position');
    button('carousel_next').click();
    button('carousel_next').click();
    await expect.poll(front).toEqual([name(2)]);
    expect(button('carousel_next').ariaDisabled).toBe('false');
    expect(angles().slice(0, 4)).toEqual(['-20.00deg', '0.00deg', '20.00deg', '40.00deg']);
  });
});

it('is a wheel at once, and moves when all cards but the front one are inert', async () => {
  await show(fixtures.full);
  const row = document.querySelector('[data-row]');
  enhance(document.body);
  expect([row?.hasAttribute('data-wheel'), row?.hasAttribute('data-still')]).toEqual([true, true]);
  await vi.waitFor(() => expect(row?.hasAttribute('data-still')).toBe(false), { timeout: WAIT_TIMEOUT_MS });
  expect(front()).toHaveLength(1);
});

it('is turned by dragging, in steps of 20 degrees, and a drag follows no link', async () => {
  await show(fixtures.full);
  enhance(document.body);
  const row = document.querySelector<HTMLElement>('[data-wheel]');
  if (!row) throw new Error('there is no wheel');
  row.setPointerCapture = vi.fn();
  fireEvent.pointerDown(row, { clientX: 300, button: 0 });
  fireEvent.pointerMove(row, { clientX: 299 });
  expect(row.hasAttribute('data-dragged')).toBe(false);
  fireEvent.pointerMove(row, { clientX: 300 - 1.6 * 120 });
  expect(angles()[0]).toBe('-32.00deg');
  fireEvent.pointerUp(row);
  await expect.poll(front).toEqual(['Card 3']);
  expect(fireEvent.click(screen.getAllByRole('link', { hidden: true })[2] ?? row)).toBe(false);
  // The next press is a click again.
  fireEvent.pointerDown(row, { clientX: 300, button: 0 });
  fireEvent.pointerUp(row);
  expect(fireEvent.click(row)).toBe(true);
});

it('turns by arrow keys and by dots, and has no controls for one card', async () => {
  await show(fixtures.eight);
  enhance(document.body);
  fireEvent.keyDown(button('carousel_next'), { key: 'ArrowRight' });
  await expect.poll(front).toEqual(['Card 2']);
  screen.getAllByRole('button', { name: 'carousel_go_to' })[7]?.click();
  await expect.poll(front).toEqual(['Card 8']);
  await show(fixtures.single);
  enhance(document.body);
  expect(document.querySelector('[data-controls]')?.hasAttribute('data-idle')).toBe(true);
  expect(document.querySelector('[data-wheel]')).toBeNull();
});

it('shows all cards at rest to an author, and a row without scripts', async () => {
  await show(fixtures.full);
  expect(document.querySelectorAll('.carousel-row > li:not([inert])')).toHaveLength(9);
  const { layout } = editMode(layoutWith(fixtures.tooMany, 'en'));
  document.body.innerHTML = (await renderLayout(serverRegistry, layout, 'en', 'edit')).html;
  expect(document.querySelectorAll('.carousel-expanded > li')).toHaveLength(20);
});
