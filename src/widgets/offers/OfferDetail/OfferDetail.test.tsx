// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { COPIED_MS } from '#src/config/timings/offers.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { structuredData } from '#src/widgets/structured-data.ts';
import { fixtureJson } from '#src/cms/fixture.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './OfferDetail.enhance.ts';
import { fixtures } from './OfferDetail.fixture.ts';
import { splitTerms } from './terms.ts';

// The platform is out of reach: the category of the offer is unknown.
vi.mock('#src/queries/query-platform.server.ts', () => ({ queryPlatform: () => Promise.reject(new Error('down')) }));

const logged = vi.fn();

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

/** Shows an example. */
async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en'): Promise<void> {
  const { html, errors } = await renderExample(serverRegistry, example, language);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const store = () => screen.queryByRole('link', { name: /shop|متجر|bunn/i });

describe.each(LANGUAGES)('OfferDetail in %s', (language) => {
  it('OFF-DETAIL-04 OFF-DETAIL-05 links the store in a new tab without a referrer, only if it is external and has a text', async () => {
    await show(fixtures.full, language);
    const link = store();
    expect(link?.getAttribute('href')).toBe(`https://bunn.example/${language}`);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    for (const example of [fixtures.storeOfTheSite, fixtures.storeWithoutText, fixtures.minimal]) {
      await show(example, language);
      expect(store()).toBeNull();
      expect(document.querySelector('[href*="bunn.example"], [href$="/help"]')).toBeNull();
    }
  });

  it('OFF-DETAIL-06 has a box for the promo code unless that is empty or a single space', async () => {
    const box = () => screen.queryByRole('region', { name: 'offer_code' });
    await show(fixtures.full, language);
    expect(within(box() ?? document.body).getByText('BUNN30')).toBeTruthy();
    for (const example of [fixtures.blankCode, fixtures.minimal]) {
      await show(example, language);
      expect(box()).toBeNull();
    }
  });
});

describe.each(LANGUAGES)('an offer in %s', (language) => {
  const toUse = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  const prefix = language === 'en' ? '/en' : '';

  it('says that it has ended, and has neither badge, code nor links to use it', async () => {
    await show(fixtures.full, language);
    expect(toUse()).toEqual([`${prefix}/personal`, `${prefix}/personal/cards`, `https://bunn.example/${language}`]);
    expect(document.body.textContent).toContain('offer_saving');
    expect(document.body.textContent).not.toContain('offer_ended');
    await show(fixtures.ended, language);
    expect(toUse()).toEqual([`${prefix}/personal`]);
    expect(screen.getByText('offer_ended')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).not.toMatch(/offer_saving|BUNN30|valid_from/);
    expect(screen.getByText('offer_about')).toBeTruthy();
  });

  it.each([
    ['on its last day', '2025-12-31T20:59:00Z', false],
    ['on the day after, in Riyadh', '2025-12-31T21:00:00Z', true],
  ])('%s, has ended or not', async (_, now, hasEnded) => {
    vi.setSystemTime(now);
    await show(fixtures.ended, language);
    expect(screen.queryAllByText('offer_ended')).toHaveLength(hasEnded ? 1 : 0);
  });
});

it('leads back to the path above when its category is unknown', async () => {
  await show(fixtures.minimal);
  expect(screen.getByRole('link', { name: 'offer_back' }).getAttribute('href')).toBe('/en');
  expect(logged).toHaveBeenCalledExactlyOnceWith('OfferDetail: Error');
});

it.each([
  ['- one\n-two\n - three ', ['one', 'two', 'three']],
  ['\n\n \n', []],
  ['-\n - \none', ['one']],
  ['-- twice', ['- twice']],
  ['3 - 4 days\r\n- last', ['3 - 4 days', 'last']],
])('splitTerms of %j', (text, terms) => {
  expect(splitTerms(text)).toEqual(terms);
});

describe('the copy button', () => {
  it('confirms for two seconds after the last press', async () => {
    await show(fixtures.full);
    vi.useFakeTimers();
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    enhance(document.body);
    const button = screen.getByRole('button', { name: 'offer_copy_code' });
    const status = screen.getByRole('status');
    button.click();
    await vi.advanceTimersByTimeAsync(COPIED_MS - 100);
    expect(writeText).toHaveBeenCalledWith('BUNN30');
    expect(status.textContent).toBe('offer_code_copied');
    button.click();
    await vi.advanceTimersByTimeAsync(COPIED_MS - 1);
    expect(status.textContent).toBe('offer_code_copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(status.textContent).toBe('');
  });

  it('ERR-11 only logs that the browser refuses to copy: it confirms nothing, and selects the code', async () => {
    await show(fixtures.full);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    enhance(document.body);
    screen.getByRole('button', { name: 'offer_copy_code' }).click();
    await vi.waitFor(() => expect(getSelection()?.toString()).toBe('BUNN30'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(logged).toHaveBeenLastCalledWith('OfferDetail: the promo code was not copied', new Error('denied'));
  });
});

it('adds an Offer of schema.org with what it has', () => {
  const page = {
    language: 'en',
    title: 'Coffee',
    url: 'https://rukn.example/en/o',
    publicUrl: 'https://rukn.example',
  } as const;
  const nodesOf = (example: PlacedFixture) => structuredData.OfferDetail?.(fixtureJson(example, 'en').fields, page);
  const [{ image, ...node } = { image: undefined }] = nodesOf(fixtures.full) ?? [];
  expect(image).toMatch(/^https:\/\/rukn\.example\/.*bunn-banner\.svg/);
  expect([node]).toEqual([
    {
      '@type': 'Offer',
      '@id': 'https://rukn.example/en/o#offer',
      url: 'https://rukn.example/en/o',
      name: 'Coffee at Bunn Roastery',
      alternateName: 'Off speciality drinks in every branch',
      description: 'Bunn roasts its beans every morning.',
      validThrough: '2099-01-31T00:00:00Z',
      offeredBy: { '@type': 'BankOrCreditUnion', '@id': 'https://rukn.example/#bank' },
    },
  ]);
  expect(Object.keys(nodesOf(fixtures.minimal)?.[0] ?? {})).toEqual(['@type', '@id', 'url', 'name', 'offeredBy']);
});
