import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const TEAM = '/sitecore/content/rukn/items/team/members';
const POSITIONS = '/sitecore/content/rukn/items/careers/positions';
const FRAUD = 'head-of-fraud-operations';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

const value = (name: string): string => `${name}: field(name: "${name}") { value }`;
const image = `BannerImage: field(name: "BannerImage") { ... on ImageField { src alt } }`;
const containing = (text: string): unknown => expect.stringContaining(text);

it('DATA-14 a team member has a name, a title, a picture, a highlight and a URL', async () => {
  const found: unknown = await platform.graphql(
    `{ item(path: "${TEAM}/munira-alsubaie", language: "en") {
      ${['BannerTitle', 'BannerSubTitle', 'Highlight'].map(value).join(' ')} ${image} url { path } } }`,
  );
  expect(found).toEqual({
    item: {
      BannerTitle: { value: 'Munira Alsubaie' },
      BannerSubTitle: { value: 'Chief Executive' },
      Highlight: { value: '1' },
      BannerImage: { src: containing('/-/media/team/1.svg'), alt: '' },
      url: { path: '/about/team/munira-alsubaie' },
    },
  });
});

it('DATA-15 a career position has title, subtitle, picture, link back and five lists', async () => {
  const lists = ['CurrentPositions', 'PerviousPositions', 'AdditionalDetails', 'Qualifications', 'Experience'];
  const found: unknown = await platform.graphql(
    `{ item(path: "${POSITIONS}/${FRAUD}", language: "en") {
      ${['BannerTitle', 'BannerSubTitle', ...lists].map(value).join(' ')} ${image}
      BackToPreviousPageLink: field(name: "BackToPreviousPageLink") { jsonValue } url { path } } }`,
  );
  expect(found).toMatchObject({
    item: {
      BannerTitle: { value: 'Head of fraud operations' },
      BannerSubTitle: { value: containing('Riyadh') },
      BannerImage: { src: containing('/-/media/service/ladder.svg') },
      BackToPreviousPageLink: { jsonValue: { value: { text: 'Careers', href: containing('/about/careers') } } },
      CurrentPositions: { value: containing('1 vacancy in Riyadh') },
      PerviousPositions: { value: containing('Supervisor of a fraud team') },
      AdditionalDetails: { value: containing('Knowing the tricks of fraud') },
      Qualifications: { value: containing('Bachelor’s degree') },
      Experience: { value: containing('8 years') },
      url: { path: `/about/careers/${FRAUD}` },
    },
  });
});

const results = z.object({
  search: z.object({ results: z.array(z.object({ url: z.object({ path: z.string() }) })) }),
});

it.each(LANGUAGES)('site search finds the pages of people and of positions in %s', async (language) => {
  const search = async (term: string) => {
    const found: unknown = await platform.graphql(
      `{ search(where: { AND: [{ name: "_language", value: "${language}" }, { name: "Title", value: "${term}", operator: CONTAINS }] }, first: 10) { results { url { path } } } }`,
    );
    return results.parse(found).search.results.map(({ url }) => url.path);
  };
  expect(await search(language === 'ar' ? 'السبيعي' : 'Alsubaie')).toContain('/about/team/munira-alsubaie');
  expect(await search(language === 'ar' ? 'مكافحة الاحتيال' : 'fraud operations')).toContain(`/about/careers/${FRAUD}`);
});
