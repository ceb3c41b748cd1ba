import { checkbox } from '#sitecore/definitions/fields/checkbox.ts';
import { date } from '#sitecore/definitions/fields/date.ts';
import { file } from '#sitecore/definitions/fields/file.ts';
import { image } from '#sitecore/definitions/fields/image.ts';
import { lookup, multilist } from '#sitecore/definitions/fields/items.ts';
import type { AnyTemplate, MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { nameValueList } from '#sitecore/definitions/fields/name-value-list.ts';
import { integer, number } from '#sitecore/definitions/fields/number.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import { extendTemplate, template } from '#sitecore/definitions/template.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import type { Content, Site } from '#sitecore/platform/content/content.ts';
import type { ItemSource } from '#sitecore/platform/content/item-source.ts';
import { type Item, type LocalizedContent, type Placeholders, Tree } from '#sitecore/platform/content/tree.ts';

const city = template('City', { Name: text() });
const named = template('Named', { Name: text() });
const branch = extendTemplate(named, 'Branch', {
  About: richText(),
  Picture: image(),
  Plan: file(),
  Page: link(),
  Site: link(),
  City: lookup(city),
  Neighbours: multilist(city),
  Open: checkbox(),
  Since: date(),
  Rating: number(),
  Desks: integer(),
  Hours: nameValueList(),
});

interface ItemOptions {
  readonly url?: string;
  readonly media?: MediaFile;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly placeholders?: Placeholders;
  readonly source?: ItemSource;
}

type AddItem = (name: string, of: AnyTemplate, parent: Item | undefined, planted?: ItemOptions) => Item;

/** Returns a function that adds items below each other, and the items, as the loader would create them. */
export function itemBuilder(): { readonly items: readonly Item[]; readonly plant: AddItem } {
  const items: Item[] = [];
  const childrenOf = new Map<Item, Item[]>();
  const plant: AddItem = (name, of, parent, planted) => {
    const children: Item[] = [];
    const item = itemOf(name, of, parent, children, planted);
    childrenOf.set(item, children);
    if (parent) childrenOf.get(parent)?.push(item);
    items.push(item);
    return item;
  };
  return { items, plant };
}

function itemOf(
  name: string,
  of: AnyTemplate,
  parent: Item | undefined,
  children: readonly Item[],
  { url, media, fields = {}, placeholders, source }: ItemOptions = {},
): Item {
  const path = `${parent?.path ?? ''}/${name}`;
  return {
    id: guidOf(path),
    path,
    name,
    displayName: perLanguage(() => name),
    template: of,
    parent,
    children,
    fields: new Map(Object.entries(fields).map(([field, raw]) => [field, contentOf(of, field, raw)])),
    url,
    placeholders: placeholders ?? (url === undefined ? undefined : {}),
    media,
    version: 1,
    source,
  };
}

function contentOf({ fields }: AnyTemplate, field: string, raw: unknown): LocalizedContent {
  const read = fields[field]?.read(raw);
  if (!read?.ok) throw new Error(`the specimen's ${field} cannot be read`);
  return perLanguage(() => read.content);
}

const media = (name: string, extension: string, mimeType: string, pixels: Partial<MediaFile> = {}): MediaFile => ({
  url: `/-/media/${name}.${extension}`,
  name,
  extension,
  mimeType,
  size: 1234,
  ...pixels,
});

const { items, plant } = itemBuilder();
const top = plant('sitecore', folder, undefined);
const root = plant('rukn', jssApp, plant('content', folder, top));
const library = plant('media library', folder, top);
plant('branch.png', folder, library, { media: media('branch', 'png', 'image/png', { width: 640, height: 480 }) });
plant('plan.pdf', folder, library, { media: media('plan', 'pdf', 'application/pdf') });
const home = plant('home', named, root, { url: '/' });
const about = plant('about', named, home, { url: '/about' });
const cities = plant('cities', folder, root);
const riyadh = plant('riyadh', city, cities, { fields: { Name: 'الرياض' } });
const jeddah = plant('jeddah', city, cities, { fields: { Name: 'جدة' } });
const olaya = plant('olaya', branch, root, {
  fields: {
    Name: 'العليا',
    About: '<p>قريب</p>',
    Picture: { src: 'branch.png', alt: 'واجهة "الفرع"' },
    Plan: { src: 'plan.pdf', title: 'مخطط' },
    Page: { href: '/about?x=1#team', text: 'عن ركن' },
    Site: { href: 'https://maps.example/?a=1&b=2', text: 'خريطة', target: '_blank' },
    City: riyadh.path,
    Neighbours: [jeddah.path, riyadh.path],
    Open: true,
    Since: '2022-08-18T09:43:58Z',
    Rating: 4.5,
    Desks: 12,
    Hours: [{ name: 'الأحد', value: '9-4' }],
  },
});
const empty = plant('empty', branch, root);

/** Returns a site for content without files. */
export const siteWithRoot = (rootPath: string): Site => ({
  name: 'rukn',
  hostName: '*',
  language: 'ar',
  rootPath,
  layout: {},
  errorPages: { notFound: '/404', serverError: '/500' },
  redirects: [],
  robots: undefined,
});

/** Content with an item whose fields, one of every kind, are filled, and an item whose fields are empty. */
export const specimen = {
  content: {
    sites: [siteWithRoot(root.path)],
    tree: new Tree(items),
  } satisfies Content,
  olaya,
  empty,
  riyadh,
  jeddah,
  about,
  branch,
  named,
};
