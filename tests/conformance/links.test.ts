// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { LoadedPage } from '#src/shell/page/load-page.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

// No page of this content has a header.
vi.mock('#src/shell/page/lacking-parts.ts', () => ({ lackingParts: () => [] }));

const opened: RunningPlatform[] = [];

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.map((platform) => platform.stop()));
});

/** Loads the site's page loader for a content folder. */
async function siteServing(folder: string) {
  const platform = await serveContentFolder(folder);
  opened.push(platform);
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  const { loadPage } = await import('#src/shell/page/load-page.ts');
  const urls = [...platform.content.tree.pages].map(({ url = '' }) => url);
  return { loadPage, urls };
}

/** Returns the hrefs of the links in a page's main content. */
function linkTargets(page: LoadedPage | undefined): string[] {
  document.body.innerHTML = page?.html ?? '';
  return [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');
}

let demo: Awaited<ReturnType<typeof siteServing>>;

beforeAll(async () => {
  demo = await siteServing(DEMO);
});

const WRITTEN = [
  '/about',
  '/en/about',
  '/',
  '#fees',
  'http://a.example/about',
  'https://a.example/about',
  'mailto:a@rukn.example',
  'tel:+966800123456',
];

it('LANGSW-04 internal links, those of savings too, have the prefix of the page’s language once; http, mailto, tel and # stay', async () => {
  const savings = demo.urls.filter((url) => url.startsWith('/personal/savings'));
  expect(savings.length).toBeGreaterThan(3);
  for (const url of savings) {
    const [ar = [], en = []] = await Promise.all(
      LANGUAGES.map(async (language) => linkTargets((await demo.loadPage(url, language))?.page)),
    );
    expect(ar.filter((href) => href.startsWith('/personal/')).length, url).toBeGreaterThan(0);
    expect(
      ar.filter((href) => /^\/(?:ar|en)(?:\/|$)/.test(href)),
      url,
    ).toEqual([]);
    const prefixed = ar.map((href) => (href.startsWith('/') ? `/en${href}`.replace(/\/$/, '') : href));
    expect(en, url).toEqual(prefixed);
  }

  const links = WRITTEN.map((href) => `<a href='${href}'>x</a>`).join(' ');
  const text = `{ ar: "${links} أ", en: "${links}" }`;
  const block = `- { rendering: RichText, datasource: { fields: { Text: ${text} } } }`;
  const content = fixtureContent({
    'pages/links.yml': `template: Page\nfields: { Title: { ar: روابط, en: Links } }\nplaceholders:\n  headless-main:\n    ${block}\n`,
  });
  const { loadPage } = await siteServing(content.folder);
  expect(linkTargets((await loadPage('/links', 'ar'))?.page)).toEqual(WRITTEN);
  expect(linkTargets((await loadPage('/links', 'en'))?.page)).toEqual([
    '/en/about',
    '/en/about',
    '/en',
    ...WRITTEN.slice(3),
  ]);
  content.remove();
});
