import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { describeField } from '#sitecore/definitions/texts/describe-field.ts';
import { siteOf, siteUrlOf } from '../content/content.ts';
import { inherits } from '../content/inherits.ts';
import { ancestorsByUrl, ancestorsOf, type Item } from '../content/tree.ts';
import { ANY_ITEM } from '../content/dependencies.ts';
import type { EdgeContext } from './edge-context.ts';
import { readLanguage } from '../content/read-language.ts';
import { fieldId, isOwn, type TemplateField, templateFields } from '../content/template-fields.ts';
import { fieldOf, fieldsOf } from './item-field.ts';
import { type FormatArguments, formatId } from './item-field.resolvers.ts';
import { JSON_NULL } from './json-null.ts';
import { hasLayout, type ItemView } from './item-view.ts';
import { type PageArguments, paginate } from './paging.ts';

interface Filter {
  readonly hasLayout?: boolean | null;
  readonly includeTemplateIDs?: readonly (string | null)[] | null;
}

function passes(item: Item, filter: Filter): boolean {
  if (typeof filter.hasLayout === 'boolean' && hasLayout(item) !== filter.hasLayout) return false;
  const ids = (filter.includeTemplateIDs ?? []).filter((id) => id !== null);
  return ids.length === 0 || ids.some((id) => inherits(item.template, id));
}

const selected = (items: readonly Item[], language: Language, filter: Filter): ItemView[] =>
  items.filter((item) => passes(item, filter)).map((item) => ({ item, language }));

const LANGUAGE_NAMES = {
  ar: { englishName: 'Arabic', nativeName: 'العربية' },
  en: { englishName: 'English', nativeName: 'English' },
} as const satisfies Record<Language, unknown>;

/** Returns the URL of a page or a media file; for any other item, one of its path in the tree. */
function urlOf({ item }: ItemView, edge: EdgeContext) {
  const path = item.url ?? item.media?.url ?? item.path;
  const site = siteOf(edge.content, item);
  const siteUrl = siteUrlOf(site, edge.siteUrl);
  const { protocol, host } = new URL(siteUrl);
  return { path, siteName: site.name, hostName: host, scheme: protocol.slice(0, -1), url: `${siteUrl}${path}` };
}

interface ItemArguments {
  readonly path?: string | null;
  readonly language: string;
  readonly version?: string | null;
}

/** Returns the item with a path or id in the requested version, by default the newest. */
function versionOf({ path, version }: ItemArguments, { versions }: EdgeContext): Item | undefined {
  const found = versions.map(({ tree }) => tree.find(path ?? '')).filter((item) => item !== undefined);
  return found.find((item) => !version || String(item.version) === version);
}

export const itemResolvers = {
  Query: {
    item(_: unknown, args: ItemArguments, edge: EdgeContext): ItemView | null {
      const item = versionOf(args, edge);
      // An item that is added later may be the requested one.
      if (!item) edge.response.dependencies.add(ANY_ITEM);
      const language = readLanguage(args.language);
      return item && language ? { item, language } : null;
    },
  },
  Item: {
    id: ({ item }: ItemView, args: FormatArguments) => formatId(item.id, args),
    name: ({ item }: ItemView) => item.name,
    displayName: ({ item, language }: ItemView) => item.displayName[language],
    path: ({ item }: ItemView) => item.path,
    version: ({ item }: ItemView) => item.version,
    itemUri: ({ item, language }: ItemView, _: unknown, { database }: EdgeContext) =>
      `sitecore://${database}/${formatGuid(item.id, 'B')}?lang=${language}&ver=${item.version}`,
    language: ({ language }: ItemView) => language,
    languages: ({ item, language }: ItemView) =>
      LANGUAGES.filter((other) => other !== language).map((other) => ({ item, language: other })),
    template: ({ item }: ItemView) => item.template,
    url: (view: ItemView, _: unknown, edge: EdgeContext) => urlOf(view, edge),
    field: (view: ItemView, { name }: { readonly name: string }, edge: EdgeContext) => fieldOf(view, name, edge),
    fields: (view: ItemView, { ownFields }: { readonly ownFields?: boolean | null }, edge: EdgeContext) =>
      fieldsOf(view, edge).filter((field) => ownFields !== true || isOwn(field)),
    children: ({ item, language }: ItemView, args: Filter & PageArguments, edge: EdgeContext) =>
      paginate(selected(item.children, language, args), args, edge),
    hasChildren: ({ item }: ItemView, filter: Filter) => item.children.some((child) => passes(child, filter)),
    ancestors: ({ item, language }: ItemView, filter: Filter) =>
      selected(filter.hasLayout === true ? ancestorsByUrl(item) : ancestorsOf(item), language, filter),
    parent: ({ item, language }: ItemView) => item.parent && { item: item.parent, language },
    async rendered({ item, language }: ItemView, _: unknown, { layouts, response }: EdgeContext) {
      if (!hasLayout(item)) return JSON_NULL;
      const { json, dependencies } = await layouts.pageWithDependencies(item, language);
      for (const id of dependencies) response.dependencies.add(id);
      return json;
    },
  },
  ItemLanguage: {
    name: (language: Language) => language,
    displayName: (language: Language) => LANGUAGE_NAMES[language].englishName,
    englishName: (language: Language) => LANGUAGE_NAMES[language].englishName,
    nativeName: (language: Language) => LANGUAGE_NAMES[language].nativeName,
  },
  ItemTemplate: {
    id: ({ id }: AnyTemplate, args: FormatArguments) => formatId(id, args),
    fields: templateFields,
    ownFields: (template: AnyTemplate) => templateFields(template).filter(isOwn),
    baseTemplates: ({ base }: AnyTemplate) => base,
  },
  ItemTemplateField: {
    id: (field: TemplateField, args: FormatArguments) => formatId(fieldId(field), args),
    title: ({ template, name }: TemplateField) => describeField(template, name)?.name.en ?? name,
    type: ({ kind }: TemplateField) => kind.sitecoreType,
    section: ({ template, name }: TemplateField) => describeField(template, name)?.section.en ?? 'Content',
    sectionSortOrder: () => 100,
    sortOrder: ({ template, name }: TemplateField) => (Object.keys(template.fields).indexOf(name) + 1) * 100,
    source: () => '',
    shared: () => false,
    unversioned: () => false,
  },
};
