import { GraphQLLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { compareCards } from '#sitecore/definitions/renderings/compare-cards.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const placed = z.array(z.object({ componentName: z.string(), fields: z.record(z.string(), z.unknown()).optional() }));
const scope = { href: (href: string) => href, html: (markup: string) => markup, report: () => undefined };

it.each(LANGUAGES)(
  'COMPARE-01 a compare card has title, category, picture, the path of its page and a terms link: %s',
  async (language) => {
    const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY });
    const layout = new GraphQLLayoutService({ clientFactory, siteName: SITE });
    const { sitecore } = await layout.fetchLayoutData('/compare-cards', language);
    const main = placed.parse(sitecore.route?.placeholders['headless-main']);
    const block = main.find(({ componentName }) => componentName === compareCards.name);
    const { Cards } = decodeFields(compareCards, block?.fields, scope);
    expect(Cards).toHaveLength(9);
    const letters: unknown = expect.stringMatching(/\p{L}/u);
    for (const { id, url, fields } of Cards) {
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(url).toMatch(/^\/(personal\/cards|business)\/[\w-]+$/);
      const { Title, CardCategory, BannerImage } = fields;
      expect(Title.value, url).toEqual(letters);
      expect(CardCategory?.fields.Title.value, url).toEqual(letters);
      expect((await platform.get(BannerImage.src)).status, url).toBe(200);
    }
    // The compared item is the card's page: its terms are the second link of its hero.
    const [everyday] = Cards;
    const page = await layout.fetchLayoutData(everyday?.url ?? '', language);
    expect(page.sitecore.route).toMatchObject({
      itemId: everyday?.id,
      fields: {
        Title: { value: everyday?.fields.Title.value },
        BannerSecondaryLink: { value: { href: '/legal/terms', text: everyday?.fields.BannerSecondaryLink.text } },
      },
    });
    expect(everyday?.fields.BannerSecondaryLink).toMatchObject({ href: '/legal/terms', text: letters });
    // It has the attributes of the comparison and no other fields of the page.
    expect(JSON.stringify(block)).not.toContain('MetaDescription');
  },
);
