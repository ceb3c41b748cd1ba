import { isDeepStrictEqual } from 'node:util';
import type { EncodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteOf } from '../content/content.ts';
import type { Item, PlacedRendering, Placeholders } from '../content/tree.ts';
import type { HasChangedTarget } from './changed-targets.ts';

interface ItemOf {
  readonly content: Content;
  readonly item: Item;
}

/** Returns true when an item's own content is the same in two states, without that of the items that it refers to. */
export function isSameItem(old: ItemOf, now: ItemOf, hasChangedTarget: HasChangedTarget): boolean {
  if (!isSamePlace(old.item, now.item)) return false;
  const { origin } = now.item;
  if (origin !== undefined && origin === old.item.origin) return !hasChangedTarget(now.item);
  return isDeepStrictEqual(itemJson(old), itemJson(now));
}

/** Returns true when an item is at the same path and URL, with the same children. */
const isSamePlace = (old: Item, now: Item): boolean =>
  old.path === now.path &&
  old.url === now.url &&
  old.wildcard?.id === now.wildcard?.id &&
  old.children.length === now.children.length &&
  old.children.every(({ id }, index) => id === now.children[index]?.id);

function itemJson({ content, item }: ItemOf): unknown {
  const site = siteOf(content, item);
  const fields = LANGUAGES.map((language) => {
    const scope: EncodeScope = {
      language,
      media: (src) => mediaAt(content, src) ?? { url: src, name: '', extension: '', mimeType: '', size: 0 },
      pageId: (href) => (href.startsWith('/') ? pageAt(content, site, href)?.id : undefined),
      item: (path) => ({ path }),
    };
    return [...item.fields].map(([name, value]): Json => [name, value[language].json(scope)]);
  });
  return [
    item.displayName,
    item.template.id,
    item.version,
    placeholdersJson(item.placeholders),
    item.hasOwnLayout ?? false,
    item.media,
    // An author's save names the revision and the position that the editor has loaded.
    item.source,
    fields,
  ];
}

const mediaAt = ({ tree }: Content, src: string) => tree.mediaAt(src)?.media;

/** Returns true when the settings that affect every page of a site are the same in two states. */
export const isSameSite = (old: Site | undefined, now: Site | undefined): boolean =>
  isDeepStrictEqual(old && siteJson(old), now && siteJson(now));

const siteJson = ({ hostName, language, rootPath, layout, errorPages }: Site): unknown => [
  hostName,
  language,
  rootPath,
  placeholdersJson(layout),
  errorPages,
];

const placeholdersJson = (placeholders: Placeholders = {}): Json =>
  Object.entries(placeholders).map(([name, placed]) => [name, placed.map(renderingJson)]);

const renderingJson = ({ uid, rendering, datasource, params, placeholders }: PlacedRendering): Json => [
  uid,
  rendering.name,
  datasource ?? null,
  params,
  placeholdersJson(placeholders),
];
