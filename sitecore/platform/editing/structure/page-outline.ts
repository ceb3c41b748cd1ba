import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { PAGE_PLACEHOLDERS } from '#sitecore/definitions/page-placeholders.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import type { Content } from '../../content/content.ts';
import { valueAt } from '../drafts/value-at.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import type { Step } from '../../content/item-source.ts';
import type { Item, PlacedRendering, Placeholders } from '../../content/tree.ts';
import { placeholderName } from '../chromes/editor-texts.ts';
import { renderingName } from './rendering-name.ts';
import { listRevision } from './list-change.ts';

interface OutlineOptions {
  readonly content: Content;
  readonly files: DraftFiles;
  readonly language: Language;
}

/**
 * Returns the placeholders of a page that its own file holds, each with its blocks, as
 * `[{ name, list, revision, blocks: [{ id, name, item, placeholders }] }]`; `id` is that of the block's chrome.
 */
export function pageOutline(page: Item, { content, files, language }: OutlineOptions): JsonObject[] {
  const { source, placeholders = {} } = page;
  const text = source && files.open(source)?.text;
  if (source === undefined || text === undefined) return [];
  const ofPlaceholders = (holder: Placeholders, names: readonly string[], steps: readonly Step[]): JsonObject[] =>
    names.map((name) => {
      const list = [...steps, name];
      return {
        name: placeholderName(name, language),
        list,
        revision: listRevision(valueAt(text, [...source.steps, ...list])),
        blocks: asWritten(holder[name] ?? [], valueAt(text, [...source.steps, ...list])).map((block, index) => {
          if (typeof block === 'string')
            return { id: '', name: block, item: formatGuid(page.id, 'N'), placeholders: [] };
          const { uid, rendering, datasource, placeholders: inner } = block;
          return {
            id: `r_${uid.replace(/[{}-]/g, '').toUpperCase()}`,
            name: renderingName(rendering.name, language),
            item: itemId(content, datasource) ?? formatGuid(page.id, 'N'),
            placeholders: ofPlaceholders(inner, innerNames(inner, rendering.placeholders), [
              ...list,
              index,
              'placeholders',
            ]),
          };
        }),
      };
    });
  const own = PAGE_PLACEHOLDERS.filter((name) => name === 'headless-main' || (placeholders[name] ?? []).length > 0);
  return ofPlaceholders(placeholders, own, ['placeholders']);
}

/** Returns the blocks of a list at their places in the file, of which one that no definition names (any more) is its name. */
function asWritten(placed: readonly PlacedRendering[], written: unknown): readonly (PlacedRendering | string)[] {
  const blocks = [...placed];
  const members: readonly unknown[] = Array.isArray(written) ? written : [];
  return members.flatMap((member): readonly (PlacedRendering | string)[] => {
    const name = isRecord(member) && typeof member.rendering === 'string' ? member.rendering : '';
    return renderings.some((known) => known.name === name) ? blocks.splice(0, 1) : [name];
  });
}

/** Returns the names of a block's placeholders; of those that stand for any number, the first while there is none. */
const innerNames = (inner: Placeholders, patterns: readonly string[]): string[] => {
  const placed = Object.keys(inner);
  const declared = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('{*}')) return [pattern];
    const prefix = pattern.slice(0, -3);
    return placed.some((name) => name.startsWith(prefix)) ? [] : [`${prefix}1`];
  });
  return [...new Set([...declared, ...placed])];
};

function itemId({ tree }: Content, path: string | undefined): string | undefined {
  const item = path === undefined ? undefined : tree.at(path);
  return item && formatGuid(item.id, 'N');
}
