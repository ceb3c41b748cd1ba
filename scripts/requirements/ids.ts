import { areaOf, type Row } from './rows.ts';
import { HOLE, type Title } from './titles.ts';

/** The words by which an id is known: whole ids, areas (`SEC-HERO`) and their first words (`SEC`). */
export type Vocabulary = {
  readonly ids: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
};

/** What a title says of requirements: the ids at its start, and what is wrong with the way it names them. */
export type Naming = { readonly ids: readonly string[]; readonly problems: readonly string[] };

const MOST_IDS = 3;
const AREA = '[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*';
const LEADING_ID = new RegExp(`^(${AREA}-\\d+)(?=[\\s,]|$)[\\s,]*`);
const ANY_ID = new RegExp(`(?<![A-Za-z0-9-])${AREA}-\\d+(?![A-Za-z0-9${HOLE}])`, 'g');
/** An id with a part filled in: `CALC-AUTO-${n}`, `${area}-09`. */
const BROKEN_ID = new RegExp(`^(?:([A-Z][A-Z0-9]*)-[A-Z0-9-]*${HOLE}|${HOLE}[A-Z0-9-]*-\\d)`);
/** Names that say that a filled-in value is an id. */
const ID_NAME = /(^|\.|\$)(ids?|rows?|requirements?)$/i;

/** The vocabulary of the given rows. */
export function vocabularyOf(rows: readonly Row[]): Vocabulary {
  const areas = new Set(rows.map((row) => areaOf(row.id)));
  const families = new Set([...areas].map((area) => area.replace(/-.*$/, '')));
  return { ids: new Set(rows.map((row) => row.id)), areas, families };
}

/** The ids named anywhere in a text, as far as their area exists. */
export function idsWithin(text: string, { areas }: Vocabulary): string[] {
  return [...text.matchAll(ANY_ID)].map(([id]) => id).filter((id) => areas.has(areaOf(id)));
}

/** Whether a text begins with the id of a row. */
export function beginsWithRow(text: string, { ids }: Vocabulary): boolean {
  const id = LEADING_ID.exec(text)?.[1];
  return id !== undefined && ids.has(id);
}

function takeLeadingIds(text: string, { families }: Vocabulary): { ids: string[]; rest: string } {
  const ids: string[] = [];
  let rest = text;
  for (let match = LEADING_ID.exec(rest); match; match = LEADING_ID.exec(rest)) {
    const id = match[1] ?? '';
    const isOurs = /-\d{2}$/.test(id) || families.has(id.replace(/-.*$/, ''));
    if (!isOurs) break;
    ids.push(id);
    rest = rest.slice(match[0].length);
  }
  return { ids, rest };
}

/** Whether the place of the ids is filled in when the test runs; `looseIds` tells that the file holds ids outside titles. */
function isComputed(rest: string, hole: string | undefined, looseIds: boolean, { families }: Vocabulary): boolean {
  const broken = BROKEN_ID.exec(rest);
  if (broken && (broken[1] === undefined || families.has(broken[1]))) return true;
  return rest.startsWith(HOLE) && hole !== undefined && (looseIds || ID_NAME.test(hole));
}

/** Reads the ids that a test's title begins with. */
export function readNaming(title: Title, vocabulary: Vocabulary, looseIds: boolean): Naming {
  const { ids, rest } = takeLeadingIds(title.text, vocabulary);
  const problems = ids.filter((id) => !vocabulary.ids.has(id)).map((id) => `${id} is no requirement`);
  if (ids.length > MOST_IDS) problems.push(`names ${ids.length} ids: a test proves at most ${MOST_IDS}`);
  for (const id of idsWithin(rest, vocabulary)) {
    problems.push(`${id} is not at the start of the title: ids come first, apart by spaces or commas`);
  }
  for (const id of title.holes.flatMap((hole) => idsWithin(hole, vocabulary))) {
    problems.push(`${id} is filled in: an id is static text of the title`);
  }
  if (isComputed(rest, title.holes[0], looseIds, vocabulary)) {
    problems.push('the ids of this title are filled in when it runs: write a test per id, with its id as static text');
  }
  return { ids, problems };
}
