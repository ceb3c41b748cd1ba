import { describe, expect, it } from 'vitest';
import { listedValuesOf } from '#src/cms/listed-values.ts';
import { MAX_CACHED_CHOICES, withListedChoices } from './list-choices.ts';
import { choiceParam, defineAddress, optionalParam, textParam } from './listing-address.ts';

const address = defineAddress({
  tab: textParam('all'),
  sort: choiceParam('default', 'discount'),
  search: textParam(''),
  field: optionalParam(['Title']),
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `tab-${index}`);

/** Returns what is listed for an address with these tabs and a list of this many pages. */
const listed = (tabs: readonly string[], pages: number) =>
  listedValuesOf(withListedChoices(address, {}, { items: [], total: 0, page: 1, pages }, { tab: tabs }));

describe('withListedChoices', () => {
  it('lists declared choices, those of the content, and the numbers of pages, but no text that a visitor enters', () => {
    expect(listed(['dining'], 3)).toEqual({
      tab: ['dining'],
      sort: ['default', 'discount'],
      search: [],
      field: [],
      page: ['1', '2', '3'],
    });
  });

  it('lists the first page of a list that could not be loaded', () => {
    expect(listedValuesOf(withListedChoices(address, {}, { kind: 'failed' }))).toMatchObject({ tab: [], page: ['1'] });
  });

  it('lists no page numbers, and then nothing, when there are too many combinations', () => {
    const tabs = names(19);
    const most = MAX_CACHED_CHOICES / (20 * 3);
    expect(listed(tabs, Math.floor(most)).page).toHaveLength(Math.floor(most));
    expect(listed(tabs, Math.floor(most) + 1)).toMatchObject({ tab: tabs, page: [] });
    expect(listed(names(MAX_CACHED_CHOICES), 1)).toEqual({});
  });
});
