import { type Fault } from './faults.ts';
import { groupBy } from './group.ts';
import { beginsWithRow, idsWithin, readNaming, type Vocabulary, vocabularyOf } from './ids.ts';
import { neededLevel } from './levels.ts';
import { ownerFaults, type Owners } from './owners.ts';
import { needsBrowser, type Row } from './rows.ts';
import { scanFile, type ScannedFile, type ScannedTest, type TestFile } from './scan.ts';

/** The requirements as written down and the tests that may prove them. */
export type Matter = {
  readonly rows: readonly Row[];
  readonly owners: Owners;
  /** Ids of rows that no machine can prove. */
  readonly unprovable: readonly string[];
  readonly files: readonly TestFile[];
};

/** Which rows are proved, where (`file:line`), and what makes the count untrue. */
export type Report = {
  readonly proofs: ReadonlyMap<string, string>;
  /** Rows whose only test may not run: where it is and why. */
  readonly stopped: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
};

/** One test naming one id; what is wrong with it as a proof is in `faults`. */
type Claim = {
  readonly id: string;
  readonly place: string;
  readonly stopped: string | null;
  readonly faults: string[];
};

function claimFaults(row: Row | undefined, path: string, test: ScannedTest): string[] {
  if (row === undefined) return [];
  const faults: string[] = [];
  const level = neededLevel(row.kind, path);
  if (level !== null) faults.push(`${row.id} is of kind ${row.kind}: its test belongs to ${level}`);
  else if (needsBrowser(row.kind) && test.narrowed) {
    faults.push(`${row.id} is of kind ${row.kind}: its test runs in both languages, this one leaves one out`);
  }
  if (!test.asserts && test.stopped === null) faults.push(`${row.id} is named by a test without an assertion`);
  return faults;
}

type FileFindings = { readonly claims: readonly Claim[]; readonly faults: readonly Fault[] };

function readClaims(file: ScannedFile, rows: ReadonlyMap<string, Row>, vocabulary: Vocabulary): FileFindings {
  const faults: Fault[] = [];
  const claims: Claim[] = [];
  const looseIds = file.otherTexts.some((text) => beginsWithRow(text, vocabulary));
  for (const heading of file.headings) {
    for (const id of [heading.text, ...heading.holes].flatMap((text) => idsWithin(text, vocabulary))) {
      const message = `${id} stands in the title of a group or step: only a test's title names ids`;
      faults.push({ place: `${file.path}:${heading.line}`, message });
    }
  }
  for (const test of file.tests) {
    const place = `${file.path}:${test.title.line}`;
    const { ids, problems } = readNaming(test.title, vocabulary, looseIds);
    faults.push(...problems.map((message) => ({ place, message })));
    for (const id of ids) {
      const own = claimFaults(rows.get(id), file.path, test);
      faults.push(...own.map((message) => ({ place, message })));
      claims.push({ id, place, stopped: test.stopped, faults: [...problems, ...own] });
    }
  }
  return { claims, faults };
}

function rowFaults(rows: readonly Row[]): Fault[] {
  const seen = new Set<string>();
  const twice = rows.filter(({ id }) => seen.size === seen.add(id).size);
  return twice.map(({ id }) => ({ place: 'docs/requirements', message: `${id} is the id of two rows` }));
}

function unprovableFaults({ rows, unprovable }: Matter, named: ReadonlyMap<string, readonly Claim[]>): Fault[] {
  const known = new Set(rows.map((row) => row.id));
  const messages = unprovable.flatMap((id, index) => {
    if (!known.has(id)) return [`${id} is no requirement`];
    if (unprovable.indexOf(id) !== index) return [`${id} is listed twice`];
    const claim = named.get(id)?.[0];
    return claim ? [`${id} is named by the test at ${claim.place}: it cannot be unprovable too`] : [];
  });
  return messages.map((message) => ({ place: 'docs/requirements/unprovable.yml', message }));
}

/** Counts which rows the tests prove: static reading only, no test runs. */
export function measure(matter: Matter): Report {
  const vocabulary = vocabularyOf(matter.rows);
  const rows = new Map(matter.rows.map((row) => [row.id, row]));
  const findings = matter.files.map((file) => readClaims(scanFile(file), rows, vocabulary));
  const named = groupBy(
    findings.flatMap((finding) => finding.claims),
    (claim) => claim.id,
  );
  const faults = [...rowFaults(matter.rows), ...ownerFaults(matter.rows, matter.owners)];
  faults.push(...unprovableFaults(matter, named), ...findings.flatMap((finding) => finding.faults));
  const proofs = new Map<string, string>();
  const stopped = new Map<string, string>();
  for (const [id, [claim, ...others]] of named) {
    if (claim === undefined || !rows.has(id)) continue;
    for (const other of others)
      faults.push({ place: other.place, message: `${id} is proved already at ${claim.place}` });
    if (others.length > 0 || claim.faults.length > 0 || matter.unprovable.includes(id)) continue;
    if (claim.stopped === null) proofs.set(id, claim.place);
    else stopped.set(id, `${claim.place} (${claim.stopped})`);
  }
  return { proofs, stopped, faults };
}
