import type { Page } from '@playwright/test';
import { issueChallenge, solvedChallenge } from '#sitecore/platform/services/captcha/challenge.ts';
import { button, expect, expectHydrated, test } from './probes.ts';

const SECRET = 'a secret of the tests of the captcha';

/**
 * Responds in the place of the services with the platform's own challenges, to tokens once `mayValidate` resolves; returns the
 * requests by their last segment.
 */
async function serveCaptcha(page: Page, mayValidate: Promise<unknown>): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route('**/api/sitecore/Captcha/*', async (route) => {
    const request = route.request();
    requests.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    if (request.method() === 'GET') {
      const challenge = await issueChallenge(SECRET, new Date());
      return route.fulfill({ json: { challenge, stamp: 'unused' } });
    }
    await mayValidate;
    const token = new URLSearchParams(request.postData() ?? '').get('response') ?? '';
    const isSolved = (await solvedChallenge(token, SECRET, new Date())) !== undefined;
    return route.fulfill({ contentType: 'text/plain', body: String(isSolved) });
  });
  return requests;
}

test('a form is held back until its token is obtained and posted; the embedded captcha begins at the first touch, in a worker under the site’s policy', async ({
  page,
}) => {
  const validation = Promise.withResolvers<undefined>();
  const requests = await serveCaptcha(page, validation.promise);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await page.goto('/captcha');
  await expectHydrated(page, 'form');
  expect([requests, workers]).toEqual([[], []]);

  await page.getByLabel('form').focus();
  await expect.poll(() => workers.length).toBeGreaterThan(0);
  expect(requests).toEqual(['Challenge']);
  expect(workers.every((path) => path.startsWith('/_next/static/'))).toBe(true);
  await expect(page.getByText('not sent')).toBeVisible();

  await button(page, 'send form').click();
  await expect.poll(() => requests).toContain('ValidateRecaptcha');
  await expect(page.getByText('not sent')).toBeVisible();
  validation.resolve(undefined);
  await expect(page.getByText('sent with a token and true')).toBeVisible();
  expect(requests.slice(0, 2)).toEqual(['Challenge', 'ValidateRecaptcha']);

  await button(page, 'send form').click();
  await expect.poll(() => requests.filter((name) => name === 'ValidateRecaptcha')).toHaveLength(2);
});

test('a form is sent without a token when the services have no challenge', async ({ page, noise }) => {
  noise.expect(/response 404/);
  noise.expect(/status of 404/);
  await page.route('**/api/sitecore/Captcha/*', (route) =>
    route.fulfill({ status: 404, json: { error: 'not found' } }),
  );
  await page.goto('/captcha');
  await expectHydrated(page, 'form');
  await button(page, 'send form').click();
  await expect(page.getByText('sent with no token and')).toBeVisible();
});
