import { createHash } from 'node:crypto';
import type { EncodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteOf } from '../content/content.ts';
import type { Item, PlacedRendering, Placeholders } from '../content/tree.ts';

/** What tells two states of the content apart: the same content always has the same digest. */
export interface ContentDigest {
  /** By the id of an item: what it says itself, not what the items say that it points at. */
  readonly items: ReadonlyMap<string, string>;
  /** By the name of a site: what all of its pages show or obey. */
  readonly sites: ReadonlyMap<string, string>;
}

/** Digests a state of the content. */
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
    return [...item.fields].map(([name, said]): Json => [name, said[language].json(scope)]);
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
    // Authors save over what they have seen, at its place.
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
