// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { compareCard } from '#sitecore/definitions/templates/compare-card.ts';
import { defineFixtures, type PlacedFixture } from '#src/cms/fixture.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { fixtures } from './CompareCards.fixture.ts';
import { widget } from './CompareCards.widget.ts';

const STORAGE_KEY = 'selected-cards';
const logged = loggedErrors();
const idOf = (name: string) => guidOf(`authored/${name}`);

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

/** The comparison as a browser that keeps these cards shows it. */
async function comparing(example: PlacedFixture, names: readonly (string | 0)[], language: Language = 'en') {
  const slots = [0, 1, 2].map((at) => names[at] || 0).map((name) => (name === 0 ? 0 : idOf(name)));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(slots));
  await hydrateExample(example, language);
}

// What is said first is the summary; after it stands what is said of a copied link.
const status = () => screen.getAllByRole('status')[0] ?? document.body;
// The first table is of the chosen cards; the other one is seen without scripts alone.
const table = () => within(screen.getAllByRole('table', { name: 'compare_overview' })[0] ?? document.body);
const columns = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cellsOf = (point: string) =>
  within(table().getByRole('row', { name: new RegExp(`^${point}`) })).getAllByRole('cell');

const NOT_COMPARED = ['Title', 'CardCategory', 'BannerImage', 'BannerSecondaryLink'];

describe('the attributes', () => {
  it('COMPARE-02 are all other texts of a card: a tick or a cross, a description with its note, or a dash', async () => {
    const others = Object.entries(compareCard.fields).filter(([name]) => !NOT_COMPARED.includes(name));
    expect(others.length).toBeGreaterThan(5);
    for (const [name, { kind }] of others) expect(kind, name).toBe('text');
    const says = (words: (name: string) => string) => Object.fromEntries(others.map(([name]) => [name, words(name)]));
    const example = defineFixtures(widget, {
      every: {
        fields: {
          Cards: [
            { name: 'worded', fields: { Title: 'Worded', ...says((name) => `${name} 1\nunder ${name} 2`) } },
            { name: 'yes', fields: { Title: 'Yes', ...says(() => 'Yes') } },
            { name: 'no', fields: { Title: 'No', ...says(() => 'No') } },
            { name: 'silent', fields: { Title: 'Silent' } },
          ],
        },
      },
    }).every;

    await comparing(example, ['worded', 'yes', 'no']);
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
    await comparing(example, ['worded', 'silent']);
    const silent = table()
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(new Set(silent)).toEqual(new Set(['–compare_not_stated']));
    expect(silent).toHaveLength(others.length);
  });

  it('of which no chosen card has any are left out', async () => {
    await comparing(fixtures.full, ['everyday', 'travel']);
    expect(table().queryByRole('row', { name: /^card_annual_fee/ })).not.toBeNull();
    expect(table().queryByRole('row', { name: /^card_profit_rate/ })).toBeNull();
  });

  it('keep the marks of their language in each line', async () => {
    await comparing(fixtures.full, ['signature'], 'ar');
    const [fee] = cellsOf('card_annual_fee');
    expect(fee?.querySelector('small .riyal')).not.toBeNull();
    expect(cellsOf('card_cashback')[0]?.querySelector('bdo')?.textContent).toBe('٪٢');
  });
});

describe('the differences', () => {
  it('are counted and marked once two cards are chosen', async () => {
    await comparing(fixtures.full, []);
    expect(status().textContent).toBe('compare_start');
    document.body.innerHTML = '';
    await comparing(fixtures.full, ['everyday']);
    expect(status().textContent).toBe('compare_one_more');
    expect(screen.queryByRole('switch')).toBeNull();
    document.body.innerHTML = '';
    await comparing(fixtures.full, ['everyday', 'signature']);
    expect(status().textContent).toBe('compare_differences_other');
    const differing = table().getAllByRole('row', { name: /compare_differs/ });
    expect(differing.map((row) => row.querySelector('th')?.textContent.split(' ')[0])).toEqual([
      expect.stringContaining('card_annual_fee'),
      expect.stringContaining('card_cashback'),
      expect.stringContaining('card_travel_cover'),
    ]);
  });

  it('of the third card alone are told apart, for screens that do not show it', async () => {
    await comparing(fixtures.full, ['everyday', 'travel', 'signature']);
    const who = (point: string) => cellsOf(point)[0]?.closest('tr')?.getAttribute('data-differs');
    expect(who('card_cashback')).toBe('some');
    expect(who('card_annual_fee')).toBe('third');
    expect(who('card_additional_cards')).toBeNull();
  });
});

describe('the chosen cards', () => {
  it('come back from the browser, up to one that is gone', async () => {
    await comparing(fixtures.full, ['everyday', 'gone', 'travel']);
    expect(columns()).toEqual([expect.stringContaining('Everyday card')]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['{"half', '{"first":1}', '[]', '["a",0]', '[1,2,3]', '[null,null,null]', '"cards"'])(
    'are none where the browser kept what is no list of them, which is logged and removed: %s',
    async (broken) => {
      localStorage.setItem(STORAGE_KEY, broken);
      await hydrateExample(fixtures.full, 'en');
      expect(logged).toHaveBeenCalledExactlyOnceWith('stored selected-cards:', expect.any(Error));
      expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
      expect(status().textContent).toBe('compare_start');
    },
  );

  it('are compared even where the browser keeps nothing', async () => {
    await comparing(fixtures.full, ['everyday', 'travel']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove Travel/ }));
    expect(columns()).toEqual([expect.stringContaining('Everyday card')]);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('leave an empty slot that says why it waits, and only while it does', async () => {
    await comparing(fixtures.full, ['everyday']);
    const slots = within(screen.getByRole('list', { name: 'compare_slots' })).getAllByRole('listitem');
    expect(slots.map(({ textContent }) => textContent.includes('compare_wait'))).toEqual([false, false, true]);
    expect(within(slots[1] ?? document.body).getByRole('button', { name: 'compare_choose_2' })).toBeDefined();
  });

  it('are those of the address before those of the browser, until they are changed', async () => {
    history.replaceState(null, '', `/#CompareCards?first=${idOf('travel')}&second=${idOf('signature')}`);
    await comparing(fixtures.full, ['everyday']);
    expect(columns()).toEqual([expect.stringContaining('Travel card'), expect.stringContaining('Signature card')]);
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove Signature/ }));
    expect(location.hash).toBe('');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual([idOf('travel'), 0, 0]);
  });

  it('leave an address alone that is about something else', async () => {
    history.replaceState(null, '', '/#terms');
    await comparing(fixtures.full, ['everyday']);
    await userEvent.click(screen.getByRole('button', { name: /^compare_remove/ }));
    expect(location.hash).toBe('#terms');
  });
});

it('groups the cards of a category, wherever they stand in the list', async () => {
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
  await comparing(mixed, []);
  const popup = within(screen.getByRole('dialog', { hidden: true }));
  const namesIn = (name: string) =>
    within(popup.getByRole('region', { name, hidden: true }))
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(namesIn('One')).toEqual(['a', 'd']);
  expect(namesIn('Two')).toEqual(['c']);
  expect(popup.getAllByRole('listitem', { hidden: true }).at(-1)?.textContent).toBe('b');
});
