import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { unusedUrl, startHttpServer } from '#tests/support/http-server.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const rendering = z.looseObject({
  componentName: z.string(),
  get placeholders() {
    return z.record(z.string(), z.array(rendering)).optional();
  },
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

/** Returns the names of a block and of the blocks inside of it. */
const namesOf = ({ componentName, placeholders = {} }: z.output<typeof rendering>): readonly string[] => [
  componentName,
  ...Object.values(placeholders).flat().flatMap(namesOf),
];

afterEach(() => {
  vi.unstubAllEnvs();
});

const graphqlRequest = z.object({ query: z.string() });
const layoutResponse = z.object({ data: z.object({ layout: z.object({ item: z.object({ rendered: pageData }) }) }) });

/** Starts a content platform that responds at another path only, and records the page data that it sends. */
async function platformAt(path: string) {
  const sent: z.output<typeof pageData>[] = [];
  const server = await startHttpServer((request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    void json(request).then(async (body) => {
      const forwarded = await platform.get(EDGE, {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: API_KEY },
        body: JSON.stringify(body),
      });
      const result: unknown = await forwarded.json();
      if (/\brendered\b/.test(graphqlRequest.parse(body).query))
        sent.push(layoutResponse.parse(result).data.layout.item.rendered);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
    });
  });
  return { ...server, sent };
}

it('QUERY-22 one call for a path and a language, at a configurable path, returns the route’s fields, its blocks and navigation with links, and the page consists of those blocks', async () => {
  const elsewhere = await platformAt('/content/of/the/bank');
  vi.stubEnv('SITECORE_API_HOST', await unusedUrl());
  vi.stubEnv('GRAPH_QL_ENDPOINT', `${elsewhere.url}/content/of/the/bank`);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.resetModules();
  const { loadPage } = await import('#src/shell/page/load-page.ts');
  for (const language of LANGUAGES) {
    const loaded = await loadPage('/help', language);
    const [page, ...others] = elsewhere.sent.splice(0);
    expect(others).toEqual([]);
    if (!page || !loaded) throw new Error('no page');
    const { route } = page.sitecore;
    expect(route.fields.Title.value).toBe(language === 'ar' ? 'مركز المساعدة' : 'Help centre');
    expect(loaded.page.head.title).toContain(route.fields.Title.value);
    const main = route.placeholders['headless-main'] ?? [];
    expect(main.some(({ params = {} }) => Object.keys(params).length > 0)).toBe(true);
    expect(main.some(({ fields = {} }) => Object.keys(fields).length > 0)).toBe(true);
    const header = JSON.stringify(route.placeholders['headless-header']);
    const footer = JSON.stringify(route.placeholders['headless-footer']);
    expect(header).toMatch(/"href":"\/personal/);
    expect(footer).toMatch(/"href":"\/legal/);
    const listed = main.flatMap(namesOf);
    expect(listed.length).toBeGreaterThan(4);
    const [content = ''] = /<main.*<\/main>/s.exec(loaded.page.html) ?? [];
    expect([...content.matchAll(/data-widget="(\w+)"/g)].map(([, name]) => name)).toEqual(listed);
    for (const name of ['Header', 'Footer']) {
      expect(header + footer).toContain(`"componentName":"${name}"`);
      expect(loaded.page.html).toContain(`data-widget="${name}"`);
    }
  }
  await elsewhere.stop();
});

it('the REST layout service returns the page data too, as Sitecore’s does', async () => {
  const query = new URLSearchParams({ item: '/help', sc_lang: 'ar', sc_site: 'rukn', sc_apikey: API_KEY });
  const response = await platform.get(`/sitecore/api/layout/render/default?${query}`);
  expect(response.status).toBe(200);
  expect(pageData.parse(await response.json()).sitecore.route.fields.Title.value).toBe('مركز المساعدة');
});
