import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createPlatform } from '#sitecore/platform/app.ts';
import type { ContentError } from '#sitecore/platform/content/diagnostics.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { createSchemaRegistry } from '#sitecore/platform/database.ts';
import { draftMedia } from '#sitecore/platform/media/draft-media.ts';
import { Publisher } from '#sitecore/platform/publishing/publisher.ts';
import { SiteQueues } from '#sitecore/platform/publishing/site-queues.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, SITE_URL } from './running-platform.ts';

const bilingual = (name: string, value = name): string => `${name}: { ar: عربي ${value}, en: English ${value} }`;

const page = (title: string, renderings = ''): string =>
  `template: Page\nfields: { ${bilingual('Title', title)} }\nplaceholders:\n  headless-main: [${renderings}]\n`;
const faqs = '{ rendering: FaqAccordion, datasource: /items/faqs/cards }';
const card = (src: string): string =>
  `{ rendering: CardGrid, datasource: { children: [{ fields: { ${bilingual('Title')}, Image: { src: ${src}, alt: '' }, Link: ${link} } }] } }`;
const link = "{ ar: { text: هنا, href: '/' }, en: { text: Here, href: '/' } }";
const accordion = (question: string): string =>
  `template: FAQ Accordion\nfields: { ${bilingual('Title')} }\nchildren: [{ name: first, fields: { ${bilingual('Question', question)} } }]\n`;
const phrases = (buy: string): string => `BUY: { ar: شراء ${buy}, en: Buy ${buy} }\n`;
const site = (name: string, more = ''): string =>
  `name: ${name}\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n${more}`;
const rule = (from: string, to: string, more = ''): string => `- { from: '${from}', to: '${to}'${more} }\n`;

const CONTENT = {
  'items/faqs/cards.yml': accordion('one'),
  'pages/cards.yml': page('cards', faqs),
  'pages/cards/questions.yml': page('questions', faqs),
  'pages/pictures.yml': page('pictures', card('brand/mark.svg')),
  'pages/offers/spring.yml': page('spring', '{ rendering: Breadcrumbs }'),
  'redirects.yml': rule('/old', '/cards') + rule('/money', '/cards', ', type: transfer') + rule('^/x/(.*)$', '/About'),
  'sites/invest/site.yml': site('invest', 'hostName: invest.rukn.example\n'),
  'sites/invest/dictionary.yml': phrases('one'),
  'sites/invest/pages/home.yml': page('invest'),
  'sites/invest/pages/404.yml': page('lost'),
  'sites/invest/pages/500.yml': page('broken'),
};
/** The pages of the first site. */
const EVERY = ['/', '/404', '/500', '/About', '/About/team', '/cards', '/cards/questions', '/offers', '/offers-old'];
const EVERY_PAGE = [...EVERY, '/offers/autumn', '/offers/endless', '/offers/spring', '/pictures'];

const schemaRegistry = createSchemaRegistry();
let fixture: ReturnType<typeof fixtureContent>;
let publisher: Publisher;
let affected: Record<string, readonly string[]>;
let contentErrors: ContentError[];
let withdrawn: string[];
let onAffected: (site: string, paths: readonly string[]) => void;

const at = (file: string): string => join(fixture.folder, file);
/** The paths of the files that the test has written. */
const written = new Set<string>();

function write(file: string, content: string): void {
  written.add(at(file));
  writeFileSync(at(file), content);
}

beforeEach(async () => {
  fixture = fixtureContent(CONTENT);
  contentErrors = [];
  withdrawn = [];
  affected = {};
  written.clear();
  onAffected = (name, paths) => (affected[name] = [...new Set([...(affected[name] ?? []), ...paths])].sort());
  publisher = await Publisher.open({
    prepareAfterMs: 0,
    folder: fixture.folder,
    schemaRegistry,
    siteUrl: SITE_URL,
    logger: pino({ level: 'silent' }),
    onContentError: (error) => contentErrors.push(error),
    onAffected: (name, paths) => onAffected(name, paths),
    onWithdrawn: (media) => void withdrawn.push(...media),
  });
});

