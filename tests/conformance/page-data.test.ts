import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { API_KEY, DEMO, type RunningPlatform, startOver } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startOver(DEMO);
});
afterAll(() => platform.stop());

const rendering = z.looseObject({
  componentName: z.string(),
  fields: z.looseObject({}).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
const pageData = z.object({
  sitecore: z.looseObject({
    route: z.looseObject({
      name: z.string(),
      fields: z.looseObject({ Title: z.object({ value: z.string() }) }),
      placeholders: z.record(z.string(), z.array(rendering)),
    }),
  }),
});

it('QUERY-22 one call for a path and a language answers the route’s fields, its blocks with fields and parameters, and navigation with links', async () => {
  for (const language of LANGUAGES) {
    const query = new URLSearchParams({ item: '/help', sc_lang: language, sc_site: 'rukn', sc_apikey: API_KEY });
    const response = await platform.get(`/sitecore/api/layout/render/default?${query}`);
    expect(response.status).toBe(200);
    const { route } = pageData.parse(await response.json()).sitecore;
    expect(route.fields.Title.value).toBe(language === 'ar' ? 'مركز المساعدة' : 'Help centre');
    const main = route.placeholders['headless-main'] ?? [];
    expect(main.map(({ componentName }) => componentName)).toContain('HeroBanner');
    expect(main.some(({ params = {} }) => Object.keys(params).length > 0)).toBe(true);
    expect(main.some(({ fields = {} }) => Object.keys(fields).length > 0)).toBe(true);
    const header = JSON.stringify(route.placeholders['headless-header']);
    const footer = JSON.stringify(route.placeholders['headless-footer']);
    expect(header).toContain('"componentName":"Header"');
    expect(header).toMatch(/"href":"\/personal/);
    expect(footer).toMatch(/"href":"\/legal/);
  }
});
