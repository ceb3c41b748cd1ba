import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { buildPagePath, pagePaths } from '#src/config/paths.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, serveContentFolder } from './running-platform.ts';

// No page of this content has a header or blocks.
vi.mock('#src/shell/page/lacking-parts.ts', () => ({ lackingParts: () => [] }));

afterEach(() => {
  vi.unstubAllEnvs();
});

const page = 'template: Page\nfields: { Title: { ar: عروض البطاقات, en: Card offers } }\n';

const above = 'template: Page\nfields: { Title: { ar: صفحة, en: A page } }\n';

/** Returns the files of a page and of its ancestors. */
function filesOf(route: string): Record<string, string> {
  const steps = route.split('/').slice(1);
  const parents = steps.slice(1).map((_, index) => `pages/${steps.slice(0, index + 1).join('/')}.yml`);
  return { ...Object.fromEntries(parents.map((file) => [file, above])), [`pages${route}.yml`]: page };
}

/** Returns the languages in which the site has the page at a path, when the content has it at a route. */
async function languagesAt(path: string, route: string): Promise<string[]> {
  const content = fixtureContent(filesOf(route));
  const platform = await serveContentFolder(content.folder);
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  const { loadPage } = await import('#src/shell/page/load-page.ts');
  const found: string[] = [];
  for (const language of LANGUAGES) {
    const loaded = await loadPage(path, language);
    if (loaded?.page.head.title.includes(language === 'ar' ? 'عروض البطاقات' : 'Card offers')) found.push(language);
  }
  await platform.stop();
  content.remove();
  return found;
}

it('LANGSW-05 a page’s route is its path in the content, and code that links to pages takes their routes from a table that can be changed', async () => {
  const route = buildPagePath('offer', { category: 'dining', offer: 'spring' });
  expect(route).toBe('/personal/offers/card-offers/dining/spring');
  expect(await languagesAt(route, route)).toEqual(['ar', 'en']);
  expect(await languagesAt(route, '/anywhere/else')).toEqual([]);
  expect(await languagesAt('/anywhere/else', '/anywhere/else')).toEqual(['ar', 'en']);

  expect([pagePaths.offers, pagePaths.rewards, pagePaths.sahlha, pagePaths.tasaheal, pagePaths.news]).toEqual([
    '/personal/offers',
    '/rewards',
    '/sahlha',
    '/tasaheal',
    '/about/news',
  ]);
  expect([pagePaths.careers, pagePaths.team, pagePaths.siteMap]).toEqual(['/careers', '/about/team', '/site-map']);
  const moved = { ...pagePaths, offer: '/deals/{offer}/{category}' };
  expect(buildPagePath('offer', { category: 'a', offer: 'b' }, moved)).toBe('/deals/b/a');
});
