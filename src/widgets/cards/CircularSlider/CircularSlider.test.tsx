// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
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
  stubMethod(Element.prototype, 'scrollTo', () => undefined);
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
  const inSight = () =>
    cards().flatMap((card, index) =>
      card.hasAttribute('data-far') ? [] : [[index, card.style.getPropertyValue('--angle')]],
    );
  const around = (front: number) => [-2, -1, 0, 1, 2].map((steps) => [front + steps, `${(steps * 20).toFixed(2)}deg`]);
  expect(inSight()).toEqual(around(8));
  fireEvent.click(screen.getByRole('button', { name: 'carousel_next' }));
  expect(inSight()).toEqual(around(9));
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

it('is a wheel in the HTML, at the places where scripts leave it, with its middle card in front', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.twenty, 'en')).html;
  const row = document.querySelector('[data-row]');
  const places = () =>
    cards().map((card) =>
      ['style', 'data-far', 'data-aside'].map((name) => card.getAttribute(name)?.replaceAll(' ', '')),
    );
  const atFirst = places();
  expect(row?.getAttribute('data-wheel')).toBe('large');
  expect(cards().findIndex((card) => !card.hasAttribute('data-aside'))).toBe(8);
  enhance(document.body);
  expect(row?.hasAttribute('data-still')).toBe(false);
  await expect.poll(() => cards().filter((card) => !card.hasAttribute('inert')).length).toBe(1);
  expect(places().map((place) => place.map((value) => value?.replace(/;$/, '')))).toEqual(atFirst);
});

it('is a row in the HTML when it has one card, and for an author', async () => {
  const hasWheel = () => document.querySelector('[data-wheel], [style*="--angle"]') !== null;
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.single, 'en')).html;
  expect(hasWheel()).toBe(false);
  const { layout } = editMode(layoutWith(fixtures.full, 'en'));
  document.body.innerHTML = (await renderLayout(serverRegistry, layout, 'en', 'edit')).html;
  expect([cards().length, hasWheel()]).toEqual([0, false]);
  expect(document.querySelectorAll('.carousel-expanded > li')).toHaveLength(5);
});

it('no longer turns when the window becomes small, and turns again when it is large', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  enhance(document.body);
  const inert = () => document.querySelectorAll('li[inert]').length;
  const angleAfterKey = () => {
    fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' });
    return cards()[2]?.style.getPropertyValue('--angle');
  };
  await expect.poll(inert).toBe(4);
  expect(angleAfterKey()).toBe('-20.00deg');
  media.matches = false;
  media.dispatchEvent(new Event('change'));
  expect([angleAfterKey(), inert()]).toEqual(['-20.00deg', 0]);
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  expect(angleAfterKey()).toBe('-20.00deg');
  await expect.poll(inert).toBe(4);
});
