// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { readPairs } from '#sitecore/definitions/fields/name-value-list.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { attributesOf } from './ComparisonBlock/attributes-of.ts';
import { categoriesOf } from './ProductBannerList/categories-of.ts';
import { fixtures as checklist } from './Checklist/Checklist.fixture.ts';
import { fixtures as comparison } from './ComparisonBlock/ComparisonBlock.fixture.ts';
import { fixtures as partners } from './PartnersStrip/PartnersStrip.fixture.ts';
import { fixtures as savings } from './SavingsCardGrid/SavingsCardGrid.fixture.ts';

async function show(example: PlacedFixture, language: Language = 'en'): Promise<void> {
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
}

describe('rules of sections', () => {
  it('SEC-PARTNER-02 leaves out the partners without an image', async () => {
    await show(partners.full);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows a row of many logos once to screen readers', async () => {
    await show(partners.twenty);
    expect(screen.getAllByRole('listitem')).toHaveLength(21);
    expect(document.querySelectorAll('img')).toHaveLength(42);
  });

  it('ERR-14 says that a block without its background image has none', async () => {
    const { html } = await renderLayout(serverRegistry, layoutWith(checklist.pictureless, 'en'), 'en', 'normal', {
      no_background_image: 'No background image available',
    });
    document.body.innerHTML = html;
    expect(screen.getByText('No background image available')).toBeTruthy();
    await show(checklist.full);
    expect(screen.queryByText('no_background_image')).toBeNull();
  });

  it('SEC-MISC-04 shows as bullets only the URL-decoded, non-empty values of name=value pairs', async () => {
    expect(readPairs('1=No+minimum&2=&=x&3=%20&4=50%25%20off&5=50%&a=b=c').map(({ value }) => value)).toEqual([
      'No minimum',
      '50% off',
      '50%',
      'b=c',
    ]);
    await show(savings.full);
    const bullets = within(screen.getByRole('tooltip')).getAllByRole('listitem');
    expect(bullets.map(({ textContent }) => textContent)).toEqual(['No minimum', 'Withdraw at any time']);
  });

  it('derives categories from products, in order of first appearance', () => {
    const product = (Category: string) => ({ fields: { Category: { value: Category } } });
    expect(
      categoriesOf(['b', 'a', 'b', ''].map(product)).map(({ category, items }) => [category, items.length]),
    ).toEqual([
      ['b', 2],
      ['a', 1],
      ['', 1],
    ]);
  });

  it('compares the attributes of all items, and says which of them an item lacks', async () => {
    const item = (...names: readonly string[]) => ({
      fields: { DetailsList: names.map((name) => ({ name, value: 'x' })) },
    });
    expect(attributesOf([item('fee', 'cover'), item('card', 'fee')])).toEqual(['fee', 'cover', 'card']);
    await show(comparison.full);
    const row = screen.getByRole('row', { name: /^Cover/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['not_included', 'Included']);
  });
});
