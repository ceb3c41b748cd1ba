import type { APIResponse } from '@playwright/test';
import { z } from 'zod';
import { editMode } from '#tests/support/edit-mode.ts';
import { requiredVariable } from '#tests/support/required-variable.ts';
import { expect, localizedPath, test } from '#tests/support/site.ts';

const PATH = '/help/enquiry';

const cookiesOf = (answer: APIResponse): { name: string; value: string }[] =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .flatMap(({ value }) => {
      const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
      return name === '' ? [] : [{ name, value: content }];
    });

test('CAPT-08 an edited page with a form is reloaded once for each language, a public page never', async ({
  page,
  request,
}) => {
  let loads = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) loads += 1;
  });
  const site = requiredVariable('SITE_BASE_URL');
  for (const language of ['ar', 'en'] as const) {
    const params = { item: PATH, sc_lang: language, sc_site: 'rukn', sc_apikey: requiredVariable('SITECORE_API_KEY') };
    const layout = await request.get(`${requiredVariable('PLATFORM_BASE_URL')}/sitecore/api/layout/render/default`, {
      params,
    });
    const edited = editMode(z.looseObject({ sitecore: z.looseObject({}) }).parse(await layout.json())).layout;
    const args = [PATH, JSON.stringify(edited), JSON.stringify({ language, dictionary: {}, httpContext: {} })];
    const answer = await request.post('/api/editing/render', {
      data: {
        id: 'rukn',
        functionName: 'renderView',
        moduleName: 'server.bundle',
        args,
        jssEditingSecret: requiredVariable('JSS_EDITING_SECRET'),
      },
    });
    expect(answer.status()).toBe(200);
    await page.context().clearCookies();
    await page.context().addCookies(cookiesOf(answer).map((cookie) => ({ ...cookie, url: site })));
    loads = 0;
    await page.goto(localizedPath(language, PATH));
    await expect(page.locator('[data-edited-form]')).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await page.goto(localizedPath(language, PATH));
    await expect(page.locator('link[rel=manifest]')).toBeAttached();
    expect(loads, language).toBe(3);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain(`captcha-reloaded-${language}`);
  }
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  loads = 0;
  await page.goto(PATH);
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  expect(loads).toBe(1);
});
