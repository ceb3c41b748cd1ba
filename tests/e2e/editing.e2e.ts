import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { z } from 'zod';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { requiredVariable } from '#tests/support/required-variable.ts';
import { editMode, objectOf } from '#tests/support/edit-mode.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { localizedPath, also, expect, type SiteLanguage, test } from '#tests/support/site.ts';

const PATH = '/personal/finance';
const DRAFT = { ar: 'مسودّة لم تُحفظ بعد', en: 'A draft nobody has saved' };
const ELSEWHERE = 'https://evil.example';

const secret = (): string => requiredVariable('JSS_EDITING_SECRET');
const site = (): string => requiredVariable('SITE_BASE_URL');
/** Returns the origin of the platform's editor: another one than the site's, which the site allows. */
const editor = (): string => requiredVariable('PLATFORM_BASE_URL');

interface Edited {
  readonly layout: JsonObject;
  /** Published title, which visitors see instead of the draft's. */
  readonly published: string;
}

const layoutResponse = z.looseObject({
  sitecore: z.looseObject({
    route: z.looseObject({
      fields: z.record(z.string(), z.unknown()),
      placeholders: z.record(z.string(), z.array(z.looseObject({ componentName: z.string() }))),
    }),
  }),
});
const titled = z.looseObject({ fields: z.looseObject({ BannerTitle: z.object({ value: z.string() }) }) });
const tabbed = z.looseObject({ placeholders: z.record(z.string(), z.unknown()) });

/** Returns the layout of a page in edit mode, with a changed title and one tab emptied. */
async function edit(request: APIRequestContext, language: SiteLanguage): Promise<Edited> {
  const params = { item: PATH, sc_lang: language, sc_site: 'rukn', sc_apikey: requiredVariable('SITECORE_API_KEY') };
  const answer = await request.get(`${editor()}/sitecore/api/layout/render/default`, { params });
  const layout = layoutResponse.parse(await answer.json());
  const { route } = layout.sitecore;
  const main = route.placeholders['headless-main'] ?? [];
  const hero = titled.parse(main.find(({ componentName }) => componentName === 'HeroBanner'));
  const tabs = tabbed.parse(main.find(({ componentName }) => componentName === 'TabContainer'));
  const changed = main.map((rendering) => {
    if (rendering.componentName === 'HeroBanner')
      return { ...hero, fields: { ...hero.fields, BannerTitle: { value: DRAFT[language] } } };
    if (rendering.componentName === 'TabContainer')
      return { ...tabs, placeholders: { ...tabs.placeholders, 'tab-2': [] } };
    return rendering;
  });
  const placeholders = { ...route.placeholders, 'headless-main': changed };
  const fields = { ...route.fields, Title: { value: DRAFT[language] } };
  const edited = { sitecore: { ...layout.sitecore, route: { ...route, fields, placeholders } } };
  return { layout: editMode(edited).layout, published: hero.fields.BannerTitle.value };
}

const post = (request: APIRequestContext, layout: unknown, language: SiteLanguage): Promise<APIResponse> =>
  request.post('/api/editing/render', {
    data: {
      id: 'rukn',
      functionName: 'renderView',
      moduleName: 'server.bundle',
      args: [
        PATH,
        JSON.stringify(layout),
        JSON.stringify({ language, dictionary: {}, httpContext: { request: { path: '/ignored' } } }),
      ],
      jssEditingSecret: secret(),
    },
  });

const htmlOf = async (answer: APIResponse): Promise<string> =>
  z.object({ html: z.string() }).parse(await answer.json()).html;

const cookiesOf = (answer: APIResponse): { name: string; value: string }[] =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => {
      const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
      return { name, value: content };
    });

/** Returns the chromes of a layout in the order of the page. */
function chromesOf(layout: JsonObject): string[] {
  const { placeholders } = objectOf(objectOf(layout.sitecore).route);
  const ofPlaceholders = (holder: JsonObject, names: readonly string[]): string[] =>
    names.flatMap((name) => z.array(z.unknown()).parse(holder[name]).flatMap(ofElement));
  const ofElement = (element: unknown): string[] => {
    const { attributes, placeholders: inner } = objectOf(element);
    if (attributes !== undefined) return [chrome((name) => z.string().default('').parse(objectOf(attributes)[name]))];
    return ofPlaceholders(objectOf(inner), Object.keys(objectOf(inner)));
  };
  return ofPlaceholders(objectOf(placeholders), ['headless-header', 'headless-main', 'headless-footer']);
}

