import { isRecord } from '#sitecore/definitions/is-record.ts';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';

/** Headings and other texts of a page, each a field's text without markup. */
export interface PageTexts {
  readonly headings: readonly string[];
  readonly texts: readonly string[];
}

/** Placeholders of the site's frame, which every page has. */
const FRAME = /^headless-(?:header|footer)$/;

/** Most characters of a page that are read: a long list of conditions says nothing new after them. */
const MOST_CHARACTERS = 12_000;

const KINDS: ReadonlySet<string> = new Set(['text', 'richText']);

/** Names of the fields with text for visitors, of all templates; others are codes, choices and addresses. */
const TEXT_FIELDS = namesOf((kind) => KINDS.has(kind));

const HEADING = /title|heading|question/i;

/** Fields of the page itself that others have: search results show them. */
const OF_THE_HEAD = /^(?:Title|Meta|OpenGraph|Twitter|.*Url$)/;

function namesOf(isNamed: (kind: string) => boolean): ReadonlySet<string> {
  const all: readonly AnyTemplate[] = [...templates, ...renderings.flatMap(({ datasource }) => datasource ?? [])];
  return new Set(
    all.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, field]) =>
        isNamed(field.kind) ? [name, ...(field.alias === undefined ? [] : [field.alias])] : [],
      ),
    ),
  );
}

/** Returns the texts of a page's layout JSON: those of its hero and of every block in its own placeholders, once each. */
export function pageTexts(layout: unknown): PageTexts {
  const headings = new Set<string>();
  const texts = new Set<string>();
  let left = MOST_CHARACTERS;
  const add = (name: string, markup: string): void => {
    const text = plainText(markup);
    if (text === '' || left <= 0) return;
    left -= text.length;
    (HEADING.test(name) ? headings : texts).add(text);
  };
  const route = isRecord(layout) && isRecord(layout.sitecore) ? layout.sitecore.route : undefined;
  if (!isRecord(route)) return { headings: [], texts: [] };
  const { fields, placeholders } = route;
  if (isRecord(fields))
    for (const [name, field] of Object.entries(fields)) if (!OF_THE_HEAD.test(name)) readField(name, field, add);
  if (isRecord(placeholders))
    for (const [name, blocks] of Object.entries(placeholders)) if (!FRAME.test(name)) readValue(name, blocks, add);
  return { headings: [...headings], texts: [...texts] };
}

type Add = (name: string, markup: string) => void;

/** Reads a part of layout JSON: a list, a block, an item or a group of fields. */
function readValue(name: string, part: unknown, add: Add): void {
  if (Array.isArray(part)) for (const member of part) readValue(name, member, add);
  else if (isRecord(part)) for (const [key, value] of Object.entries(part)) readField(key, value, add);
}

function readField(name: string, field: unknown, add: Add): void {
  if (!isRecord(field) || !('value' in field)) {
    if (name !== 'params') readValue(name, field, add);
    return;
  }
  const { value } = field;
  if (typeof value === 'string') {
    if (TEXT_FIELDS.has(name) || (/^[a-z]/.test(name) && / /.test(value))) add(name, value);
  } else if (isRecord(value) && typeof value.text === 'string') add('', value.text);
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

/** Returns markup as text: a block ends a sentence. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<\/(?:p|li|h\d|td|th|tr|div|dt|dd)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|([a-z]+));/gi, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES.get(name ?? '') ?? entity)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
