import { GraphQLLayoutService, RestLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { loadContent, loadContentStates } from '#sitecore/platform/content/load.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { Publisher } from '#sitecore/platform/publishing/publisher.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, SITE_URL, serveContentFolder } from './running-platform.ts';

const page = (ar: string, en: string, more = ''): string =>
  `template: Page\nfields: { Title: { ar: ${ar}, en: ${en} }${more} }\n`;
const mapped = (title: string, ...params: readonly string[]): string =>
  `template: Page\nfields: { ${title} }\nplaceholders:\n  headless-main: [${params.map(placed).join(', ')}]\n`;
const placed = (params: string): string => `{ rendering: SiteMap, params: { ${params} } }`;

const faqItem = 'template: FAQ Item\nfields: { Question: { ar: متى؟, en: When? } }\n';

/** Parameters of the navigations on the map page, in order. */
const PARAMS = {
  default: '',
  rooted: "AddRoot: true, LevelTo: '1'",
  second: "LevelFrom: '2'",
  firstLevel: "LevelTo: '1'",
  belowAbout: 'NavigationRoot: /About',
  aboutItself: 'NavigationRoot: /About, AddRoot: true',
  fromTheRoot: "LevelFrom: '0', LevelTo: '0'",
  backwards: "LevelFrom: '2', LevelTo: '1'",
  tooDeep: "LevelFrom: '9'",
  odd: 'LevelFrom: first, LevelTo: last',
} as const;

const fixture = fixtureContent({
  'pages/map.yml': mapped('Title: { ar: الخريطة, en: The map }', ...Object.values(PARAMS)),
  'pages/About/team.yml': page('فريق العمل', 'The team', ', NavigationTitle: { ar: الفريق, en: Team }'),
  'pages/About/team/board.yml': page('المجلس', 'The board'),
  'pages/offers/autumn.draft.yml': page('خريف جديد', 'New autumn'),
  'pages/soon.draft.yml': page('قريباً', 'Soon'),
  'sites/invest/site.yml':
    'name: invest\nlanguage: en\nlanguageFallback: { ar: en }\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n',
  'sites/invest/dictionary.yml': '{}\n',
  'sites/invest/pages/home.yml': mapped('Title: { en: Invest }', ''),
  'sites/invest/pages/404.yml': page('ضائعة', 'Lost'),
  'sites/invest/pages/500.yml': page('خطأ', 'Error'),
  'sites/invest/pages/funds.yml': 'template: Page\nfields: { Title: { en: Funds } }\n',
});
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

interface Entry {
  readonly Id: string;
  readonly Styles: readonly string[];
  readonly Href: string;
  readonly Querystring: string;
  readonly DisplayName: string;
  readonly Title: { readonly value: string };
  readonly NavigationTitle: { readonly value: string; readonly editable?: string | undefined };
  readonly Children: readonly Entry[];
}

const title = z.strictObject({ value: z.string(), editable: z.string().optional() });
const entry: z.ZodType<Entry> = z.lazy(() =>
  z.strictObject({
    Id: z.string(),
    Styles: z.array(z.string()),
    Href: z.string(),
    Querystring: z.string(),
    DisplayName: z.string(),
    Title: title.omit({ editable: true }),
    NavigationTitle: title,
    Children: z.array(entry),
  }),
);
const placeholders = z.object({ 'headless-main': z.array(z.unknown()) });
const navigations = (route: unknown): Entry[][] =>
  z
    .object({ placeholders })
    .parse(route)
    .placeholders['headless-main'].map((one) => z.object({ fields: z.array(entry) }).safeParse(one).data?.fields)
    .filter((fields) => fields !== undefined);

interface NavigationRequest {
  readonly path?: string;
  readonly language?: Language;
  readonly siteName?: string;
  readonly headers?: Record<string, string>;
}

async function fetchNavigations({
  path = '/map',
  language = 'ar',
  siteName = SITE,
  headers = {},
}: NavigationRequest = {}): Promise<Entry[][]> {
  const clientFactory = () => new GraphQLRequestClient(platform.host + EDGE, { apiKey: API_KEY, headers });
  const layouts = new GraphQLLayoutService({ siteName, clientFactory });
  return navigations((await layouts.fetchLayoutData(path, language)).sitecore.route);
}

async function navigation(name: keyof typeof PARAMS, more: NavigationRequest = {}): Promise<Entry[]> {
  const all = await fetchNavigations(more);
  expect(all).toHaveLength(Object.keys(PARAMS).length);
  return all[Object.keys(PARAMS).indexOf(name)] ?? [];
}

/** Returns the paths of a navigation, children in brackets. */
const outline = (entries: readonly Entry[]): string =>
  entries.map(({ Href, Children }) => Href + (Children.length > 0 ? ` (${outline(Children)})` : '')).join(' ');

const OFFERS = '/offers (/offers/autumn /offers/endless /offers/spring)';
const WHOLE = `/About (/About/team (/About/team/board)) /map ${OFFERS} /offers-old`;

describe('navigationJson', () => {
  it('lists the pages as a tree in the order of the content, without error pages', async () => {
    expect(outline(await navigation('default'))).toBe(WHOLE);
  });

  it('is the same over REST', async () => {
    const rest = new RestLayoutService({ apiHost: platform.host, apiKey: API_KEY, siteName: SITE, tracking: false });
    expect(navigations((await rest.fetchLayoutData('/map', 'ar')).sitecore.route)).toEqual(await fetchNavigations());
  });

  it('has the members that SXA’s view reads, in the requested language', async () => {
    const id = platform.content.tree.at('/sitecore/content/rukn/home/About/team')?.id ?? '';
    const team = async (language: Language) => (await navigation('default', { language }))[0]?.Children[0];
    expect(await team('ar')).toEqual({
      Id: formatGuid(id, 'D'),
      Styles: ['level2', 'submenu', 'item0', 'odd', 'first', 'last'],
      Href: '/About/team',
      Querystring: '',
      DisplayName: 'الفريق',
      Title: { value: 'فريق العمل' },
      NavigationTitle: { value: 'الفريق' },
      Children: [expect.objectContaining({ Href: '/About/team/board', Children: [] })],
    });
    expect(await team('en')).toMatchObject({
      Href: '/About/team',
      DisplayName: 'Team',
      Title: { value: 'The team' },
      NavigationTitle: { value: 'Team' },
    });
  });

  it('uses the title of a page without navigation title, which SXA’s view would show empty', async () => {
    const [about] = await navigation('default');
    expect(about).toMatchObject({ Title: { value: 'عن ركن' }, NavigationTitle: { value: 'عن ركن' } });
  });

  it('has classes for the level, the position and the current page', async () => {
    expect((await navigation('default')).map(({ Styles }) => Styles)).toEqual([
      ['level1', 'submenu', 'item0', 'odd', 'first'],
      ['level1', 'item1', 'even', 'active'],
      ['level1', 'submenu', 'item2', 'odd'],
      ['level1', 'item3', 'even', 'last'],
    ]);
  });

  it.each<[name: keyof typeof PARAMS, expected: string, level: string]>([
    ['rooted', '/ (/About /map /offers /offers-old)', 'level0'],
    ['second', '/About/team (/About/team/board) /offers/autumn /offers/endless /offers/spring', 'level2'],
    ['firstLevel', '/About /map /offers /offers-old', 'level1'],
    ['belowAbout', '/About/team (/About/team/board)', 'level1'],
    ['aboutItself', '/About (/About/team (/About/team/board))', 'level0'],
    ['fromTheRoot', '/', 'level0'],
    ['odd', WHOLE, 'level1'],
  ])('begins and ends at the levels of the parameters: %s', async (name, expected, level) => {
    const entries = await navigation(name);
    expect(outline(entries)).toBe(expected);
    expect(entries[0]?.Styles[0]).toBe(level);
  });

  it.each<[name: keyof typeof PARAMS]>([['backwards'], ['tooDeep']])(
    'is empty when the parameters include no level: %s',
    async (name) => {
      expect(await navigation(name)).toEqual([]);
    },
  );

  it('shows drafts and their titles to authors only', async () => {
    const drafts = { headers: { sc_editMode: 'true' } };
    expect(outline(await navigation('default', drafts))).toBe(WHOLE.replace(/$/, ' /soon'));
    expect(JSON.stringify(await navigation('default', drafts))).toContain('خريف جديد');
    const published = JSON.stringify(await fetchNavigations());
    expect(published).not.toContain('خريف جديد');
    expect(published).toContain('الخريف');
  });

  it('lists the pages of the requested site, with the fallback language for missing texts', async () => {
    const [funds] = (await fetchNavigations({ siteName: 'invest', path: '/' }))[0] ?? [];
    expect(outline((await fetchNavigations({ siteName: 'invest', path: '/' }))[0] ?? [])).toBe('/funds');
    expect(funds).toMatchObject({ DisplayName: 'Funds', NavigationTitle: { value: 'Funds' } });
  });

  it('has the label of each page as an editable field with a unique id', async () => {
    const states = await loadContentStates(fixture.folder);
    const { editingLayouts, master } = createDatabases(states, {
      schemaRegistry: createSchemaRegistry(),
      siteUrl: SITE_URL,
    });
    const map = master.content.tree.pageAt('/map');
    if (!map) throw new Error('no map');
    const layout = z.object({ sitecore: z.object({ route: z.unknown() }) }).parse(await editingLayouts.page(map, 'ar'));
    const shown = navigations(layout.sitecore.route);
    const [[about] = []] = shown;
    const editable = [about, about?.Children[0]].map((one) => one?.NavigationTitle.editable ?? '');
    expect(editable[0]).toContain('"displayName":"Title"');
    expect(editable[0]).toContain('>عن ركن</span>');
    expect(editable[1]).toContain('"displayName":"NavigationTitle"');
    expect(editable[1]).toContain('>الفريق</span>');
    const ids = [...JSON.stringify(shown).matchAll(/id=\\"(fld_\w+)_edit/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('loadContent', () => {
  it('rejects a navigation root that is no page', async () => {
    const wrong = fixtureContent({ 'pages/map.yml': mapped('Title: { ar: أ, en: A }', 'NavigationRoot: /nowhere') });
    try {
      await expect(loadContent(wrong.folder)).rejects.toThrow(/map\.yml.*NavigationRoot.*there is no \/nowhere/s);
    } finally {
      wrong.remove();
    }
  });
});

describe('Publisher with a page that shows a navigation', () => {
  it.each<[what: string, file: string, text: string, expected: readonly string[]]>([
    ['a page with a new title', 'pages/About/team.yml', page('الناس', 'People'), ['/About/team', '/map']],
    ['a new page', 'pages/offers/winter.yml', page('الشتاء', 'Winter'), ['/map', '/offers', '/offers/winter']],
    ['an item that is no page', 'items/faqs/card.yml', faqItem, []],
  ])('reports the affected pages for %s', async (_, file, text, expected) => {
    const own = fixtureContent({ 'pages/map.yml': mapped('Title: { ar: أ, en: A }', '') });
    const affected: string[] = [];
    try {
      const publisher = await Publisher.open({
        folder: own.folder,
        schemaRegistry: createSchemaRegistry(),
        siteUrl: SITE_URL,
        logger: pino({ level: 'silent' }),
        onContentError: (error) => expect.fail(String(error)),
        onAffected: (__, paths) => affected.push(...paths),
      });
      writeFileSync(join(own.folder, file), text);
      await publisher.reload();
      expect(affected.sort()).toEqual(expected);
    } finally {
      own.remove();
    }
  });
});