const chrome = (attribute: (name: string) => string): string =>
  ['chrometype', 'kind', 'id', 'key', 'hintname', 'hintkey', 'data-selectable']
    .map((name) => `${name}=${attribute(name)}`)
    .join(' ');

/** Returns the chromes in a page's HTML. */
const printedChromes = (html: string): string[] =>
  [...html.matchAll(/<code(?=[^>]*chrometype="(?:placeholder|rendering)")([^>]*)>/g)].map(([, attributes = '']) =>
    chrome((name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''),
  );

test('a page that an editor posts', also({ english: 'the draft is of English' }), async ({ request, siteLanguage }) => {
  const { layout, published } = await edit(request, siteLanguage);
  const answer = await post(request, layout, siteLanguage);
  const html = await htmlOf(answer);

  await test.step('is returned as its draft, with every chrome in its place', () => {
    expect(answer.status()).toBe(200);
    expect(html).toContain(`>${DRAFT[siteLanguage]}</span>`);
    expect(textOf(html)).not.toContain(textOf(published.split('\n')[0] ?? ''));
    expect(html).toMatch(new RegExp(`<title[^>]*>${DRAFT[siteLanguage]} – `));
    expect(html).toContain(`<html lang="${siteLanguage}" dir="${siteLanguage === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(printedChromes(html).length).toBeGreaterThan(20);
    expect(printedChromes(html)).toEqual(chromesOf(layout));
    expect(html).toContain('key="headless-main"');
    expect(html).not.toContain('phkey');
    expect(html.match(/sc-jss-empty-placeholder"/g)).toHaveLength(1);
    expect(html).toContain('"preview":true');
    expect(cookiesOf(answer).map(({ name }) => name)).toEqual(['__prerender_bypass', '__next_preview_data']);
  });

  await test.step('loads its files from the site on any origin', () => {
    const loaded = [
      ...html.matchAll(
        /<(?:script|img|source|link(?=[^>]*rel="(?:stylesheet|preload|icon)"))\b[^>]*\s(?:src|href|srcSet)="([^"]+)"/g,
      ),
    ];
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.map(([, address = '']) => address).filter((address) => address.startsWith('/'))).toEqual([]);
  });

  await test.step('is a draft for its author only', async () => {
    const visited = await request.get(localizedPath(siteLanguage, PATH), { headers: { cookie: '' } });
    const html = await visited.text();
    expect(textOf(html)).toContain(textOf(published.split('\n')[0] ?? ''));
    expect(html).not.toContain(DRAFT[siteLanguage]);
    expect(html).not.toContain('chrometype');
    expect(html).not.toMatch(/"preview":true|noindex/);
    expect(html).toContain('"preview":false');
  });
});

test.describe('an author’s browser', () => {
  test('keeps the chromes on the editor’s origin and logs nothing', async ({ page, request, siteLanguage }) => {
    const { layout } = await edit(request, siteLanguage);
    const html = await htmlOf(await post(request, layout, siteLanguage));
    await showInEditor(page, html);
    expect(new URL(page.url()).origin).toBe(new URL(editor()).origin);
    // The site's scripts have run once the editor's anchors have no target.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const menu = document.createElement('div');
          menu.className = 'scChromeDropDown';
          menu.innerHTML = '<a href="#">x</a>';
          document.body.append(menu);
          return document.querySelector('.scChromeDropDown a')?.getAttribute('href');
        }),
      )
      .toBe('javascript:void(0);');
    const [shown, sent] = await page.evaluate(async (source) => {
      await document.fonts.ready;
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      return [document, parsed].map((one) => one.getElementById('page')?.innerHTML ?? '');
    }, html);
    expect(sent).toContain('chrometype="placeholder"');
    expect(shown).toBe(sent);
    // The SDK resets chromes only after their content was rendered again.
    expect(await page.evaluate(() => String(Reflect.get(window, 'resets')))).toBe('0');
    expect(await page.evaluate(() => document.fonts.check('16px "Readex Pro"'))).toBe(true);
  });

  test('shows the draft again at each reload, and other pages as published', async ({
    page,
    open,
    request,
    siteLanguage,
  }) => {
    const { layout, published } = await edit(request, siteLanguage);
    const answer = await post(request, layout, siteLanguage);
    await page.context().addCookies(cookiesOf(answer).map((cookie) => ({ ...cookie, url: site() })));
    const response = await open(PATH);
    expect(response.headers()['cache-control']).toMatch(/private.*no-store/);
    expect(response.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${editor()}`);
    for (const time of ['once', 'twice']) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }), time).toContainText(DRAFT[siteLanguage]);
      await expect(page.locator('code[key="headless-main"]'), time).toBeAttached();
    }
    const withQuery = await open(`${PATH}?tab=personal`);
    expect(withQuery.headers()['cache-control']).toMatch(/no-store/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(DRAFT[siteLanguage]);
    expect((await open('/about')).status()).toBe(200);
    await expect(page.locator('code[chrometype]')).toHaveCount(0);
    await page.context().clearCookies();
    await open(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(published.split('\n')[0] ?? '');
  });

  test('shows the published page when its preview cookies are invalid', async ({ page, open, siteLanguage }) => {
    const stale = ['__prerender_bypass', '__next_preview_data'].map((name) => ({ name, value: 'x.y.z', url: site() }));
    await page.context().addCookies(stale);
    expect((await open(PATH)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(DRAFT[siteLanguage]);
  });
});

/** Shows HTML as an editor does: on its own origin, with the editor's global object defined before the page's scripts. */
async function showInEditor(page: Page, html: string): Promise<void> {
  const [, origin = ''] = /<script[^>]*\ssrc="(https?:\/\/[^/"]+)/.exec(html) ?? [];
  await page.addInitScript(() => {
    Object.assign(window, { resets: 0 });
    const resetChromes = () => Object.assign(window, { resets: Number(Reflect.get(window, 'resets')) + 1 });
    Object.assign(window, { Sitecore: { PageModes: { ChromeManager: { resetChromes } } } });
  });
  // Route the public host to the site under test, as DNS would.
  await page.route(`${origin}/**`, (route) =>
    route.continue({ url: route.request().url().replace(origin, new URL(site()).origin) }),
  );
  // Served over HTTP: a fulfilled route would count as a response from the public internet.
  const served = await startHttpServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await page.route(`${editor()}/edited`, (route) => route.continue({ url: served.url }));
  await page.goto(`${editor()}/edited`);
  await served.stop();
}

