// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
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

  it('OFF-BLOCK-11 shows the date of an offer in words, and to authors as its field has it', async () => {
    const { html } = await renderExample(serverRegistry, fixtures.full, 'en');
    expect(html).toContain('December 31, 2099');
    expect(html).not.toContain('2099-12-31');
    const { layout } = editMode(layoutWith(fixtures.full, 'en'));
    const edited = (await renderLayout(serverRegistry, layout, 'en', 'edit')).html;
    expect(edited).toContain('2099-12-31T');
    expect(edited).not.toContain('December 31, 2099');
  });
});
