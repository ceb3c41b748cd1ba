import { globSync } from 'node:fs';
import { join } from 'node:path';
import { localizedPath, expect, test } from '#tests/support/site.ts';

const PAGES = join(import.meta.dirname, '../../sitecore/content/pages');

/** Pages that stand for a failure: who comes to them is told of it. */
const FAILURES = ['/404', '/500', '/error'];

/** The addresses of all pages that the content has. */
const paths = globSync('**/*.yml', { cwd: PAGES })
  .filter((file) => !file.endsWith('.draft.yml'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\.yml$/, '')}`.replace(/^\/home$/, '/'))
  .filter((path) => !FAILURES.includes(path));

/** What a visitor of somewhere with roles would bring along. */
const SIGNED_IN_HEADERS = { authorization: 'Bearer somebody', cookie: 'role=admin; user=somebody' };

/** Every page of the site takes a while. */
const TIMEOUT_MS = 120_000;

test('LANG-06 gives every page to everybody: nobody signs in, nobody gets another page, and the sitemap leaves none out', async ({
  playwright,
  baseURL,
  siteLanguage,
}) => {
  test.setTimeout(TIMEOUT_MS);
  expect(paths.length).toBeGreaterThan(30);
  const nobody = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const xml = await (await nobody.get('/sitemap.xml')).text();
  for (const path of paths) {
    const address = localizedPath(siteLanguage, path);
    const asNobody = await nobody.get(address, { maxRedirects: 0 });
    const asSomebody = await nobody.get(address, { maxRedirects: 0, headers: SIGNED_IN_HEADERS });
    expect([address, asNobody.status(), asSomebody.status()]).toEqual([address, 200, 200]);
    expect(asNobody.headers()['set-cookie']).toBeUndefined();
    expect(asNobody.headers().vary ?? '').not.toMatch(/cookie|authorization/i);
    const html = await asNobody.text();
    expect(html).toContain('<h1');
    expect(html).not.toContain('type="password"');
    expect(await asSomebody.text()).toBe(html);
    expect(xml).toMatch(new RegExp(`<loc>https?://[^/<]+${address === '/' ? '/?' : address}</loc>`));
  }
  expect(xml).not.toMatch(/role|permission|login|sign-in/i);
  await nobody.dispose();
});
