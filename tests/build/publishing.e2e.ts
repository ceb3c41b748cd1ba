import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

let workspace: TestWorkspace;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  workspace = await openTestWorkspace();
});

test.afterAll(() => workspace.close());

const page = (ar: string, en: string): string => `template: Page\nfields: { Title: { ar: ${ar}, en: ${en} } }\n`;

async function load(path: string) {
  const response = await fetch(workspace.url + path);
  const html = await response.text();
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  return { status: response.status, title, cache: response.headers.get('cache-status'), html };
}

/** Returns a property of the page at a path in Arabic and in English. */
const inBothLanguages = async <T>(path: string, read: (of: Awaited<ReturnType<typeof load>>) => T): Promise<[T, T]> => {
  const [ar, en] = [await load(path === '/' ? '/' : path), await load(path === '/' ? '/en' : `/en${path}`)];
  return [read(ar), read(en)];
};

/** Waits for a value of a page, far less long than a page is cached. */
const expectShown = <T>(path: string, read: (of: Awaited<ReturnType<typeof load>>) => T) =>
  expect.poll(() => inBothLanguages(path, read), { intervals: [50], timeout: 50_000 });

const title = ({ title: full }: { readonly title: string }): string => full.split(' – ')[0] ?? '';

test('a cached page shows what an author saves, in both languages', async () => {
  await inBothLanguages('/help/fraud', title);
  expect(await inBothLanguages('/help/fraud', ({ cache }) => cache)).toEqual(['rukn; hit', 'rukn; hit']);
  workspace.save('pages/help/fraud.yml', page('عنوان جديد', 'A new title'));
  await expectShown('/help/fraud', title).toEqual(['عنوان جديد', 'A new title']);
  workspace.save('pages/help/fraud.yml', page('عنوان آخر', 'Another title'));
  await expectShown('/help/fraud', title).toEqual(['عنوان آخر', 'Another title']);
});

/** Returns the content file of a page with two tabs, of which the second has a title. */
const tabs = (ar: string, en: string): string => `${page('علامات', 'Tabs')}placeholders:
  headless-main:
    - rendering: TabContainer
      datasource:
        fields: { Title: { ar: علامات, en: Tabs } }
        children:
          - { name: first, fields: { Title: { ar: أولى, en: First } } }
          - { name: second, fields: { Title: { ar: ${ar}, en: ${en} } } }
`;

test('a cached tab of a page shows what an author saves, in both languages', async () => {
  const chosen = ({ html }: { readonly html: string }): string | undefined =>
    /<button[^>]*aria-selected="true"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(html)?.[1];
  const tab = async (url: string) => {
    const loaded = await load(url);
    return [loaded.status, loaded.cache, chosen(loaded)];
  };
  const both = async () => [await tab('/help/tabs?tab=second'), await tab('/en/help/tabs?tab=second')];
  for (const [ar, en] of [
    ['ثانية', 'Second'],
    ['أخرى', 'Other'],
  ] as const) {
    workspace.save('pages/help/tabs.yml', tabs(ar, en));
    await expect.poll(both, { intervals: [50] }).toEqual([
      [200, 'rukn; hit', ar],
      [200, 'rukn; hit', en],
    ]);
  }
  workspace.remove('pages/help/tabs.yml');
  await expect.poll(async () => (await both()).map(([status]) => status), { intervals: [50] }).toEqual([404, 404]);
});

test('a page appears at a path that was cached as missing, and disappears again', async () => {
  expect(await inBothLanguages('/help/soon', ({ status }) => status)).toEqual([404, 404]);
  workspace.save('pages/help/soon.yml', page('قريباً', 'Soon'));
  await expectShown('/help/soon', title).toEqual(['قريباً', 'Soon']);
  workspace.remove('pages/help/soon.yml');
  await expectShown('/help/soon', ({ status }) => status).toEqual([404, 404]);
});

