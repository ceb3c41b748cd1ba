// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { compareCard } from '#sitecore/definitions/templates/compare-card.ts';
import { defineFixtures, type PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { fixtures } from './CompareCards.fixture.ts';
import { widget } from './CompareCards.widget.ts';

const STORAGE_KEY = 'selected-cards';
const logged = loggedErrors();
const idOf = (name: string) => guidOf(`authored/${name}`);

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

/** Renders the comparison in a browser that has stored these cards; 0 is an empty slot. */
async function renderComparison(example: PlacedFixture, names: readonly (string | 0)[], language: Language = 'en') {
  const slots = [0, 1, 2].map((index) => names[index] || 0).map((name) => (name === 0 ? 0 : idOf(name)));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(slots));
  await hydrateExample(example, language);
  // Effects restore the cards; their render can follow the end of hydration.
  if (names.length > 0) await waitFor(() => expect(status().textContent).not.toBe('compare_start'));
}

// The first status reports a removal, the second is the summary, the third reports a copied link.
const status = () => screen.getAllByRole('status')[1] ?? document.body;
// The first table has the chosen cards; the other one is visible only without scripts.
const table = () => within(screen.getAllByRole('table', { name: 'compare_overview' })[0] ?? document.body);
const columns = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cellsOf = (point: string) =>
  within(table().getByRole('row', { name: new RegExp(`^${point}`) })).getAllByRole('cell');

const NOT_COMPARED = ['Title', 'CardCategory', 'BannerImage', 'BannerSecondaryLink'];

describe('CompareCards: attributes', () => {
  it('COMPARE-02 shows every other text of a card: a tick or a cross, a description with its note, or a dash', async () => {
    const others = Object.entries(compareCard.fields).filter(([name]) => !NOT_COMPARED.includes(name));
    expect(others.length).toBeGreaterThan(5);
    for (const [name, { kind }] of others) expect(kind, name).toBe('text');
    const textsOf = (text: (name: string) => string) => Object.fromEntries(others.map(([name]) => [name, text(name)]));
    const example = defineFixtures(widget, {
      every: {
        fields: {
          Cards: [
            { name: 'worded', fields: { Title: 'Worded', ...textsOf((name) => `${name} 1\nunder ${name} 2`) } },
            { name: 'yes', fields: { Title: 'Yes', ...textsOf(() => 'Yes') } },
            { name: 'no', fields: { Title: 'No', ...textsOf(() => 'No') } },
            { name: 'silent', fields: { Title: 'Silent' } },
          ],
        },
      },
    }).every;

    await renderComparison(example, ['worded', 'yes', 'no']);
    const rows = table().getAllByRole('row').slice(1, -1);
    expect(rows).toHaveLength(others.length);
    const shown = rows.map((row) => within(row).getAllByRole('cell'));
    for (const [name] of others) {
      const cells = shown.find(([worded]) => worded?.textContent.includes(name)) ?? [];
      expect(cells[0]?.textContent, name).toBe(`${name} 1under ${name} 2`);
      expect(cells[0]?.querySelector('small')?.textContent, name).toBe(`under ${name} 2`);
      expect(cells[1]?.textContent, name).toBe('compare_yes');
      expect(cells[1]?.querySelector('use')?.getAttribute('href'), name).toContain('check');
      expect(cells[2]?.textContent, name).toBe('compare_no');
      expect(cells[2]?.querySelector('use')?.getAttribute('href'), name).toContain('close');
    }

    document.body.innerHTML = '';
    await renderComparison(example, ['worded', 'silent']);
    const silent = table()
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(new Set(silent)).toEqual(new Set(['–compare_not_stated']));
    expect(silent).toHaveLength(others.length);
  });

  it('omits attributes that no chosen card has', async () => {
    await renderComparison(fixtures.full, ['everyday', 'travel']);
    expect(table().queryByRole('row', { name: /^card_annual_fee/ })).not.toBeNull();
    expect(table().queryByRole('row', { name: /^card_profit_rate/ })).toBeNull();
  });

  it('formats amounts and percentages by the language in each line', async () => {
    await renderComparison(fixtures.full, ['signature'], 'ar');
    const [fee] = cellsOf('card_annual_fee');
    expect(fee?.querySelector('small .riyal')).not.toBeNull();
    expect(cellsOf('card_cashback')[0]?.textContent).toContain('٢٪');
  });
});

