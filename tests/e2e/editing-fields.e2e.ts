import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { z } from 'zod';
import { editMode, objectOf } from '#tests/support/edit-mode.ts';
import { addressIn, expect, type SiteLanguage, test } from '#tests/support/site.ts';

const PATH = '/personal/finance';
const HINT = '[No text in field]';

const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const layoutAnswer = z.looseObject({
  sitecore: z.looseObject({ route: z.looseObject({ placeholders: z.record(z.string(), z.array(z.unknown())) }) }),
});

/** Posts the page's layout in edit mode, the hero's description emptied. */
async function post(request: APIRequestContext, language: SiteLanguage, secret: string): Promise<APIResponse> {
  const params = { item: PATH, sc_lang: language, sc_site: 'rukn', sc_apikey: variable('SITECORE_API_KEY') };
  const address = `${variable('PLATFORM_BASE_URL')}/sitecore/api/layout/render/default`;
  const layout = layoutAnswer.parse(await (await request.get(address, { params })).json());
  const { route } = layout.sitecore;
  const main = (route.placeholders['headless-main'] ?? []).map((one) => {
    const rendering = objectOf(one);
    if (rendering.componentName !== 'HeroBanner') return rendering;
    return { ...rendering, fields: { ...objectOf(rendering.fields), BannerDescription: { value: '' } } };
  });
  const placeholders = { ...route.placeholders, 'headless-main': main };
  const edited = editMode({ sitecore: { ...layout.sitecore, route: { ...route, placeholders } } }).layout;
  const sent = JSON.stringify({ language, dictionary: {}, httpContext: { request: { path: PATH } } });
  return request.post('/api/editing/render', {
    data: {
      id: 'rukn',
      functionName: 'renderView',
      moduleName: 'server.bundle',
      args: [PATH, JSON.stringify(edited), sent],
      jssEditingSecret: secret,
    },
  });
}

/** Opens the page as its author sees it: the preview that the secret-protected route has set. */
async function openAsAuthor(page: Page, request: APIRequestContext, language: SiteLanguage): Promise<void> {
  const answer = await post(request, language, variable('JSS_EDITING_SECRET'));
  expect(answer.status()).toBe(200);
  const cookies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => /^([^=]+)=([^;]*)/.exec(value) ?? [])
    .map(([, name = '', value = '']) => ({ name, value, url: variable('SITE_BASE_URL') }));
  await page.context().addCookies(cookies);
  await page.goto(addressIn(language, PATH));
}

test('SHELL-12 SEC-EDIT-01 an author edits fields in place; a visitor sees no trace of it and cannot switch it on', async ({
  page,
  request,
  siteLanguage,
}) => {
  const traces = page.locator('[contenteditable], .scWebEditInput, code[chrometype]');
  const address = addressIn(siteLanguage, PATH);
  for (const query of ['', '?sc_mode=edit', '?pageEditing=true&mode=edit', '?sc_lang=ar&sc_mode=preview']) {
    await page.goto(address + query);
    await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    await expect(traces, query).toHaveCount(0);
  }
  expect((await post(request, siteLanguage, 'not-the-secret-at-all')).status()).toBe(401);
  await openAsAuthor(page, request, siteLanguage);
  const title = page.getByRole('heading', { level: 1 }).locator('.scWebEditInput[contenteditable=true]');
  await expect(title).toBeVisible();
  await title.fill('x');
  await expect(title).toHaveText('x');
  expect(await traces.count()).toBeGreaterThan(20);
});

test('SEC-EDIT-02 an author sees a hint in an empty field, a visitor none', async ({ page, request, siteLanguage }) => {
  await page.goto(addressIn(siteLanguage, PATH));
  await expect(page.getByRole('main')).toContainText(/\S/);
  await expect(page.locator('body')).not.toContainText(HINT);
  await openAsAuthor(page, request, siteLanguage);
  const empty = page.locator('[data-widget=HeroBanner] .scWebEditInput', { hasText: HINT });
  await expect(empty.first()).toBeVisible();
});

test('SEC-EDIT-04 an author gets pictures as fields to edit, a visitor as pictures', async ({
  page,
  request,
  siteLanguage,
}) => {
  const fields = page.locator('[data-widget=HeroBanner] code[scfieldtype=image]');
  const picture = page.locator('[data-widget=HeroBanner] img').first();
  await page.goto(addressIn(siteLanguage, PATH));
  await expect(picture).toBeAttached();
  await expect(fields).toHaveCount(0);
  await openAsAuthor(page, request, siteLanguage);
  await expect(picture).toBeAttached();
  expect(await fields.count()).toBeGreaterThan(0);
  expect(await fields.first().evaluate((field) => field.parentElement?.querySelector('img') !== null)).toBe(true);
});