afterEach(() => fixture.remove());

/** Saves and returns the affected paths by site; only the named files may have changed, by default any. */
async function affectedBy(save: () => void, changed?: readonly string[]): Promise<Record<string, readonly string[]>> {
  affected = {};
  save();
  await publisher.reload(changed && new Set(changed));
  return affected;
}

const graphql = async (query: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const options = { databases: publisher.databases, recordDependencies: publisher.recordDependencies, apiKey: API_KEY };
  const app = createPlatform({
    ...options,
    schemaRegistry,
    mediaFolder: at('media'),
    logger: pino({ level: 'silent' }),
  });
  const response = await app.request(EDGE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: API_KEY, ...headers },
    body: JSON.stringify({ query }),
  });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
};
const titleOf = (path: string): string =>
  `{ item(path: "/sitecore/content/rukn/${path}", language: "en") { field(name: "Title") { value } } }`;

describe.each([
  ['any path', false],
  ['the paths that were written', true],
])('Publisher.reload of %s', (_, areNamed) => {
  it.each<[what: string, save: () => void, expected: Record<string, readonly string[]>]>([
    ['the page that changes', () => write('pages/About.yml', page('new')), { rukn: ['/About'] }],
    [
      'the page of which one language changes',
      () => write('pages/About.yml', "template: Page\nfields: { Title: { ar: عن ركن, en: 'New' } }\n"),
      { rukn: ['/About'] },
    ],
    [
      'every page that shows a changed item, and the path of a server transfer to one of them',
      () => write('items/faqs/cards.yml', accordion('two')),
      { rukn: ['/cards', '/cards/questions', '/money'] },
    ],
    [
      'pages that name a parent page with a new title',
      () => write('pages/offers.yml', page('new')),
      { rukn: ['/offers', '/offers/spring'] },
    ],
    [
      'pages with a picture whose size changes',
      () => write('media/brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"/>'),
      { rukn: ['/pictures'] },
    ],
    [
      'a new page, its parent, and pages that name the parent',
      () => write('pages/new.yml', page('new')),
      { rukn: ['/', '/new', '/offers/spring'] },
    ],
    ['a removed page and its parent', () => rmSync(at('pages/About/team.yml')), { rukn: ['/About', '/About/team'] }],
    [
      'both paths of a page that moves',
      () => renameSync(at('pages/About/team.yml'), at('pages/About/people.yml')),
      { rukn: ['/About', '/About/people', '/About/team'] },
    ],
    [
      'a page on which a block moves',
      () => write('pages/cards.yml', page('cards', `{ rendering: Breadcrumbs }, ${faqs}`)),
      { rukn: ['/cards', '/money'] },
    ],
    [
      'every page of a site whose dictionary changes',
      () => write('sites/invest/dictionary.yml', phrases('two')),
      { invest: ['/', '/404', '/500'] },
    ],
    [
      'every page of a site whose error page is another one',
      () => write('site.yml', site('rukn').replace('/404', '/About')),
      { rukn: [...EVERY_PAGE, '/money'] },
    ],
    [
      'every page of a site whose layout changes',
      () =>
        write(
          'sites/invest/site.yml',
          site('invest').replace(
            '{}',
            `{ headless-footer: [{ rendering: RichText, datasource: { fields: { ${bilingual('Text')} } } }] }`,
          ),
        ),
      { invest: ['/', '/404', '/500'] },
    ],
    [
      'the paths of redirects that are changed, added or removed',
      () =>
        write('redirects.yml', rule('/en/Old', '/About') + rule('/newer/?a=1', '/cards') + rule('^/x/(.*)$', '/About')),
      { rukn: ['/Old', '/money', '/newer', '/old'] },
    ],
    [
      'every page when a regular expression of a redirect changes',
      () => write('redirects.yml', CONTENT['redirects.yml'].replace('x/', 'y/')),
      { rukn: [...EVERY_PAGE, '/money'] },
    ],
    [
      'nothing when robots.txt changes',
      () => write('site.yml', site('rukn', "hostName: '*'\nrobots: 'User-agent: *'\n")),
      {},
    ],
    ['nothing when a draft changes', () => write('pages/About.draft.yml', page('draft')), {}],
    [
      'nothing when the content stays the same',
      () => write('pages/About.yml', "template: Page\nfields: { Title: { ar: عن ركن, en: 'About Rukn' } }\n"),
      {},
    ],
    ['nothing when no page shows the item', () => write('items/faqs/unused.yml', accordion('two')), {}],
  ])('reports as affected: %s', async (_what, save, expected) => {
    const sorted = Object.fromEntries(Object.entries(expected).map(([name, paths]) => [name, [...paths].sort()]));
    save();
    await publisher.reload(written.size > 0 && areNamed ? written : undefined);
    expect(affected).toEqual(sorted);
    expect(contentErrors).toEqual([]);
  });
});