describe('CompareCards: differences', () => {
  it('counts and marks differences once two cards are chosen', async () => {
    await renderComparison(fixtures.full, []);
    expect(status().textContent).toBe('compare_start');
    document.body.innerHTML = '';
    await renderComparison(fixtures.full, ['everyday']);
    expect(status().textContent).toBe('compare_one_more');
    expect(screen.queryByRole('switch')).toBeNull();
    document.body.innerHTML = '';
    await renderComparison(fixtures.full, ['everyday', 'signature']);
    expect(status().textContent).toBe('compare_differences_other');
    const differing = table().getAllByRole('row', { name: /compare_differs/ });
    expect(differing.map((row) => row.querySelector('th')?.textContent.split(' ')[0])).toEqual([
      expect.stringContaining('card_annual_fee'),
      expect.stringContaining('card_cashback'),
      expect.stringContaining('card_travel_cover'),
    ]);
  });

  it('marks differences of the third card alone separately, for screens that hide it', async () => {
    await renderComparison(fixtures.full, ['everyday', 'travel', 'signature']);
    const differsOf = (point: string) => cellsOf(point)[0]?.closest('tr')?.getAttribute('data-differs');
    expect(differsOf('card_cashback')).toBe('some');
    expect(differsOf('card_annual_fee')).toBe('third');
    expect(differsOf('card_additional_cards')).toBeNull();
  });
});

describe('CompareCards: chosen cards', () => {
  it('restores stored cards up to the first unknown one', async () => {
    await renderComparison(fixtures.full, ['everyday', 'gone', 'travel']);
    expect(columns()).toEqual([expect.stringContaining('Everyday card')]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['{"half', '{"first":1}', '[]', '["a",0]', '[1,2,3]', '[null,null,null]', '"cards"'])(
    'starts empty, logs and removes a stored value that is no list of cards: %s',
    async (broken) => {
      localStorage.setItem(STORAGE_KEY, broken);
      await hydrateExample(fixtures.full, 'en');
      expect(logged).toHaveBeenCalledExactlyOnceWith('stored selected-cards:', expect.any(Error));
      expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
      expect(status().textContent).toBe('compare_start');
    },
  );

  it('compares cards when the browser cannot store them', async () => {
    await renderComparison(fixtures.full, ['everyday', 'travel']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove Travel/ }));
    expect(columns()).toEqual([expect.stringContaining('Everyday card')]);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('tells which cards a removal took out, and puts them all back on request, in the browser’s store too', async () => {
    await renderComparison(fixtures.full, ['everyday', 'travel', 'signature']);
    const stored = localStorage.getItem(STORAGE_KEY);
    const before = columns();
    expect(screen.queryByRole('button', { name: 'compare_undo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove Travel/ }));
    expect(columns()).toEqual([expect.stringContaining('Everyday card')]);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('compare_removed');
    await userEvent.click(screen.getByRole('button', { name: 'compare_undo' }));
    expect(columns()).toEqual(before);
    expect(localStorage.getItem(STORAGE_KEY)).toBe(stored);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('compare_restored');
    expect(screen.queryByRole('button', { name: 'compare_undo' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Travel card');
  });

  it('offers no undo once another card is chosen', async () => {
    // Which jsdom does not have.
    stubMethod(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
      this.open = true;
    });
    await renderComparison(fixtures.full, ['everyday', 'travel']);
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove Travel/ }));
    await userEvent.click(screen.getByRole('button', { name: 'compare_choose_2' }));
    const popup = within(screen.getByRole('dialog', { hidden: true }));
    await userEvent.click(popup.getByRole('button', { name: /Signature/, hidden: true }));
    expect(columns()).toEqual([expect.stringContaining('Everyday'), expect.stringContaining('Signature')]);
    expect(screen.queryByRole('button', { name: 'compare_undo' })).toBeNull();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
  });

  it('shows a hint in an empty slot only while the slot is disabled', async () => {
    await renderComparison(fixtures.full, ['everyday']);
    const slots = within(screen.getByRole('list', { name: 'compare_slots' })).getAllByRole('listitem');
    expect(slots.map(({ textContent }) => textContent.includes('compare_wait'))).toEqual([false, false, true]);
    expect(within(slots[1] ?? document.body).getByRole('button', { name: 'compare_choose_2' })).toBeDefined();
  });

  it('prefers the cards of the URL to the stored ones until they change', async () => {
    history.replaceState(null, '', `/#CompareCards?first=${idOf('travel')}&second=${idOf('signature')}`);
    await renderComparison(fixtures.full, ['everyday']);
    expect(columns()).toEqual([expect.stringContaining('Travel card'), expect.stringContaining('Signature card')]);
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove Signature/ }));
    expect(location.hash).toBe('');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual([idOf('travel'), 0, 0]);
  });

  it('keeps a URL hash that is not its own', async () => {
    history.replaceState(null, '', '/#terms');
    await renderComparison(fixtures.full, ['everyday']);
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove/ }));
    expect(location.hash).toBe('#terms');
  });
});

