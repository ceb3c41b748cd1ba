import { expect, test } from '#tests/support/site.ts';

test('pages forbid what they do not need, and nothing on them is refused', async ({ page, open }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      console.error(`refused: ${violatedDirective}`);
    });
  });
  const response = await open('/personal/finance');
  const headers = response.headers();
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-powered-by']).toBeUndefined();
  await page.waitForLoadState('networkidle');
});

test('a page’s HTML is sent once and its data holds islands only', async ({ open }) => {
  const html = await (await open('/personal/finance')).text();
  const [, data = '{}'] = /<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  const parsed: unknown = JSON.parse(data);
  expect(parsed).toMatchObject({ props: { pageProps: { islands: expect.any(Object) } } });
  expect(data).not.toContain('"html"');
  expect(data).not.toContain('"head"');
});

test('media come through the site with their own policy, and nothing else does', async ({ request }) => {
  const svg = await request.get('/-/media/brand/mark.svg');
  expect(svg.status()).toBe(200);
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
  expect(svg.headers()['content-security-policy']).toContain("default-src 'none'");
  for (const path of ['/-/media/none.svg', '/-/media/..%2f..%2fsite.yml', '/-/media/%2e%2e/site.yml']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
