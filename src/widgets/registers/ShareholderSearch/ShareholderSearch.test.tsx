// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageFacts } from '#src/cms/widget.ts';
import { loadShareholders } from '#src/services/registers.server.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { shareholder, shareholderPage } from '#tests/support/registers.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './ShareholderSearch.fixture.ts';
import { staticProps } from './ShareholderSearch.server.ts';

vi.mock('#src/services/registers.server.ts', () => ({ loadShareholders: vi.fn() }));

const PAGE: PageFacts = { language: 'ar', path: '/about/shareholders', state: 'normal', servicesHost: '' };
const load = vi.mocked(loadShareholders);

const render = async (language: 'ar' | 'en' = 'ar') => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, language)).html;
};

afterEach(() => {
  load.mockReset();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the register of shareholders', () => {
  it('SHARE-03 asks for page 1 without a page in the address, and a new text begins again at page 1', async () => {
    load.mockResolvedValue(shareholderPage());
    await staticProps(undefined, PAGE, { filterby: ' نجد ' });
    expect(load).toHaveBeenLastCalledWith({ term: ' نجد ', page: 1 }, PAGE);
    await staticProps(undefined, PAGE, { filterby: 'نجد', page: '4' });
    expect(load).toHaveBeenLastCalledWith({ term: 'نجد', page: 4 }, PAGE);
    await render();
    const form = within(screen.getByRole('search')).getByRole('searchbox').closest('form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['filterby', ''],
      ['page', '1'],
    ]);
  });

  it('SHARE-06 has a column for every scalar field in the order received', async () => {
    const Data = [
      shareholder(1, { Since: 2019, Address: { City: 'x' }, Tags: ['a'], Nothing: null, Listed: true }),
      shareholder(2, { Broker: 'وسيط' }),
    ];
    load.mockResolvedValue(shareholderPage({ Data }));
    await render();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      ...['shareholder_name', 'shareholder_category', 'shareholder_shares', 'shareholder_percentage'],
      ...['Since', 'Listed', 'Broker'],
    ]);
    const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').map(textOf));
    expect(cells[1]?.slice(0, 2)).toEqual(['شركة', '٩٩٩٬٠٠٠']);
    expect(cells[1]?.slice(3)).toEqual(['٢٬٠١٩', 'register_yes', '']);
    expect(cells[2]?.slice(3)).toEqual(['', '', 'وسيط']);
  });

  it('has as many pages as the response says, links with the same text, and no pager with one page', async () => {
    load.mockResolvedValue(shareholderPage({ CurrentPage: 2, TotalPages: 3 }));
    const { state, listed } = await staticProps(undefined, PAGE, { filterby: 'نجد', page: '9' });
    expect(state).toEqual({ filterby: 'نجد', page: 2 });
    expect(listed).toMatchObject({ pages: 3, page: 2 });
    await render();
    expect(screen.getByRole('navigation')).toBeTruthy();
    load.mockResolvedValue(shareholderPage({ TotalPages: 1 }));
    await render();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('SHARE-07 shows no_data_found when the search fails or finds nothing, and logs a failure without the text', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('Failed 500'));
    const { listed, columns } = await staticProps(undefined, PAGE, { filterby: 'السبيعي' });
    expect(listed).toEqual({ kind: 'loaded', items: [], total: 0, page: 1, pages: 1 });
    expect(columns).toEqual([]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('السبيعي');
    await render();
    expect(screen.getByRole('heading', { name: 'no_data_found' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    load.mockResolvedValue(shareholderPage({ Data: [], TotalCount: 0, TotalPages: 0 }));
    await render();
    expect(screen.getByRole('heading', { name: 'no_data_found' })).toBeTruthy();
  });
});

const textOf = ({ textContent }: Element): string => textContent.trim();