describe('Publisher.reload', () => {
  it('follows the dependencies that a page got by the last save', async () => {
    expect(await affectedBy(() => write('pages/About.yml', page('about', faqs)))).toEqual({ rukn: ['/About'] });
    const shown = ['/About', '/cards', '/cards/questions', '/money'];
    expect(await affectedBy(() => write('items/faqs/cards.yml', accordion('two')))).toEqual({ rukn: shown });
    await affectedBy(() => write('pages/cards.yml', page('cards')));
    const remaining = ['/About', '/cards/questions'];
    expect(await affectedBy(() => write('items/faqs/cards.yml', accordion('three')))).toEqual({ rukn: remaining });
  });
});

describe('Publisher.recordDependencies', () => {
  const ROUTE = { 'x-sc-route': '/offers' };
  const change = () => write('items/faqs/cards.yml', accordion('two'));
  const shown = ['/cards', '/cards/questions', '/money'];
  const with_ = (...more: readonly string[]) => ({ rukn: [...shown, ...more].sort() });

  it.each<[what: string, query: string]>([
    ['an item', titleOf('items/faqs/cards')],
    [
      'an item among the children of another',
      '{ item(path: "/sitecore/content/rukn/items/faqs", language: "ar") { children { results { name } } } }',
    ],
    ['a search', '{ search(where: { name: "Title", value: "absent", operator: CONTAINS }) { total } }'],
    ['a missing item', titleOf('items/nowhere')],
    ['the routes of the site', '{ site { siteInfo(site: "rukn") { routes(language: "ar") { total } } } }'],
  ])('affects the page of a route that queried %s', async (_, query) => {
    await graphql(query, ROUTE);
    expect(await affectedBy(change)).toEqual(with_('/offers'));
  });

  it('does not affect a route when another item changes', async () => {
    await graphql(titleOf('home/About'), ROUTE);
    expect(await affectedBy(change)).toEqual(with_());
    expect(await affectedBy(() => write('pages/About.yml', page('new')))).toEqual({ rukn: ['/About', '/offers'] });
  });

  it('forgets the dependencies of a route once it is affected', async () => {
    await graphql(titleOf('items/faqs/cards'), ROUTE);
    expect(await affectedBy(change)).toEqual(with_('/offers'));
    expect(await affectedBy(() => write('items/faqs/cards.yml', accordion('three')))).toEqual(with_());
  });

  it('uses the site that the request names', async () => {
    await graphql(titleOf('items/faqs/cards'), { 'x-sc-route': '/', 'x-sc-site': 'Invest' });
    await graphql(titleOf('items/faqs/cards'), { 'x-sc-route': '/', 'x-sc-site': 'nobody' });
    expect(await affectedBy(change)).toEqual({ ...with_(), invest: ['/'] });
  });

  it('records nothing of requests for drafts', async () => {
    await graphql(titleOf('items/faqs/cards'), { ...ROUTE, sc_editmode: 'true' });
    expect(await affectedBy(change)).toEqual(with_());
  });
});