test.describe('the editing endpoints', () => {
  test('refuse requests without the secret, and other methods', async ({ request }) => {
    const none = await request.post('/api/editing/render', { data: { args: [] } });
    expect(none.status()).toBe(401);
    expect(await htmlOf(none)).toContain('Missing or invalid secret');
    const other = await request.get('/api/editing/render', { params: { secret: secret() } });
    expect([other.status(), other.headers().allow]).toEqual([405, 'POST']);
    const short = await request.post('/api/editing/render', {
      params: { secret: secret() },
      data: { args: ['/', '{}'] },
    });
    expect(short.status()).toBe(400);
    expect(await htmlOf(short)).toContain('Unable to extract editing data');
    expect((await request.get('/api/editing/data/none')).status()).toBe(401);
    expect((await request.get('/api/editing/data/none', { params: { secret: secret() } })).status()).toBe(200);
  });

  test('send the example of a block to who has the secret', async ({ request }) => {
    const example = (name: string, bearer: string) =>
      request.get('/api/editing/example', {
        params: { name, lang: 'en' },
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await example('FaqAccordion', 'wrong')).status()).toBe(401);
    expect((await example('Nothing', secret())).status()).toBe(404);
    const sent = await example('FaqAccordion', secret());
    expect(sent.status()).toBe(200);
    expect(await sent.text()).toContain('"componentName":"FaqAccordion"');
  });

  test('allow the configured origins, and so do the files of a page', async ({ request, page }) => {
    await page.goto('/');
    const script = await page.locator('script[src^="/_next/"]').first().getAttribute('src');
    const allowed = async (path: string, method: string, origin: string) => {
      const answer = await request.fetch(path, { method, headers: { origin } });
      return [answer.status(), answer.headers()['access-control-allow-origin']];
    };
    const url = `/api/editing/render?secret=${secret()}`;
    expect(await allowed(url, 'OPTIONS', editor())).toEqual([204, editor()]);
    expect(await allowed(url, 'OPTIONS', ELSEWHERE)).toEqual([401, undefined]);
    for (const file of [script ?? '', '/fonts/readex-pro-arabic-350-550-288.woff2']) {
      expect(await allowed(file, 'GET', editor()), file).toEqual([200, editor()]);
      expect(await allowed(file, 'GET', ELSEWHERE), file).toEqual([200, undefined]);
    }
    expect(await allowed('/', 'GET', editor())).toEqual([200, undefined]);
  });
});

/** Returns the text of markup with single spaces, since a heading may break its lines. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
