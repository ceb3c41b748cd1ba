import { areaOf, type Row } from './rows.ts';

/** Ids of all rows, and the areas (`SEC-HERO`) and families (`SEC`) that they begin with. */
export type KnownIds = {
  readonly ids: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
};

/** The ids at the start of a test's title, and the errors of naming ids in it. */
type ParsedTitle = { readonly ids: readonly string[]; readonly errors: readonly string[] };

const MAX_IDS = 3;

/** The text of an id-like word, as the source of a regular expression. */
export const ID_SOURCE = '[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\\d+';

const LEADING_ID = new RegExp(`^(${ID_SOURCE})(?=[\\s,]|$)[\\s,]*`);
const ANY_ID = new RegExp(`(?<![A-Za-z0-9-])${ID_SOURCE}(?![A-Za-z0-9])`, 'g');

/** Collects the ids, areas and families of rows. */
export function knownIdsOf(rows: readonly Row[]): KnownIds {
  const areas = new Set(rows.map((row) => areaOf(row.id)));
  const families = new Set([...areas].map((area) => area.replace(/-.*$/, '')));
  return { ids: new Set(rows.map((row) => row.id)), areas, families };
}

/** Returns the ids anywhere in a text whose area exists. */
export function idsWithin(text: string, { areas }: KnownIds): string[] {
  return [...text.matchAll(ANY_ID)].map(([id]) => id).filter((id) => areas.has(areaOf(id)));
}

function splitLeadingIds(title: string, { families }: KnownIds): { ids: string[]; sentence: string } {
  const ids: string[] = [];
  let sentence = title;
  for (let match = LEADING_ID.exec(sentence); match; match = LEADING_ID.exec(sentence)) {
    const id = match[1] ?? '';
    const isRowId = /-\d{2}$/.test(id) || families.has(id.replace(/-.*$/, ''));
    if (!isRowId) break;
    ids.push(id);
    sentence = sentence.slice(match[0].length);
  }
  return { ids, sentence };
}

/** Parses a test's title: at most three known ids, separated by spaces or commas, then a sentence without ids. */
export function parseTitle(title: string, knownIds: KnownIds): ParsedTitle {
  const { ids, sentence } = splitLeadingIds(title, knownIds);
  const errors = ids.filter((id) => !knownIds.ids.has(id)).map((id) => `${id} is no requirement`);
  if (ids.length > MAX_IDS) errors.push(`names ${ids.length} ids: a test proves at most ${MAX_IDS}`);
  for (const id of idsWithin(sentence, knownIds)) {
    errors.push(`${id} is not at the start of the title: ids come first, separated by spaces or commas`);
  }
  return { ids, errors };
}
