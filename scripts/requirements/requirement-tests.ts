import { type DeclaredTitle, findDeclaredTitles, isTitleOf } from './declared-titles.ts';
import { type Diagnostic } from './diagnostics.ts';
import { idsWithin, type KnownIds, parseTitle } from './ids.ts';
import { type TestRun } from './reports.ts';
import { type TestFile } from './test-files.ts';

/** A test whose title begins with ids, and its runs by the last report; none when it did not run. */
export type RequirementTest = {
  readonly path: string;
  readonly location: string;
  readonly ids: readonly string[];
  readonly runs: readonly TestRun[];
  /** Tells that its titles name ids without an error. */
  readonly isNamedWell: boolean;
};

type Findings = { readonly tests: readonly RequirementTest[]; readonly diagnostics: readonly Diagnostic[] };

/** Returns `file:line` of a title, or the file alone where it does not spell the title. */
function locate({ path, text }: TestFile, title: string): string {
  const index = text.indexOf(title);
  return index < 0 ? path : `${path}:${text.slice(0, index).split('\n').length}`;
}

/** Tells if a test that ran has this declared title, with all of its ids in it. */
function declares(declaration: DeclaredTitle, title: string, known: KnownIds): boolean {
  const count = parseTitle(title, known).ids.length;
  return isTitleOf(declaration, title) && parseTitle(declaration.text, known).ids.length === count;
}

/** Returns the errors of the titles of groups around tests that ran. */
function groupDiagnostics(file: TestFile, runs: readonly TestRun[], known: KnownIds): Diagnostic[] {
  const groups = new Set(runs.flatMap((run) => run.groups));
  return [...groups].flatMap((group) =>
    idsWithin(group, known).map((id) => ({
      location: locate(file, group),
      message: `${id} is in the title of a group: only a test's title names ids`,
    })),
  );
}

/** Returns the errors of the titles of tests that ran; ids that the file does not spell were filled in. */
function titleDiagnostics(
  file: TestFile,
  runs: readonly TestRun[],
  declared: readonly DeclaredTitle[],
  known: KnownIds,
): Diagnostic[] {
  const titles = new Set(runs.map(({ title }) => title));
  return [...titles].flatMap((title) => {
    const declaration = declared.find((one) => declares(one, title, known));
    const { ids, errors } = parseTitle(title, known);
    const location = declaration ? `${file.path}:${declaration.line}` : locate(file, title);
    const isFilledIn = ids.length > 0 && declaration === undefined;
    const messages = isFilledIn ? [...errors, `the ids of "${title}" ${FILLED_IN}`] : errors;
    return messages.map((message) => ({ location, message }));
  });
}

const FILLED_IN = 'are not static text of the file: write a test per id, with its id in its title';

/** Joins the titles with ids that a test file spells to the runs of its tests. */
export function readRequirementTests(file: TestFile, runs: readonly TestRun[], known: KnownIds): Findings {
  const declared = findDeclaredTitles(file.text);
  const tests = declared.map((declaration) => {
    const own = runs.filter(({ title }) => declares(declaration, title, known));
    const parsed = [declaration.text, ...own.map(({ title }) => title)].map((title) => parseTitle(title, known));
    return {
      path: file.path,
      location: `${file.path}:${declaration.line}`,
      ids: parsed[0]?.ids ?? [],
      runs: own,
      isNamedWell: parsed.every(({ errors }) => errors.length === 0),
    };
  });
  return {
    tests: tests.filter(({ ids }) => ids.length > 0),
    diagnostics: [...groupDiagnostics(file, runs, known), ...titleDiagnostics(file, runs, declared, known)],
  };
}
