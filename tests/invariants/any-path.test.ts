import { type LayoutServiceData, RestLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { QaTests } from '#sitecore/platform/qa/qa-tests.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { renderDocument } from '#src/cms/render-document.tsx';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { API_KEY, DEMO, type RunningPlatform, SITE, serveContentFolder } from '#tests/conformance/running-platform.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { testPage } from '#tests/support/qa/test-page.ts';

const ROOT = join(import.meta.dirname, '../..');

type FixtureModule = { readonly fixtures: Readonly<Record<string, PlacedFixture>> };

const modules = import.meta.glob<FixtureModule>('/src/widgets/**/*.fixture.ts', { eager: true });
const examples = new Map(
  Object.values(modules).flatMap(({ fixtures }) =>
    Object.values(fixtures).map((example) => [example.rendering.name, example] as const),
  ),
);

// A stamp is the time at which it was issued.
vi.mock('#src/services/documents.server.ts', () => import('#tests/support/sample-documents.ts'));
vi.mock('#src/services/forms.server.ts', () => import('#tests/support/sample-form-protection.ts'));

/** Blocks that query their page or the one above it, of which there is none at another path, or that share its URL. */
const OF_THEIR_PAGE: ReadonlySet<string> = new Set([
  'NewsDetail',
  'OfferCategoryListing',
  'OfferDetail',
  'OtherOffers',
]);

/** Folders with the code of blocks that authors place. */
const BLOCKS = 'src/{widgets,features}/**/*.{ts,tsx}';

/** Returns the string literals of a source that look like page paths, comments left out. */
const pathsIn = (source: string): string[] =>
  [...source.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '').matchAll(/(?<![\w#.\])])["'`](\/[a-z][\w/-]*)/g)].map(
    ([, address = '']) => address,
  );

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO, { qa: new QaTests(Date.now) });
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
});
afterAll(() => platform.stop());

const post = async (path: string, body?: unknown) => {
  const response = await platform.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(201);
  return z.looseObject({ test: z.string().optional(), path: z.string().optional() }).parse(await response.json());
};

/** Publishes an example at a new path and returns the path. */
async function publishExample(example: PlacedFixture): Promise<string> {
  const { test } = await post('/qa/tests');
  const { path = '' } = await post(`/qa/tests/${test}/pages`, testPage(example));
  expect(path).toMatch(/^\/qa\/\w+$/);
  return path;
}

/** Returns the HTML of a layout's main placeholder at a path, with the path replaced by "here". */
async function renderedMain(
  name: string,
  layout: LayoutServiceData,
  path: string,
  language: Language,
): Promise<string> {
  const errors: unknown[] = [];
  const { placeholders } = await renderDocument(layout, ['headless-main'], {
    registry: serverRegistry,
    page: { path, language, state: 'normal', servicesHost: '' },
    phrases: {},
    report: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  const html = placeholders['headless-main'] ?? '';
  expect(html).toContain(`data-widget="${name}"`);
  return html.replaceAll(path, 'here').replaceAll(encodeURIComponent(path), 'here');
}

describe('every block that authors can place', () => {
  it('LANG-05 is published and shown at any path in both languages, and no code of blocks reads or writes a path', async () => {
    // The platform has no store here.
    expectOutput(/^(?:MerchantList|ShareholderSearch): /);
    const service = new RestLayoutService({
      apiHost: platform.host,
      apiKey: API_KEY,
      siteName: SITE,
      configurationName: 'default',
    });
    const names = Object.keys(serverRegistry);
    expect(names.length).toBeGreaterThan(45);
    for (const name of names) {
      const example = examples.get(name);
      if (!example) throw new Error(`${name} has no example`);
      const path = await publishExample(example);
      if (OF_THEIR_PAGE.has(name)) continue;
      for (const language of LANGUAGES) {
        const layout = await service.fetchLayoutData(path, language);
        expect(await renderedMain(name, layout, path, language)).toBe(
          await renderedMain(name, layout, '/some/where/else', language),
        );
      }
    }

    expect(pathsIn("a === '/kiosk' || go(`/help/${b}`); import('../x') // '/no'")).toEqual(['/kiosk', '/help/']);
    const sources = globSync(BLOCKS, { cwd: ROOT }).filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(150);
    const named = sources.flatMap((file) =>
      pathsIn(readFileSync(join(ROOT, file), 'utf8')).map((address) => `${file}: ${address}`),
    );
    expect(named).toEqual([]);
  });
});
