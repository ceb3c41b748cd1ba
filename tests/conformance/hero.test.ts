import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from '#sitecore/definitions/templates/page.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderLayout } from '#tests/support/widget-page.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

const PAGE = `
template: Page
fields:
  Title: { ar: السفر, en: Travel }
  BannerImage: { src: brand/mark.svg, alt: '' }
  BannerTitle: { ar: بطاقة السفر, en: The travel card }
  BannerDescription: { ar: بلا رسوم تحويل, en: No conversion fee }
  BannerLink: { ar: { text: اطلبها, href: /about }, en: { text: Ask for it, href: /about } }
  BannerSecondaryLink: { ar: { text: العروض, href: /offers }, en: { text: Offers, href: /offers } }
  BackToPreviousPageLink: { ar: { text: البطاقات, href: /about/team }, en: { text: Cards, href: /about/team } }
  BannerBulletList: { ar: [{ name: '1', value: حد & أمان }], en: [{ name: '1', value: Limits & safety }] }
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: HeroBanner
      datasource:
        fields: { BannerTitle: { ar: عرض الصيف, en: Summer offer }, ExpiryDate: 2026-08-31 }
`;

const fixture = fixtureContent({ 'pages/travel.yml': PAGE });
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const shown = {
  ar: ['بطاقة السفر', 'بلا رسوم تحويل', 'اطلبها', 'العروض', 'البطاقات', 'حد & أمان'],
  en: ['The travel card', 'No conversion fee', 'Ask for it', 'Offers', 'Cards', 'Limits & safety'],
} as const;

it('CARD-03 a page’s own fields feed its hero banner, and the valid-to date is the ExpiryDate of the block’s datasource', async () => {
  expect(Object.keys(page.fields)).toEqual(
    expect.arrayContaining([
      'BannerImage',
      'BannerTitle',
      'BannerDescription',
      'BannerLink',
      'BannerSecondaryLink',
      'BackToPreviousPageLink',
      'BannerBulletList',
    ]),
  );
  for (const language of ['ar', 'en'] as const) {
    const response = await platform.get(
      `/sitecore/api/layout/render/jss?item=%2Ftravel&sc_lang=${language}&sc_site=${SITE}&sc_apikey=${API_KEY}`,
    );
    const layout: unknown = await response.json();
    expect(JSON.stringify(layout)).toContain(
      `"BannerBulletList":{"value":"1=${encodeURIComponent(shown[language][5])}"}`,
    );
    const { html, errors } = await renderLayout(serverRegistry, layout, language);
    expect(errors).toEqual([]);
    const [ofPage = '', ofDatasource = ''] = html.split('<h1').slice(1);
    const before = html.slice(0, html.indexOf('<h1'));
    for (const text of shown[language]) expect(before + ofPage).toContain(text.replace('&', '&amp;'));
    expect(before).toContain('/-/media/brand/mark.svg');
    expect(ofPage).not.toContain('valid_to');
    expect(ofDatasource).toContain('valid_to');
    expect(ofDatasource).toMatch(language === 'ar' ? /٣١ أغسطس ٢٠٢٦/ : /August 31, 2026/);
  }
});