describe('Publisher', () => {
  const about = () => graphql(titleOf('home/About'));
  const titled = (title: string) => ({ item: { field: { value: title } } });

  it('serves new content whole or not at all, and reports its errors', async () => {
    expect(
      await affectedBy(() => {
        write('pages/About.yml', page('new'));
        write('pages/offers.yml', 'template: Page\nfields: { Titel: x }\n');
      }),
    ).toEqual({});
    expect(contentErrors).toHaveLength(1);
    expect(contentErrors[0]?.message).toContain('sitecore/content/pages/offers.yml:2  fields.Titel');
    expect(await about()).toEqual(titled('About Rukn'));
    expect(await affectedBy(() => write('pages/offers.yml', page('offers')))).toEqual({
      rukn: ['/About', '/offers', '/offers/spring'],
    });
    expect(await about()).toEqual(titled('English new'));
  });

  it('shows a draft to authors, and to visitors once it is published', async () => {
    await affectedBy(() => write('pages/About.draft.yml', page('draft')));
    expect(await about()).toEqual(titled('About Rukn'));
    expect(await graphql(titleOf('home/About'), { sc_editmode: 'true' })).toEqual(titled('English draft'));
    expect(await affectedBy(() => renameSync(at('pages/About.draft.yml'), at('pages/About.yml')))).toEqual({
      rukn: ['/About'],
    });
    expect(await about()).toEqual(titled('English draft'));
  });

  it('keeps an unchanged web database with its search index', async () => {
    const { web } = publisher.databases();
    await affectedBy(() => write('pages/About.draft.yml', page('draft')));
    expect(publisher.databases().web).toBe(web);
    await affectedBy(() => write('pages/About.yml', page('new')));
    expect(publisher.databases().web).not.toBe(web);
  });

  it('reports the page that was saved before the dependencies of others are computed', async () => {
    const calls: (readonly string[])[] = [];
    onAffected = (_, paths) => calls.push(paths);
    write('pages/offers.yml', page('new'));
    await publisher.reload();
    expect(calls).toEqual([['/offers'], ['/offers/spring']]);
    write('pages/offers.yml', page('newer'));
    await publisher.reload();
    expect(calls[2]?.toSorted()).toEqual(['/offers', '/offers/spring']);
  });

  it('reports the page that was saved before those that show it', async () => {
    await graphql(titleOf('home/pictures'), { 'x-sc-route': '/' });
    const calls: (readonly string[])[] = [];
    onAffected = (_, paths) => calls.push(paths);
    write('pages/pictures.yml', page('new'));
    await publisher.reload();
    expect(calls).toEqual([['/pictures', '/']]);
  });

  it('reads only the files that are named, and everything at the next reload that names none', async () => {
    await publisher.reload();
    write('pages/About.yml', page('new'));
    write('pages/cards.yml', page('new'));
    expect(await affectedBy(() => undefined, [at('pages/About.yml')])).toEqual({ rukn: ['/About'] });
    expect(await affectedBy(() => undefined)).toEqual({ rukn: ['/cards', '/money'] });
  });

  it('publishes files saved at once together', async () => {
    const calls: string[] = [];
    onAffected = (name) => calls.push(name);
    write('pages/About.yml', page('new'));
    const first = publisher.reload();
    write('pages/offers-old.yml', page('new'));
    await Promise.all([first, publisher.reload()]);
    expect(calls).toEqual(['rukn']);
  });
});

