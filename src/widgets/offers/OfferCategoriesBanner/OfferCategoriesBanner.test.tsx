// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './OfferCategoriesBanner.fixture.ts';

async function titlesOf(example: (typeof fixtures)[keyof typeof fixtures]): Promise<readonly (string | null)[]> {
  document.body.innerHTML = (await renderExample(serverRegistry, example, 'en')).html;
  return [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
}

describe('OfferCategoriesBanner', () => {
  it('OFF-BLOCK-03 leaves out categories that have no image', async () => {
    const titles = await titlesOf(fixtures.full);
    expect(titles).toEqual(['Dining', 'Travel', 'Shopping', 'Home', 'Family', 'Leisure']);
    expect(await titlesOf(fixtures.withoutImages)).toEqual([]);
    expect(document.body.textContent).toBe('offers_no_datasource');
  });

  it('leaves out categories that are not active', async () => {
    expect(await titlesOf(fixtures.full)).not.toContain('Health');
  });
});
