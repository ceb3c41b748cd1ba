import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { z } from 'zod';
import type { Json } from '#sitecore/definitions/json.ts';
import { requiredVariable } from '#tests/support/required-variable.ts';
import { editMode, type Mark, objectOf } from '#tests/support/edit-mode.ts';
import { localizedPath, expect, type SiteLanguage, test } from '#tests/support/site.ts';

const HINT = '[No text in field]';
/** Fields for appearance, which have no text to edit. */
const CODES = new Set(['Icon', 'IconBackground', 'BackgroundColor', 'Gradiant', 'Kind', 'Align', 'ClassName']);
const LANGUAGES = ['ar', 'en'] as const;

/** A change of a layout before it is edited. */
type Change = (json: Json) => Json;

interface Edited {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly secret?: string;
  readonly change?: Change;
}

const asIs: Change = (json) => json;

/** Returns a layout with all texts emptied, formatted ones too. */
const emptied: Change = (json) => {
  if (Array.isArray(json)) return json.map(emptied);
  const object = objectOf(json);
  if (json !== object) return json;
  if (typeof object.value === 'string') return { ...object, value: '' };
  return Object.fromEntries(Object.entries(object).map(([name, inner]) => [name, emptied(inner)]));
};

const layoutResponse = z.looseObject({
  sitecore: z.looseObject({ route: z.looseObject({ placeholders: z.record(z.string(), z.json()) }) }),
});

/** Returns a page's layout in edit mode with changed main content, and the fields that are marked in it. */
async function layoutOf(request: APIRequestContext, { path, language, change = asIs }: Edited) {
  const params = { item: path, sc_lang: language, sc_site: 'rukn', sc_apikey: requiredVariable('SITECORE_API_KEY') };
  const address = `${requiredVariable('PLATFORM_BASE_URL')}/sitecore/api/layout/render/default`;
  const { sitecore } = layoutResponse.parse(await (await request.get(address, { params })).json());
  const { 'headless-main': main = [] } = sitecore.route.placeholders;
  const placeholders = { 'headless-main': change(main) };
  return editMode({ sitecore: { ...sitecore, route: { ...sitecore.route, placeholders } } });
}

/** Posts a page's layout in edit mode, as an editor does. */
const post = (
  request: APIRequestContext,
  layout: unknown,
  { path, language, secret = requiredVariable('JSS_EDITING_SECRET') }: Edited,
): Promise<APIResponse> =>
  request.post('/api/editing/render', {
    data: {
      id: 'rukn',
      functionName: 'renderView',
      moduleName: 'server.bundle',
      args: [
        path,
        JSON.stringify(layout),
        JSON.stringify({ language, dictionary: {}, httpContext: { request: { path } } }),
      ],
      jssEditingSecret: secret,
    },
  });

/** Opens a page as its author sees it, with the preview cookies of the secret-protected route; returns the marked fields. */
async function openAsAuthor(page: Page, request: APIRequestContext, edited: Edited): Promise<readonly Mark[]> {
  const { layout, marks } = await layoutOf(request, edited);
  const answer = await post(request, layout, edited);
  expect(answer.status()).toBe(200);
  const cookies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => /^([^=]+)=([^;]*)/.exec(value) ?? [])
    .map(([, name = '', value = '']) => ({ name, value, url: requiredVariable('SITE_BASE_URL') }));
  await page.context().addCookies(cookies);
  await page.goto(localizedPath(edited.language, edited.path));
  return marks;
}