describe('Publisher: media that are no longer public', () => {
  const DRAFT = 'pages/pictures.draft.yml';
  const CRESCENT = '/-/media/%D9%87%D9%84%D8%A7%D9%84.svg';

  beforeEach(async () => {
    write('media/هلال.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    await publisher.reload();
  });

  it('are reported when a draft takes them, and when they are unpublished', async () => {
    write(DRAFT, page('pictures', card('هلال.svg')));
    await publisher.reload();
    expect(withdrawn).toEqual([CRESCENT]);
    write('pages/pictures.yml', page('pictures', card('هلال.svg')));
    rmSync(at(DRAFT));
    await publisher.reload();
    expect(withdrawn).toEqual([CRESCENT]);
    write('pages/pictures.yml', page('pictures', card('brand/mark.svg')));
    write(DRAFT, page('pictures', card('هلال.svg')));
    await publisher.reload();
    expect(withdrawn).toEqual([CRESCENT, CRESCENT]);
  });

  it('are those of all references after any number of saves', async () => {
    const save = async (file: string, src: string): Promise<void> => {
      write(file, page(`with ${src}`, card(src)));
      await publisher.reload(new Set([at(file)]));
      const { web, master } = await loadContentStates(fixture.folder);
      expect(draftMedia(publisher.databases())).toEqual(
        draftMedia({ web: { content: web }, master: { content: master } }),
      );
    };
    for (const src of ['هلال.svg', 'brand/riyal.svg', 'brand/mark.svg', 'هلال.svg']) {
      await save(DRAFT, src);
      await save('pages/About.draft.yml', 'brand/riyal.svg');
      await save('pages/cards.yml', src);
      await save('pages/About.draft.yml', 'هلال.svg');
      await save('pages/cards.yml', 'brand/mark.svg');
    }
    expect([...draftMedia(publisher.databases())]).toEqual(['/-/media/هلال.svg']);
  });

  it('are sent to the endpoints of every site', async () => {
    const posts: unknown[] = [];
    const server = await startHttpServer((request, response) => {
      void text(request).then((body) => {
        posts.push([request.url, JSON.parse(body)]);
        response.end('{"revalidated":[],"failed":[]}');
      });
    });
    const queues = new SiteQueues({
      targets: [{ url: `${server.url}/first` }, { site: 'invest', url: `${server.url}/invest` }],
      secret: 'a-secret-of-sixteen-characters',
      logger: pino({ level: 'silent' }),
    });
    queues.withdraw([CRESCENT]);
    await vi.waitFor(() => expect(posts).toHaveLength(2), { timeout: WAIT_TIMEOUT_MS });
    expect(posts.toSorted()).toEqual([
      ['/first', { paths: [], media: [CRESCENT] }],
      ['/invest', { paths: [], media: [CRESCENT] }],
    ]);
    queues.stop();
    await server.stop();
  });
});

it('a save sends the affected paths to each endpoint of its site and to no other', async () => {
  const posts: { readonly url: string | undefined; readonly body: unknown }[] = [];
  const server = await startHttpServer((request, response) => {
    void text(request).then((body) => {
      posts.push({ url: request.url, body: JSON.parse(body) });
      response.end('{"revalidated":[],"failed":[]}');
    });
  });
  const queues = new SiteQueues({
    targets: [
      { url: `${server.url}/first` },
      { url: `${server.url}/first-too` },
      { site: 'INVEST', url: `${server.url}/invest` },
    ],
    secret: 'a-secret-of-sixteen-characters',
    logger: pino({ level: 'silent' }),
  });
  onAffected = (name, paths) => queues.add(name, paths, publisher.databases().web.content);
  const stop = publisher.watch();
  write('pages/.About.yml.new', page('new'));
  renameSync(at('pages/.About.yml.new'), at('pages/About.yml'));
  await vi.waitFor(() => expect(posts).toHaveLength(2), { timeout: WAIT_TIMEOUT_MS });
  write('sites/invest/pages/home.yml', page('new'));
  await vi.waitFor(() => expect(posts).toHaveLength(3), { timeout: WAIT_TIMEOUT_MS });
  expect(
    posts
      .slice(0, 2)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(['/first', '/first-too']);
  expect(posts.map(({ body }) => body)).toEqual([{ paths: ['/About'] }, { paths: ['/About'] }, { paths: ['/'] }]);
  expect(posts[2]?.url).toBe('/invest');
  stop();
  queues.stop();
  await server.stop();
});
