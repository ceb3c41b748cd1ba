// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures as block } from '#src/widgets/news/NewsBlock/NewsBlock.fixture.ts';
import { fixtures as recommended } from '#src/widgets/news/RecommendedArticles/RecommendedArticles.fixture.ts';
import { fixtures } from '#src/widgets/news/NewsCarousel/NewsCarousel.fixture.ts';

const queryPlatform = vi.hoisted(() => vi.fn());

vi.mock('#src/queries/query-platform.server.ts', () => ({ queryPlatform }));

afterEach(() => void vi.restoreAllMocks());

/** Returns what a block renders inside the element that names it. */
async function contentOf(example: PlacedFixture): Promise<string | undefined> {
  const { html, errors } = await renderExample(serverRegistry, example, 'ar');
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
  return document.querySelector('[data-widget]')?.innerHTML;
}

describe.each([
  ['NewsCarousel', fixtures.full],
  ['NewsBlock', block.full],
  ['RecommendedArticles', recommended.full],
] as const)('%s', (name, example) => {
  it('ERR-09 only logs that its articles could not be loaded, and is not rendered', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queryPlatform.mockRejectedValueOnce(new Error('down'));
    expect(await contentOf(example)).toBe('');
    expect(logged.mock.calls).toEqual([[`${name}: Error`]]);
  });

  it('is not rendered without articles', async () => {
    queryPlatform.mockResolvedValueOnce({ items: [], total: 0 });
    expect(await contentOf(example)).toBe('');
  });
});
