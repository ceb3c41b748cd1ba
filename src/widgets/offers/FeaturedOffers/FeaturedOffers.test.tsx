// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './FeaturedOffers.fixture.ts';

afterEach(() => void vi.useRealTimers());

async function titlesAt(time: string): Promise<readonly (string | null)[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  return [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
}

describe('FeaturedOffers', () => {
  it('leaves out offers that are inactive or ended before today in Riyadh', async () => {
    const open = ['Bunn Roastery', 'Sahil Resort', 'Durra Optics'];
    expect(await titlesAt('2026-11-23T09:00:00Z')).toEqual(open);
    expect(await titlesAt('2025-01-31T20:59:59Z')).toEqual([...open, 'An offer that ended']);
    expect(await titlesAt('2025-01-31T21:00:00Z')).toEqual(open);
  });

  it('shows a notice when none of its offers is left', async () => {
    document.body.innerHTML = (await renderExample(serverRegistry, fixtures.ended, 'ar')).html;
    expect(document.body.textContent).toBe('offers_no_datasource');
  });
});
