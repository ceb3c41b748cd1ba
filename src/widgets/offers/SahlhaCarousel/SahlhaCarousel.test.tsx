// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { RING_STEP_MS } from '#src/config/timings/motion.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { queryPlatform } from '#tests/support/sample-results.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhanceRing } from './enhance-ring.ts';
import { fixtures } from './SahlhaCarousel.fixture.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

async function show(example: keyof typeof fixtures = 'minimal', language: Language = 'en') {
  document.documentElement.lang = language;
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures[example], language)).html;
  enhanceRing(document.body);
}

/** Returns the number of the card in the middle. */
const middle = () =>
  [...document.querySelectorAll('[data-slot]')].findIndex((card) => card.getAttribute('data-slot') === '0') + 1;

const dots = () => [...document.querySelectorAll<HTMLButtonElement>('[data-dots] button')];

describe('SahlhaCarousel', () => {
  it('is left out when its partners cannot be fetched, which is logged; its title and the link back stay', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queryPlatform.mockRejectedValueOnce(new Error('down'));
    await show();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Picked for your business');
    expect(screen.getByRole('link', { name: 'sahlha_back' }).getAttribute('href')).toBe('/en/sahlha');
    expect(logged).toHaveBeenCalledOnce();
  });

  it('links back to the page that its author chose', async () => {
    await show('full');
    expect(screen.getByRole('link', { name: 'Business' }).getAttribute('href')).toBe('/en/business');
  });

  it.each([
    ['ar', 'صالح حتى: ٣١ ديسمبر ٢٠٢٩'],
    ['en', 'Valid to: 31 December 2029'],
  ] as const)('says until when its offers are valid as its author wrote it, in %s', async (language, notice) => {
    await show('full', language);
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.queryByText('sahlha_valid_to')).toBeNull();
    await show('minimal', language);
    expect(screen.getByText('sahlha_valid_to')).toBeTruthy();
  });

  it('turns card by card to that of a dot, the shorter way, and goes on from there when pressed meanwhile', async () => {
    await show();
    const passed = [middle()];
    dots()[6]?.click();
    while (passed.at(-1) !== middle()) {
      passed.push(middle());
      vi.advanceTimersByTime(RING_STEP_MS);
    }
    expect(passed).toEqual([1, 9, 8, 7]);
    expect(dots().map(({ ariaCurrent }) => ariaCurrent)).toEqual(
      Array.from({ length: 9 }, (_, at) => (at === 6 ? 'true' : null)),
    );
    dots()[2]?.click();
    screen.getByRole('button', { name: 'carousel_next' }).click();
    vi.advanceTimersByTime(RING_STEP_MS * 9);
    expect(middle()).toBe(4);
  });

  it('turns to the card of a dot at once where motion is unwelcome', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await show();
    dots()[4]?.click();
    expect(middle()).toBe(5);
  });
});
