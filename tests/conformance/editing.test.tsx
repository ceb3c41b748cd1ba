import {
  DateField,
  type Field,
  GraphQLLayoutService,
  Image,
  type ImageField,
  type LayoutServiceData,
  Link,
  type LinkField,
  Placeholder,
  RichText,
  SitecoreContext,
  Text,
  type ComponentRendering,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router from 'next/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

const hero = (title: string): string => `
template: Page
fields:
  Title: { ar: الرسوم, en: ${title} }
  BannerTitle: { ar: 'رسوم "واضحة" <دائماً>', en: 'Plain "fees" & <always>' }
  BannerImage: { ar: { src: brand/mark.svg, alt: "شعار 'ركن'" }, en: { src: brand/mark.svg, alt: Mark } }
  BannerLink: { ar: { text: من نحن, href: '/about?a=1&b=2' }, en: { text: About us, href: '/about?a=1&b=2' } }
  ExpiryDate: 2026-12-31
`;

const DRAFT = `${hero('New fees')}
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: TabContainer
      datasource:
        fields: { Title: { ar: علامات, en: Tabs } }
        children: [{ name: first, fields: { Title: { ar: أولى, en: First } } }]
      placeholders:
        tab-1:
          - rendering: RichText
            datasource: { fields: { Text: { ar: '<p>مرحباً <b>بك</b></p>', en: '<p>Hello</p>' } } }
        tab-2: []
`;

const fixture = fixtureContent({ 'pages/fees.yml': hero('Fees'), 'pages/fees.draft.yml': DRAFT });
let platform: RunningPlatform;

beforeAll(async () => {
  const editing = { password: 'long enough to guess', folder: fixture.folder, renderingHost: '', siteOrigins: [] };
  platform = await serveContentFolder(fixture.folder, { editing });
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const LAYOUT_ENDPOINT = '/sitecore/editing/layout';

/** Fetches the edit-mode layout of the draft, in the SDK's shape. */
async function editedLayout(language: string): Promise<LayoutServiceData> {
  const response = await platform.get(`${LAYOUT_ENDPOINT}?item=%2Ffees&lang=${language}&sc_apikey=${API_KEY}`);
  expect(response.status).toBe(200);
  return layout.parse(await response.json());
}

const layout = z.custom<LayoutServiceData>(
  (json) => z.object({ sitecore: z.object({ route: z.object({}) }) }).safeParse(json).success,
);

interface HeroProps {
  readonly fields: {
    readonly BannerTitle: Field<string>;
    readonly BannerImage: ImageField;
    readonly BannerLink: LinkField;
    readonly BannerSecondaryLink: LinkField;
    readonly ExpiryDate: Field<string>;
  };
}

const HeroBanner = ({ fields }: HeroProps) => (
  <section>
    <Text field={fields.BannerTitle} tag="h1" />
    <Image field={fields.BannerImage} />
    <Link field={fields.BannerLink} />
    <Link field={fields.BannerSecondaryLink} />
    <DateField field={fields.ExpiryDate} />
  </section>
);

const TabContainer = ({ rendering }: { readonly rendering: ComponentRendering }) => (
  <div>
    <Placeholder name="tab-1" rendering={rendering} />
    <Placeholder name="tab-2" rendering={rendering} />
  </div>
);

const Paragraphs = ({ fields }: { readonly fields: { readonly Text: Field<string> } }) => (
  <RichText field={fields.Text} />
);

const COMPONENTS: Readonly<Record<string, unknown>> = {
  HeroBanner,
  TabContainer,
  RichText: Paragraphs,
};

/** Renders the page's main placeholder with the SDK in editing. */
async function edited(language = 'ar'): Promise<string> {
  const layoutData = await editedLayout(language);
  const { route } = layoutData.sitecore;
  if (!route) throw new Error('the layout has no route');
  return renderToStaticMarkup(
    <SitecoreContext componentFactory={(name) => component.parse(COMPONENTS[name])} layoutData={layoutData}>
      {/* The SDK's rich text requires a router, which it does not use in editing. */}
      <RouterContext.Provider key="" value={Router}>
        <Placeholder name="headless-main" rendering={route} />
      </RouterContext.Provider>
    </SitecoreContext>,
  );
}

const component = z.custom<React.ComponentType>((value) => typeof value === 'function');

/** Returns the chromes of a page in order, each with its type and `open` or `close`. */
const chromesIn = (html: string): { readonly type: string; readonly kind: string }[] =>
  [...html.matchAll(/<code\b[^>]*>/g)].map(([tag]) => ({
    type: /chrometype="(\w+)"/i.exec(tag)?.[1] ?? '',
    kind: /\bkind="(\w+)"/.exec(tag)?.[1] ?? '',
  }));

const consoleMessages: string[] = [];

beforeEach(() => {
  consoleMessages.length = 0;
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void consoleMessages.push(args.join(' ')));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(consoleMessages).toEqual([]);
});

describe('an edited page, rendered with the components of the SDK', () => {
  it('has every chrome, properly nested', async () => {
    const chromes = chromesIn(await edited());
    const open: string[] = [];
    for (const { type, kind } of chromes) {
      if (kind === 'open') open.push(type);
      else expect(open.pop()).toBe(type);
    }
    expect(open).toEqual([]);
    const opened = chromes.filter(({ kind }) => kind === 'open').map(({ type }) => type);
    expect(opened).toEqual([
      'placeholder',
      'rendering',
      ...['field', 'field', 'field'],
      'rendering',
      ...['placeholder', 'rendering', 'placeholder'],
    ]);
  });

  it('keeps the key of each placeholder for the editor', async () => {
    const html = await edited();
    expect([...html.matchAll(/phkey="([^"]+)"/g)].map(([, key]) => key)).toEqual([
      'headless-main',
      expect.stringMatching(/^\/headless-main\/tab-1-\{[0-9A-F-]{36}\}$/),
      expect.stringMatching(/^\/headless-main\/tab-2-\{[0-9A-F-]{36}\}$/),
    ]);
  });

  it('marks an empty placeholder', async () => {
    expect((await edited()).split('sc-jss-empty-placeholder')).toHaveLength(2);
  });

  it('describes each chrome in valid JSON', async () => {
    const descriptions = [...(await edited()).matchAll(/<code\b[^>]*kind="open"[^>]*>(.*?)<\/code>/g)].map(
      ([, json = '']) => json,
    );
    expect(descriptions.length).toBeGreaterThan(5);
    for (const json of descriptions) expect(JSON.parse(json)).toHaveProperty('contextItemUri');
  });

  it('has editable texts, with special characters escaped', async () => {
    const html = await edited();
    expect(html).toMatch(/<h1><input id='fld_\w+' class='scFieldValue'/);
    expect(html).toContain('scDefaultText="[لا نص في الحقل]">رسوم &quot;واضحة&quot; &lt;دائماً&gt;</span></h1>');
    expect(html).toContain('scFieldType="datetime"');
  });

  it('has editable rich text', async () => {
    expect(await edited()).toContain('scDefaultText="[لا نص في الحقل]"><p>مرحباً <b>بك</b></p></span></div>');
  });

  it('has its picture between the chromes of its field', async () => {
    expect(await edited()).toMatch(
      /<span class="sc-image-wrapper"><input id='fld_\w+'.*?chromeType="field" scFieldType="image"[^>]*>\{.*?\}<\/code><img [^>]*src="\/-\/media\/brand\/mark.svg"[^>]* \/><code class="scpm"[^>]*kind="close"><\/code><\/span>/,
    );
  });

  it('has its link between the chromes of its field, an empty one too', async () => {
    const html = await edited('en');
    expect(html).toMatch(
      /scFieldType="general link"[^>]*>\{.*?\}<\/code><a href="\/about\?a=1&amp;b=2">About us<\/a><code/,
    );
    expect(html).toContain('<a href="#">[Second hero link: Beside the button]</a><code class="scpm"');
    expect(html.split('sc-link-wrapper')).toHaveLength(3);
  });
});

describe('access to drafts', () => {
  const route = async (headers: Record<string, string>) => {
    const clientFactory = () => new GraphQLRequestClient(platform.host + EDGE, { apiKey: API_KEY, headers });
    return (await new GraphQLLayoutService({ siteName: SITE, clientFactory }).fetchLayoutData('/fees', 'en')).sitecore;
  };

  it('sends an editor the draft, from master, in edit mode', async () => {
    expect((await editedLayout('en')).sitecore).toMatchObject({
      context: { pageEditing: true, pageState: 'edit', language: 'en', itemPath: '/fees', site: { name: SITE } },
      route: { databaseName: 'master', itemVersion: 2, fields: { Title: { value: 'New fees' } } },
    });
  });

  it('sends a component of an edited page the draft without marks', async () => {
    const drafts = await route({ sc_editMode: 'true' });
    expect(drafts).toMatchObject({
      context: { pageEditing: false, pageState: 'normal' },
      route: { databaseName: 'master', fields: { Title: { value: 'New fees' } } },
    });
    expect(JSON.stringify(drafts)).not.toMatch(/editable|scpm/);
  });

  it('sends a visitor the published page', async () => {
    const published = await route({});
    expect(published).toMatchObject({ route: { databaseName: 'web', fields: { Title: { value: 'Fees' } } } });
    expect(JSON.stringify(published)).not.toMatch(/editable|scpm/);
  });

  it('sends no edit-mode layout without the key', async () => {
    for (const key of ['', '&sc_apikey=wrong'])
      expect((await platform.get(`${LAYOUT_ENDPOINT}?item=%2Ffees&lang=ar${key}`)).status).toBe(401);
  });

  it('responds 404 with a layout without route for an unknown page', async () => {
    const response = await platform.get(`${LAYOUT_ENDPOINT}?item=%2Fnowhere&lang=ar&sc_apikey=${API_KEY}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ sitecore: { context: { pageEditing: true }, route: null } });
  });
});
