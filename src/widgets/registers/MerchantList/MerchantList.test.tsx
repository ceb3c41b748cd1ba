// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { fill } from '#src/i18n/phrase.ts';
import { loadMerchants } from '#src/services/registers.server.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { merchant, merchantList } from '#tests/support/registers.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { merchantCardOf } from './merchant-card.ts';
import { fixtures } from './MerchantList.fixture.ts';
import { widget } from './MerchantList.widget.ts';
import { statusPhrase } from './status-phrase.ts';

vi.mock('#src/services/registers.server.ts', () => ({ loadMerchants: vi.fn() }));

const load = vi.mocked(loadMerchants);

const render = async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'ar')).html;
};

afterEach(() => {
  load.mockReset();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a merchant’s card', () => {
  it('MERCH-03 has the first field like a name, a picture and a link, and lists the other scalar ones', () => {
    expect(
      merchantCardOf({
        Id: 7,
        MerchantName: 'قهوة الحي',
        NickName: 'الحي',
        LogoUrl: '/-/media/offers/bunn.svg',
        Picture: '/other.svg',
        WebsiteUrl: 'https://hayy.example/',
        Open: true,
        Empty: '',
        Places: [1],
        Owner: { Name: 'x' },
      }),
    ).toEqual({
      name: 'قهوة الحي',
      image: '/-/media/offers/bunn.svg',
      link: 'https://hayy.example/',
      facts: [
        ['Id', 7],
        ['NickName', 'الحي'],
        ['Picture', '/other.svg'],
        ['Open', true],
      ],
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'hayy.example'])(
    'never links to %s',
    (Link) => {
      const { link, image } = merchantCardOf({ Name: 'قهوة', Link, Image: Link });
      expect([link, image]).toEqual(['', '']);
    },
  );
});

describe('the list of merchants', () => {
  it('shows all of one call on one page, without a pager', async () => {
    load.mockResolvedValue(success(merchantList(Array.from({ length: 130 }, (_, index) => merchant(index + 1)))));
    await render();
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('article')).toHaveLength(130);
    expect(screen.queryByRole('navigation')).toBeNull();
    const [first] = screen.getAllByRole('article');
    if (!first) throw new Error('no card');
    expect(within(first).getByRole('heading').textContent).toBe('متجر 1');
    expect(
      within(first)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['مقاهٍ', '٣٤']);
    // The cards that stand in while merchants load.
    expect(document.querySelector<HTMLTemplateElement>('template[data-pending]')?.dataset.pending).toBe('12');
  });

  it.each([
    [503, 'Service Unavailable'],
    [500, 'Internal Server Error'],
    [404, 'Not Found'],
    [429, 'Too Many Requests'],
  ])('MERCH-04 reports the network error of status %d in place of the list', async (status, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const phrases = phrasesIn('en', widget.dictionary);
    load.mockResolvedValue(failure({ kind: 'Failed', status, body: 'secret' }));
    await render();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('merchants_network_error');
    expect(screen.queryByRole('article')).toBeNull();
    expect(fill(phrases.merchants_network_error, { status: statusPhrase(status, phrases) })).toBe(
      `Network error: ${text}`,
    );
  });

  it('MERCH-05 reports the message of the service without Data, and no_data_found without a message or with an empty list', async () => {
    load.mockResolvedValue(success({ Message: 'القائمة قيد التحديث' }));
    await render();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('القائمة قيد التحديث');
    for (const value of [{}, { Data: null, Message: '' }, merchantList([], 'ignored')]) {
      load.mockResolvedValue(success(value));
      await render();
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('no_data_found');
    }
  });
});