/** Opens a page as a visitor sees it. */
async function openAsVisitor(page: Page, { path, language }: Edited, query = ''): Promise<void> {
  await page.context().clearCookies();
  await page.goto(localizedPath(language, path) + query);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Returns the HTML of a page as a visitor gets it. */
async function visitorHtml(request: APIRequestContext, { path, language }: Edited): Promise<string> {
  const response = await request.get(localizedPath(language, path));
  expect(response.status()).toBe(200);
  return response.text();
}

test('SHELL-12 SEC-EDIT-01 LANG-07 an author edits fields in place; a visitor sees no trace of it and cannot switch it on', async ({
  page,
  request,
}) => {
  const traces = page.locator('[contenteditable], .scWebEditInput, code[chrometype]');
  for (const language of LANGUAGES) {
    const edited = { path: '/personal/finance', language };
    for (const query of ['', '?sc_mode=edit', '?pageEditing=true&mode=edit', '?sc_lang=ar&sc_mode=preview']) {
      await openAsVisitor(page, edited, query);
      await expect(traces, query).toHaveCount(0);
    }
    const { layout } = await layoutOf(request, edited);
    expect((await post(request, layout, { ...edited, secret: 'not-the-secret-at-all' })).status()).toBe(401);
    await openAsAuthor(page, request, edited);
    const title = page.getByRole('heading', { level: 1 }).locator('.scWebEditInput[contenteditable=true]');
    await expect(title).toBeVisible();
    await title.fill('x');
    await expect(title).toHaveText('x');
    expect(await traces.count()).toBeGreaterThan(20);
  }
});

test('SEC-EDIT-02 an author sees a hint in each empty field, a visitor none', async ({ page, request }) => {
  for (const language of LANGUAGES) {
    for (const path of ['/personal/finance', '/personal/accounts/current']) {
      const edited = { path, language, change: emptied };
      expect(await visitorHtml(request, edited)).not.toContain(HINT);
      const marks = await openAsAuthor(page, request, edited);
      const empty = marks.filter(({ isFilled, markup }) => !isFilled && markup.some((part) => part.includes(HINT)));
      expect(empty.length, path).toBeGreaterThan(8);
      const without = await page.evaluate(
        ({ fields, hint }) =>
          fields.filter(({ id }) => {
            const place = document.getElementById(`${id}_edit`)?.parentElement;
            return !place?.checkVisibility() || !place.textContent.includes(hint);
          }),
        { fields: empty.filter(({ field }) => !CODES.has(field)).map(({ id, field }) => ({ id, field })), hint: HINT },
      );
      expect(without, `${path} in ${language}`).toEqual([]);
    }
  }
});

test('SEC-EDIT-03 an author sees the icons of a table as their text, a visitor as icons', async ({ page, request }) => {
  for (const language of LANGUAGES) {
    const edited = { path: '/personal/accounts/current', language };
    const cells = page.getByRole('main').getByRole('cell', { name: language === 'ar' ? 'مجاناً' : 'Free' });
    await openAsVisitor(page, edited);
    await expect(cells).toHaveCount(4);
    await expect(cells.locator('svg use[href="#icon-check"]')).toHaveCount(4);
    await expect(page.getByRole('table')).not.toContainText('[');
    await openAsAuthor(page, request, edited);
    await expect(cells).toHaveText(Array.from({ length: 4 }, () => `[check] ${language === 'ar' ? 'مجاناً' : 'Free'}`));
    await expect(page.getByRole('table').locator('svg')).toHaveCount(0);
    await expect(page.locator('.scWebEditInput[contenteditable=true] table')).toHaveCount(1);
  }
});

test('SEC-EDIT-04 an author gets every picture as a field to edit, a visitor as a picture', async ({
  page,
  request,
}) => {
  for (const language of LANGUAGES) {
    for (const path of ['/', '/personal/cards']) {
      const edited = { path, language };
      const fields = page.locator('code[scfieldtype=image]');
      const html = await visitorHtml(request, edited);
      expect(html).toMatch(/<main[^>]*>.*<img /s);
      expect(html).not.toMatch(/scFieldType=/i);
      const marks = await openAsAuthor(page, request, edited);
      const pictures = marks.filter(
        ({ isFilled, markup }) => isFilled && markup.some((part) => /scFieldType="image"/.test(part)),
      );
      expect(pictures.length, path).toBeGreaterThan(0);
      const editable = await fields.evaluateAll((all) =>
        all.filter((field) => field.parentElement?.querySelector('img')?.checkVisibility()).map(({ id }) => id),
      );
      const without = pictures.filter(({ id }) => !editable.includes(`${id}_edit`)).map(({ field }) => field);
      expect(without, `${path} in ${language}`).toEqual([]);
    }
  }
});
