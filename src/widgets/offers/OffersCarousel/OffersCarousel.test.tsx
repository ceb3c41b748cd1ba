// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readFields } from '#sitecore/definitions/rendering.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { fixtureJson } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './OffersCarousel.fixture.ts';
import { widget } from './OffersCarousel.widget.ts';

async function show(example: (typeof fixtures)[keyof typeof fixtures], language: 'ar' | 'en' = 'en') {
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
}

/** Returns the fields that the view gets of an example, in English. */
const readExample = (example: (typeof fixtures)[keyof typeof fixtures]) =>
  readFields(widget.rendering, fixtureJson(example, 'en').fields, decodeScope('en'));

/** Returns the texts of a card by its title. */
const cardText = (title: string) =>
  [...document.querySelectorAll('article')].find((card) => card.querySelector('h3')?.textContent === title)
    ?.textContent;

describe('OffersCarousel', () => {
  it('OFFC-01 has offers with expiry date, image, title, discount, description, categories and a link', () => {
    const [bunn] = readExample(fixtures.full).items;
    expect(bunn?.fields).toMatchObject({
      ExpiryDate: { value: '2099-12-31T00:00:00Z' },
      Image: { src: '/-/media/merchants/bunn.svg' },
      Title: { value: 'Bunn Roastery' },
      Discount: { value: '30' },
      Description: {
        value:
          'Off all speciality coffees and whole beans at every branch and in the online shop, on every day of the week',
      },
      Category: [{ fields: { Title: { value: 'Dining' } } }, { fields: { Title: { value: 'Shopping' } } }],
      Link: { text: 'View offer', href: '/en/personal/cards/everyday' },
    });
  });

  it('OFFC-02 has an offer parent with title, content, image and link', () => {
    expect(readExample(fixtures.full).Parent?.fields).toMatchObject({
      Title: { value: 'Pay less with your card' },
      Content: { value: 'Discounts at our partners, no codes, no points.' },
      Image: { src: '/-/media/hero/offers.svg' },
      Link: { text: 'All offers', href: '/en/personal/cards' },
    });
  });

  it('OFFC-08 shows a notice in place of the block when it has no offers', async () => {
    await show(fixtures.empty);
    expect(document.body.textContent).toBe('offers_no_datasource');
  });

  it('leaves out a deal from the day after its last, and says so when none is left', async () => {
    await show(fixtures.full);
    expect(document.body.textContent).not.toContain('A deal that ended');
    await show(fixtures.ended);
    expect(document.body.textContent).toBe('offers_no_datasource');
  });

  it('shows lines of the author in place of the percentage', async () => {
    await show(fixtures.full);
    expect(cardText('Rihal Travel')).toContain('On hotelsA free nightwith every three');
    expect(cardText('Bunn Roastery')).toContain('30%offer_discount');
  });

  it('leaves out what a card has no content for', async () => {
    await show(fixtures.full);
    expect(cardText('Hayat Clinics')).toBe('Hayat Clinics');
  });

  it('has no lead card without a parent', async () => {
    await show(fixtures.withoutParent, 'ar');
    expect(document.querySelectorAll('article')).toHaveLength(2);
  });
});