it('CompareCards groups the cards of a category, wherever they are in the list', async () => {
  const inCategory = (name: string, category: string | undefined) => ({
    name,
    fields: { Title: name, ...(category && { CardCategory: { name: category, fields: { Title: category } } }) },
  });
  const { mixed } = defineFixtures(widget, {
    mixed: {
      fields: {
        Cards: [inCategory('a', 'One'), inCategory('b', undefined), inCategory('c', 'Two'), inCategory('d', 'One')],
      },
    },
  });
  await renderComparison(mixed, []);
  const popup = within(screen.getByRole('dialog', { hidden: true }));
  const namesIn = (name: string) =>
    within(popup.getByRole('region', { name, hidden: true }))
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(namesIn('One')).toEqual(['a', 'd']);
  expect(namesIn('Two')).toEqual(['c']);
  expect(popup.getAllByRole('listitem', { hidden: true }).at(-1)?.textContent).toBe('b');
});

describe('CompareCards: without scripts', () => {
  const cards = fixtures.full.fixture.fields?.Cards;
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('form [type=checkbox]')];
  const tables = () => [...document.querySelectorAll('table[data-all]')];
  /** Renders the page with the cards at these positions ticked, as a browser without scripts shows it. */
  async function renderTicked(positions: readonly number[]): Promise<void> {
    document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
    const ticked = Object.fromEntries(positions.map((position) => [boxes()[position]?.name ?? '', '1']));
    const { html } = await renderExample(serverRegistry, fixtures.full, 'en', { form: 'CompareCards', ...ticked });
    document.body.innerHTML = html;
  }
  const compared = () => tables()[0]?.querySelectorAll('thead th').length;

  it('shows every card and no choice at first', async () => {
    await renderTicked([]);
    expect(boxes().filter((box) => box.defaultChecked)).toEqual([]);
    expect(tables()).toHaveLength(1);
    expect(compared()).toBe(boxes().length);
    expect(cards).toHaveLength(boxes().length);
  });

  it('compares the cards that are ticked, keeps them ticked and hides the others', async () => {
    await renderTicked([0, 2]);
    expect(boxes().flatMap((box, position) => (box.defaultChecked ? [position] : []))).toEqual([0, 2]);
    expect(compared()).toBe(2);
    expect(document.querySelector('[data-every-card]')).toHaveProperty('hidden', true);
    expect(screen.queryByText('compare_add_second')).toBeNull();
  });

  it('asks for a second card, and compares the first three of more', async () => {
    await renderTicked([1]);
    expect(screen.getByText('compare_add_second')).toBeDefined();
    await renderTicked([0, 1, 2, 3]);
    expect(screen.getByText('compare_first_three')).toBeDefined();
    expect(compared()).toBe(3);
  });
});
