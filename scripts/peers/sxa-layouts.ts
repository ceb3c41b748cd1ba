import type { JsonObject } from '#sitecore/definitions/json.ts';
import { block, holder, ID, linkOf, links, page, promo, text, titled } from './sxa-blocks.ts';

/** Origin of the platform in the layouts. */
export const SXA_PLATFORM = 'https://platform.rukn.example';

/** Path of the page in the layouts. */
export const SXA_PATH = '/a-page';

/** Addresses of pictures of the platform, the last one with its origin, as a Sitecore may send them. */
const [HOME, BOARD, APP] = [
  '/-/media/videos/home.svg',
  '/-/media/videos/board.svg',
  `${SXA_PLATFORM}/-/media/videos/app.svg`,
];

/** The title of the page itself. */
const ownTitle = block('Title', { data: { datasource: null, contextItem: titled('Its own title', SXA_PATH) } });

const FORMATTED = `<h2>Two lists</h2><ul><li>one &amp; <em>two</em></li><li>three</li></ul><ol><li>first</li></ol>
<table><thead><tr><th>Name</th><th>Rate</th></tr></thead><tbody><tr><td>Saver</td><td>4.5%</td></tr></tbody></table>
<p>See <a href="/personal/cards?from=text#all">cards</a>, <a href="https://www.sama.gov.sa/en">SAMA</a>,
<a href="mailto:care@rukn.example">mail</a><br>or a picture: <img src="${BOARD}" alt="A board" width="300" height="200"></p>`;

const composed = holder(
  'Container',
  {
    'container-{*}': [
      holder(
        'ColumnSplitter',
        {
          'column-1-{*}': [text('<p>In the first column</p>')],
          'column-2-{*}': [
            holder(
              'RowSplitter',
              {
                'row-1-{*}': [text('<p>In a row</p>', { Styles: 'indent' })],
                'row-2-{*}': [
                  holder(
                    'Container',
                    { 'container-9': [text('<p>As deep as it gets</p>')] },
                    { DynamicPlaceholderId: '9' },
                  ),
                ],
                'row-3-{*}': [text('<p>In a row that is off</p>')],
              },
              { EnabledPlaceholders: '1,2', Styles1: 'indent-top', DynamicPlaceholderId: '5' },
            ),
          ],
          'column-3-{*}': [text('<p>In a column that is off</p>')],
        },
        {
          ...{ EnabledPlaceholders: '2,1', DynamicPlaceholderId: '4' },
          ...{ ColumnWidth1: 'col-12 col-lg-8', ColumnWidth2: 'col-12 col-lg-4', Styles2: 'position-center' },
        },
      ),
      text('<p>Below the columns</p>'),
    ],
  },
  {
    ...{ DynamicPlaceholderId: '3', Styles: 'container container-dark-background' },
    BackgroundImage: `<image mediaurl="${BOARD}" mediaid="${ID}" />`,
  },
);

const MAIN: Readonly<Record<string, readonly JsonObject[]>> = {
  'titles and texts': [
    ownTitle,
    block('Title', { data: { datasource: titled('Another page', '/personal'), contextItem: titled('No', SXA_PATH) } }),
    text('<p>A plain text</p>', { Styles: 'indent position-center', RenderingIdentifier: 'plain' }),
    text(''),
    block('RichText', undefined),
    text(FORMATTED),
    block('PageContent', undefined, { Styles: 'indent-top' }),
  ],
  'pictures and promos': [
    block('Image', {
      Image: { value: { src: HOME, alt: 'A home', width: '640', height: '400' } },
      ImageCaption: { value: 'Its caption' },
      TargetUrl: linkOf({ href: '/personal/accounts', text: 'Accounts' }),
    }),
    block('Image', {
      Image: { value: { src: APP, alt: '' } },
      ImageCaption: { value: '' },
      TargetUrl: linkOf({ href: '' }),
    }),
    block('Image', { Image: { value: { src: HOME, alt: '' } }, TargetUrl: linkOf({ href: '/personal' }) }),
    block('Image', { Image: { value: {} }, ImageCaption: { value: 'The caption of no picture' } }),
    block(
      'Image',
      {
        Image: { value: { src: BOARD, alt: 'A banner', width: '1600', height: '400' } },
        ImageCaption: { value: 'The caption of a banner' },
        TargetUrl: linkOf({ href: '/personal', text: 'Personal' }),
      },
      { FieldNames: 'Banner', Styles: 'indent' },
    ),
    promo({
      PromoIcon: { value: { src: APP, alt: 'An app', width: '64', height: '64' } },
      PromoText: { value: '<h3>A promo</h3><p>with a <a href="/personal">link</a></p>' },
      PromoText2: { value: '<p>Not shown</p>' },
      PromoLink: linkOf({ href: '/personal/cards', text: 'Read more', querystring: 'from=promo' }),
    }),
    promo({ PromoText: { value: '<p>A promo whose link has no text</p>' }, PromoLink: linkOf({ href: '/personal' }) }),
    promo(
      {
        PromoText: { value: '<p>The first of two texts</p>' },
        PromoText2: { value: '<p>The second of two texts</p>' },
        PromoLink: linkOf({ href: '/personal', text: 'Not shown' }),
      },
      { FieldNames: 'WithText', Styles: 'position-right' },
    ),
  ],
  'links and pages': [
    block(
      'LinkList',
      links({ value: 'Useful links' }, [
        linkOf({ href: '/personal', text: 'A page' }),
        linkOf({ href: '/personal/cards', text: 'A query and a fragment', querystring: 'a=1&b=2', anchor: 'all' }),
        linkOf({ href: '#part', anchor: 'part', linktype: 'anchor', text: 'A part of the page' }),
        linkOf({
          href: 'https://www.sama.gov.sa/en?x=1',
          linktype: 'external',
          target: '_blank',
          text: 'Another site',
        }),
        linkOf({ href: 'mailto:care@rukn.example', linktype: 'mailto', text: 'A mail' }),
        linkOf({ href: HOME, linktype: 'media', text: 'A file' }),
        linkOf({ href: '/personal/finance' }),
        linkOf({ href: '' }),
        null,
      ]),
      { Styles: 'list-horizontal' },
    ),
    block('LinkList', links({ value: '' }, [linkOf({ href: '/', text: 'A list without a title' })])),
    block('Navigation', [
      page('Home', '/'),
      page('Personal', '/personal', [page('Cards', '/personal/cards', [], 'a=1&b=2')]),
    ]),
  ],
  'a partial design with containers and splitters': [
    holder(
      'PartialDesignDynamicPlaceholder',
      { 'sxa-main': [ownTitle, composed] },
      { sid: ID, ph: 'headless-main', sig: 'sxa-main' },
    ),
  ],
};

/** Layouts of pages made of SXA's renderings in English, as a Sitecore sends them, by a name of each. */
export const SXA_LAYOUTS: ReadonlyMap<string, JsonObject> = new Map(
  Object.entries(MAIN).map(([name, main]) => [
    name,
    {
      sitecore: {
        context: {
          pageEditing: false,
          site: { name: 'rukn' },
          pageState: 'normal',
          language: 'en',
          itemPath: SXA_PATH,
        },
        route: {
          name: 'a-page',
          displayName: 'A page',
          fields: { Title: { value: `SXA: ${name}` }, Content: { value: '<p>The content of the page</p>' } },
          databaseName: 'web',
          deviceId: ID,
          itemId: ID,
          itemLanguage: 'en',
          itemVersion: 1,
          placeholders: { 'headless-header': [], 'headless-main': main, 'headless-footer': [] },
        },
      },
    },
  ]),
);
