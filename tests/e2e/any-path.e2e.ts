import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { contentPages } from '#tests/support/content-pages.ts';
import { expect, localizedPath, test } from '#tests/support/site.ts';

/** Headers that a visitor of a site with roles would send. */
const SIGNED_IN_HEADERS = { authorization: 'Bearer somebody', cookie: 'role=admin; user=somebody' };

test('LANG-06 gives every page to everybody: nobody signs in, nobody gets another page, and the sitemap leaves none out', async ({
  playwright,
  baseURL,
}) => {
  expect(contentPages.length).toBeGreaterThan(30);
  const nobody = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const xml = await (await nobody.get('/sitemap.xml')).text();
  const paths = contentPages.flatMap(({ path }) => LANGUAGES.map((language) => localizedPath(language, path)));
  for (const path of paths) {
    const [asNobody, asSomebody] = await Promise.all([
      nobody.get(path, { maxRedirects: 0 }),
      nobody.get(path, { maxRedirects: 0, headers: SIGNED_IN_HEADERS }),
    ]);
    expect([path, asNobody.status(), asSomebody.status()]).toEqual([path, 200, 200]);
    expect(asNobody.headers()['set-cookie']).toBeUndefined();
    expect(asNobody.headers().vary ?? '').not.toMatch(/cookie|authorization/i);
    const html = await asNobody.text();
    // A page that is shown in a frame begins below the title of the frame.
    expect(html).toMatch(/<h[12][ >]/);
    expect(html).not.toContain('type="password"');
    expect(await asSomebody.text()).toBe(html);
    // A page that search engines are told to leave out is not in the sitemap either.
    const isListed = new RegExp(`<loc>https?://[^/<]+${path === '/' ? '/?' : path}</loc>`).test(xml);
    expect([path, isListed]).toEqual([path, !/<meta name="robots" content="noindex/.test(html)]);
  }
  expect(xml).not.toMatch(/role|permission|login|sign-in/i);
  await nobody.dispose();
});
