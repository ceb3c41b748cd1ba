import { createHash } from 'node:crypto';
import type { EncodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteOf } from '../content/content.ts';
import type { Item, PlacedRendering, Placeholders } from '../content/tree.ts';

/** Hashes of a state of the content: equal content has equal digests. */
export interface ContentDigest {
  /** By item id: the item's own content, without that of the items that it refers to. */
  readonly items: ReadonlyMap<string, string>;
  /** By site name: the settings that affect all of its pages. */
  readonly sites: ReadonlyMap<string, string>;
}

/** Returns the digest of a state of the content. */
export function digestOf(content: Content): ContentDigest {
  return {
    items: new Map([...content.tree.items].map((item) => [item.id, hashOf(itemJson(content, item))])),
    sites: new Map(content.sites.map((site) => [site.name, hashOf(siteJson(site))])),
  };
}

const hashOf = (json: Json): string => createHash('sha1').update(JSON.stringify(json)).digest('base64');

function itemJson(content: Content, item: Item): Json {
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
    item.path,
    { ...item.displayName },
    item.template.id,
    item.children.map(({ id }) => id),
    item.url ?? null,
    item.version,
    placeholdersJson(item.placeholders),
    item.media ? { ...item.media } : null,
    // An author's save names the revision and the position that the editor has loaded.
    item.source ? [item.source.revision, ...item.source.steps] : null,
    fields,
  ];
}

const mediaAt = ({ tree }: Content, src: string) => tree.at(`/sitecore/media library/${src}`)?.media;

const siteJson = ({ hostName, language, rootPath, layout, errorPages }: Site): Json => [
  hostName,
  language,
  rootPath,
  placeholdersJson(layout),
  { ...errorPages },
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