test('the search finds a page by a word of its texts, and not once the page is removed', async () => {
  const search = async (url: string): Promise<'found' | 'none' | 'failed'> => {
    const { html } = await load(url);
    if (/<mark[^>]*>[^<]/.test(html)) return 'found';
    return /<h2[^>]*>(?:لا توجد نتائج|No results found)/.test(html) ? 'none' : 'failed';
  };
  const expectResult = (ar: string, en: string, result: 'found' | 'none') =>
    expect
      .poll(async () => [await search(`/search?q=${encodeURIComponent(ar)}`), await search(`/en/search?q=${en}`)], {
        intervals: [250],
        timeout: 90_000,
      })
      .toEqual([result, result]);
  const [ar, en] = ['غضنفرية', 'quizzaciously'];
  // Synonyms, which no page has: the platform responds to searches until the site has read all pages.
  await expectResult('قرض', 'loan', 'found');
  await expectResult(ar, en, 'none');
  workspace.save(
    'pages/help/rare.yml',
    `${page('نادرة', 'Rare')}placeholders:
  headless-main:
    - rendering: RichText
      datasource:
        fields: { Text: { ar: <p>كلمة ${ar} هنا.</p>, en: <p>The word ${en} is here.</p> } }
`,
  );
  await expectResult(ar, en, 'found');
  workspace.remove('pages/help/rare.yml');
  await expectResult(ar, en, 'none');
});

test('every page, error pages included, shows a change of the dictionary', async () => {
  // All pages are rendered anew, in both languages.
  test.slow();
  const name = ({ title: full }: { readonly title: string }): string => full.split(' – ')[1] ?? '';
  const paths = ['/help', '/personal', '/nowhere', '/500'];
  for (const path of paths) expect(await inBothLanguages(path, name)).toEqual(['بنك ركن', 'Rukn Bank']);
  const dictionary = readFileSync(workspace.pathOf('dictionary.yml'), 'utf8');
  const changed = dictionary.replace(/^site_name:.*$/m, 'site_name: { ar: ركن الجديد, en: New Rukn }');
  expect(changed).not.toBe(dictionary);
  workspace.save('dictionary.yml', changed);
  for (const path of paths) await expectShown(path, name).toEqual(['ركن الجديد', 'New Rukn']);
});

test('a new redirect applies to a path that was cached as missing', async () => {
  const location = async (path: string): Promise<string | null> =>
    (await fetch(workspace.url + path, { redirect: 'manual' })).headers.get('location');
  const redirects = readFileSync(workspace.pathOf('redirects.yml'), 'utf8');
  expect(await inBothLanguages('/help/old', ({ status }) => status)).toEqual([404, 404]);
  workspace.save('redirects.yml', `${redirects}\n- { from: /help/old, to: /help }\n`);
  await expect
    .poll(async () => [await location('/help/old'), await location('/en/help/old')], {
      intervals: [50],
    })
    .toEqual(['/help', '/en/help']);
  workspace.save('redirects.yml', `${redirects}\n- { from: /help/old, to: /help, keepQuery: true }\n`);
  await expect.poll(() => location('/help/old?a=1'), { intervals: [50] }).toBe('/help?a=1');
});

test('invalid content is not published; the previous content stays until it is corrected', async () => {
  workspace.save('pages/help/fraud.yml', 'template: Page\nfields: { Title: one language }\n');
  workspace.save('pages/help/faq.yml', page('أسئلة', 'Questions'));
  await expect
    .poll(() => workspace.errorOutput())
    .toContain('sitecore/content/pages/help/fraud.yml:2  fields.Title: a value for each');
  expect(await inBothLanguages('/help/fraud', title)).toEqual(['عنوان آخر', 'Another title']);
  expect(await inBothLanguages('/help/faq', ({ status }) => status)).toEqual([404, 404]);
  workspace.save('pages/help/fraud.yml', page('صحيح', 'Corrected'));
  await expectShown('/help/fraud', title).toEqual(['صحيح', 'Corrected']);
  await expectShown('/help/faq', title).toEqual(['أسئلة', 'Questions']);
});

test('revalidation requires the secret', async () => {
  const post = async (authorization: string) =>
    (
      await fetch(`${workspace.url}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{"paths":["/"]}',
      })
    ).status;
  expect(await post('Bearer another-secret')).toBe(401);
  expect((await fetch(`${workspace.url}/api/revalidate`)).status).toBe(405);
});
