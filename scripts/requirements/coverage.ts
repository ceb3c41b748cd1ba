import { type Diagnostic } from './diagnostics.ts';
import { knownIdsOf } from './ids.ts';
import { requiredLevel } from './levels.ts';
import { ownerDiagnostics } from './owners.ts';
import { staleFiles } from './report-age.ts';
import { type TestRun } from './reports.ts';
import { type RequirementTest, readRequirementTests } from './requirement-tests.ts';
import { type Requirements } from './requirement-files.ts';
import { needsBrowser, type Row } from './rows.ts';
import { type Reports } from './runners.ts';
import { type TestFile } from './test-files.ts';

/** The language that every row of a browser kind is shown in. */
const LANGUAGE = 'ar';

/** The test files of the project and the last reports about them. */
export type Evidence = { readonly files: readonly TestFile[]; readonly reports: Reports };

/** Rows by the test that proves them, and the errors that make the count untrue. */
export type Coverage = {
  /** Locations (`file:line`) of the tests that prove rows, by id. */
  readonly proofs: ReadonlyMap<string, string>;
  /** Locations of tests that name rows and do not prove them, with the reason, by id. */
  readonly unproved: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
};

/** One test naming one id, and the reason why it does not prove the row; null when it does. */
type Naming = { readonly id: string; readonly test: RequirementTest; readonly reason: string | null };

/** Returns the errors of a test that ran as a proof of a row. */
function proofErrors({ id, kind }: Row, { path, runs }: RequirementTest): string[] {
  const level = requiredLevel(kind, path);
  if (level !== null) return [`${id} is of kind ${kind}: its test belongs to ${level}`];
  const errors: string[] = [];
  if (needsBrowser(kind) && runs.every(({ language }) => language !== LANGUAGE)) {
    errors.push(`${id} is of kind ${kind}: its test runs in Arabic, this one does not`);
  }
  if (runs.some(({ status, asserts }) => status === 'passed' && !asserts)) {
    errors.push(`${id} is named by a test that passes without an assertion`);
  }
  return errors;
}

/** Returns the reason why these runs do not prove a row of this kind; null when they do. */
function unprovedReason({ kind }: Row, runs: readonly TestRun[]): string | null {
  const has = (status: TestRun['status']) => runs.some((run) => run.status === status);
  if (has('failed')) return 'failed';
  if (has('inverted')) return 'passes only by failing';
  const counted = needsBrowser(kind) ? runs.filter(({ language }) => language === LANGUAGE) : runs;
  return counted.some(({ status }) => status === 'passed') ? null : 'skipped';
}

type Findings = { readonly namings: readonly Naming[]; readonly diagnostics: readonly Diagnostic[] };

function judge(test: RequirementTest, rows: ReadonlyMap<string, Row>): Findings {
  const diagnostics: Diagnostic[] = [];
  const namings = test.ids.map((id): Naming => {
    const row = rows.get(id);
    if (row === undefined || test.runs.length === 0) return { id, test, reason: 'not in the last report' };
    const errors = proofErrors(row, test);
    diagnostics.push(...errors.map((message) => ({ location: test.location, message })));
    const isSound = test.isNamedWell && errors.length === 0;
    return { id, test, reason: isSound ? unprovedReason(row, test.runs) : 'its error is listed' };
  });
  return { namings, diagnostics };
}

function readTests({ files, reports }: Evidence, rows: readonly Row[]) {
  const known = knownIdsOf(rows);
  return files.map((file) => {
    const report = reports.get(file.runner);
    const isStale = report !== undefined && staleFiles([file], report).length > 0;
    const runs = isStale ? [] : (report?.runs ?? []).filter((run) => run.file === file.path);
    return readRequirementTests(file, runs, known);
  });
}

function rowDiagnostics(rows: readonly Row[]): Diagnostic[] {
  const seen = new Set<string>();
  const twice = rows.filter(({ id }) => seen.size === seen.add(id).size);
  return twice.map(({ id }) => ({ location: 'docs/requirements', message: `${id} is the id of two rows` }));
}

function unprovableDiagnostics({ rows, unprovable }: Requirements, named: ReadonlyMap<string, Naming[]>): Diagnostic[] {
  const known = new Set(rows.map((row) => row.id));
  const messages = unprovable.flatMap((id, index) => {
    if (!known.has(id)) return [`${id} is no requirement`];
    if (unprovable.indexOf(id) !== index) return [`${id} is listed twice`];
    const naming = named.get(id)?.find(({ test }) => test.runs.length > 0);
    return naming ? [`${id} is named by the test at ${naming.test.location}: it cannot be unprovable too`] : [];
  });
  return messages.map((message) => ({ location: 'docs/requirements/unprovable.yml', message }));
}

/** Returns the rows that the tests of the last reports prove: each by one test that passed at the level of its kind. */
export function measureCoverage(requirements: Requirements, evidence: Evidence): Coverage {
  const rows = new Map(requirements.rows.map((row) => [row.id, row]));
  const read = readTests(evidence, requirements.rows);
  const judged = read.flatMap(({ tests }) => tests).map((test) => judge(test, rows));
  const named = Map.groupBy(
    judged.flatMap(({ namings }) => namings),
    ({ id }) => id,
  );
  const diagnostics = [
    ...rowDiagnostics(requirements.rows),
    ...ownerDiagnostics(requirements.rows, requirements.ownedIds),
    ...unprovableDiagnostics(requirements, named),
    ...[...read, ...judged].flatMap((finding) => finding.diagnostics),
  ];
  const proofs = new Map<string, string>();
  const unproved = new Map<string, string>();
  for (const [id, namings] of named) {
    const [naming] = namings;
    if (naming === undefined) continue;
    const [first, ...others] = namings.filter(({ test }) => test.runs.length > 0);
    for (const { test } of others) {
      const message = `${id} is proved already at ${first?.test.location ?? ''}`;
      diagnostics.push({ location: test.location, message });
    }
    if (!rows.has(id) || requirements.unprovable.includes(id)) continue;
    const { test, reason } = first ?? naming;
    if (reason === null && others.length === 0) proofs.set(id, test.location);
    else unproved.set(id, `${test.location} (${reason ?? 'named twice'})`);
  }
  return { proofs, unproved, diagnostics };
}
