import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import { readStoredDate } from '#sitecore/rules/stored-date.ts';
import type { Item, Tree } from '../content/tree.ts';
import { targetIds, textOf, valueOf } from './json-values.ts';

/** A field's layout JSON with its kind. */
export interface FieldValue {
  readonly kind: FieldKind<unknown>;
  readonly json: Json;
}

/** Returns the media item of a picture's or a file's URL; undefined for any other URL. */
export const mediaItem = (tree: Tree, url: string): Item | undefined =>
  url.startsWith('/-/media/') ? tree.mediaAt(url.slice('/-/media/'.length)) : undefined;

/** Returns a field's value as Sitecore stores it. */
export function rawValue({ kind, json }: FieldValue, tree: Tree): string {
  switch (kind.kind) {
    case 'checkbox':
      return valueOf(json) === true ? '1' : '';
    case 'date':
      return readStoredDate(textOf(json)) === undefined ? '' : textOf(json).replace(/[-:]/g, '');
    case 'lookup':
    case 'multilist':
    case 'children':
      return targetIds(json)
        .map((id) => formatGuid(id, 'B'))
        .join('|');
    case 'image':
      return element('image', json, mediaItem(tree, textOf(json, 'src')), ['alt', 'width', 'height']);
    case 'file':
      return element('file', json, mediaItem(tree, textOf(json, 'src')), ['src', 'title']);
    case 'link':
      return element('link', json, undefined, LINK_PARTS);
    default:
      return textOf(json);
  }
}

const LINK_PARTS = ['text', 'linktype', 'url', 'anchor', 'target', 'class', 'title', 'querystring', 'id'];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Renders `<link text="…" url="…" />`; "" for an empty field. */
function element(name: string, json: Json, media: Item | undefined, members: readonly string[]): string {
  const parts = members.map((member) => [member, textOf(json, member)] as const);
  const all = media ? [['mediaid', formatGuid(media.id, 'B')] as const, ...parts] : parts;
  const attributes = all
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}="${value.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')}"`);
  return attributes.length === 0 ? '' : `<${name} ${attributes.join(' ')} />`;
}
