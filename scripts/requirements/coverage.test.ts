import { describe, expect, it } from 'vitest';
import { measureCoverage } from './coverage.ts';
import { BROWSER_FILE, browserJson, evidenceOf, testFile, UNIT_FILE, vitestJson } from './reports.fixture.ts';
import { REQUIREMENTS, ROWS } from './requirements.fixture.ts';

type UnitRuns = Parameters<typeof vitestJson>[0];
type BrowserRuns = Parameters<typeof browserJson>[0];

/** Returns the source of a test with this title. */
const spell = (title: string): string => `test('${title}', () => {});`;
const spellAll = (runs: readonly { readonly title: string }[]): string =>
  [...new Set(runs.map(({ title }) => spell(title)))].join('\n');

const unitCoverage = (runs: UnitRuns, text = spellAll(runs), path = UNIT_FILE) =>
  measureCoverage(REQUIREMENTS, evidenceOf([testFile(text, path)], { unit: vitestJson(runs, path) }));

const browserCoverage = (runs: BrowserRuns, text = spellAll(runs)) =>
  measureCoverage(REQUIREMENTS, evidenceOf([testFile(text, BROWSER_FILE)], { browser: browserJson(runs) }));

type Coverage = ReturnType<typeof measureCoverage>;

const proved = ({ proofs }: Coverage): string[] => [...proofs.keys()];
const errors = ({ diagnostics }: Coverage): string[] =>
  diagnostics.map(({ location, message }) => `${location}: ${message}`);

/** Asserts that nothing is proved, for one error with these words. */
function expectError(coverage: Coverage, words: string): void {
  expect(errors(coverage)).toEqual([expect.stringContaining(words)]);
  expect(proved(coverage)).toEqual([]);
}

/** Asserts that nothing is proved, for this reason, without an error. */
function expectUnproved(coverage: Coverage, id: string, reason: string): void {
  expect(errors(coverage)).toEqual([]);
  expect(proved(coverage)).toEqual([]);
  expect([...coverage.unproved]).toEqual([[id, expect.stringContaining(`(${reason})`)]]);
}

describe('a passed test', () => {
  it('proves the rows of the ids at the start of its title, with file and line of the title', () => {
    const text = `\n${spell('RULE-01 rounds half up')}\nit("RULE-02, RULE-03 keep halalas", () => {});`;
    const coverage = unitCoverage(
      [{ title: 'RULE-01 rounds half up' }, { title: 'RULE-02, RULE-03 keep halalas' }],
      text,
    );
    expect(errors(coverage)).toEqual([]);
    expect([...coverage.proofs]).toEqual([
      ['RULE-01', `${UNIT_FILE}:2`],
      ['RULE-02', `${UNIT_FILE}:3`],
      ['RULE-03', `${UNIT_FILE}:3`],
    ]);
  });

  it('proves nothing without ids, and words with a number are no ids', () => {
    const coverage = unitCoverage([{ title: 'UTF-8 text survives' }, { title: 'reads SHA-256 sums' }]);
    expect({ errors: errors(coverage), proved: proved(coverage) }).toEqual({ errors: [], proved: [] });
  });

  it('names three ids at most', () => {
    expectError(unitCoverage([{ title: 'RULE-01 RULE-02 RULE-03 RULE-04 round' }]), `${UNIT_FILE}:1: names 4 ids`);
  });

  it.each([['RULE-77'], ['RLUE-01'], ['RULE-001']])('names no id that is no requirement, such as %s', (id) => {
    expectError(unitCoverage([{ title: `${id} rounds` }]), `${UNIT_FILE}:1: ${id} is no requirement`);
  });

  it.each([['rounds as RULE-01 says'], ['RULE-02 and RULE-01 round'], ['RULE-01: rounds'], ['RULE-01..04 round']])(
    'does not name an id elsewhere in its title (case %#)',
    (title) => {
      expectError(unitCoverage([{ title }]), `${UNIT_FILE}:1: RULE-01 is not at the start`);
    },
  );

  it('stands in groups that name no id', () => {
    const text = `describe('RULE-01 rounding', () => {\n${spell('rounds')}\n});`;
    const coverage = unitCoverage([{ title: 'rounds', group: 'RULE-01 rounding' }], text);
    expectError(coverage, `${UNIT_FILE}:1: RULE-01 is in the title of a group`);
  });
});

describe('an id that two tests name', () => {
  it('is an error in one file', () => {
    const coverage = unitCoverage([{ title: 'RULE-01 rounds' }, { title: 'RULE-01 rounds again' }]);
    expectError(coverage, `${UNIT_FILE}:2: RULE-01 is proved already at ${UNIT_FILE}:1`);
  });

  it('is an error across files and levels, a skipped test counted', () => {
    const title = 'RULE-01 rounds';
    const files = [testFile(spell(title)), testFile(spell(title), BROWSER_FILE)];
    const reports = { unit: vitestJson([{ title }]), browser: browserJson([{ title, status: 'skipped' }]) };
    const coverage = measureCoverage(REQUIREMENTS, evidenceOf(files, reports));
    expectError(coverage, `${BROWSER_FILE}:1: RULE-01 is proved already at ${UNIT_FILE}:1`);
  });

  it('is none where one test runs over a table or in several projects', () => {
    const table = `test.each([[1], [2]])('RULE-01 rounds %i', () => {});`;
    expect(proved(unitCoverage([{ title: 'RULE-01 rounds 1' }, { title: 'RULE-01 rounds 2' }], table))).toEqual([
      'RULE-01',
    ]);
    const title = 'SEC-HERO-01 shows';
    expect(proved(browserCoverage([{ title }, { title, language: 'en' }]))).toEqual(['SEC-HERO-01']);
  });
});

describe('a test that proves nothing without an error', () => {
  it.each([
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['pending', 'skipped'],
    ['todo', 'skipped'],
  ])('is %s by Vitest', (status, reason) => {
    expectUnproved(unitCoverage([{ title: 'RULE-01 rounds', status }]), 'RULE-01', reason);
  });

  it('passes in Vitest because it fails', () => {
    const coverage = unitCoverage([{ title: 'RULE-01 rounds', inverted: true }]);
    expectUnproved(coverage, 'RULE-01', 'passes only by failing');
  });

  it.each([
    ['failed', 'failed'],
    ['inverted', 'passes only by failing'],
    ['skipped', 'skipped'],
  ] as const)('is %s in a browser', (status, reason) => {
    expectUnproved(browserCoverage([{ title: 'SEC-HERO-01 shows', status }]), 'SEC-HERO-01', reason);
  });

  it.each([['failed'], ['inverted']] as const)('has passed in Arabic and is %s in English', (status) => {
    const title = 'SEC-HERO-01 shows';
    expect(proved(browserCoverage([{ title }, { title, language: 'en', status }]))).toEqual([]);
  });

  it('has passed in English only, for it is skipped in Arabic', () => {
    const title = 'SEC-HERO-01 shows';
    const coverage = browserCoverage([
      { title, status: 'skipped' },
      { title, language: 'en' },
    ]);
    expectUnproved(coverage, 'SEC-HERO-01', 'skipped');
  });

  it('is spelt in a file and has not run', () => {
    expectUnproved(unitCoverage([], spell('RULE-01 rounds')), 'RULE-01', 'not in the last report');
  });

  it('stands in a file that has changed since the report', () => {
    const title = 'RULE-01 rounds';
    const files = [testFile(spell(title), UNIT_FILE, 1)];
    const coverage = measureCoverage(REQUIREMENTS, evidenceOf(files, { unit: vitestJson([{ title }]) }));
    expectUnproved(coverage, 'RULE-01', 'not in the last report');
  });

  it('is of a file that is gone', () => {
    const coverage = measureCoverage(REQUIREMENTS, evidenceOf([], { unit: vitestJson([{ title: 'RULE-01 rounds' }]) }));
    expect({ errors: errors(coverage), proved: proved(coverage) }).toEqual({ errors: [], proved: [] });
  });
});

describe('a browser test', () => {
  const title = 'SEC-HERO-01 shows';

  it('proves its row when it has passed in one Arabic project and is skipped in another', () => {
    const runs = [{ title }, { title, project: 'ar-phone', status: 'skipped' as const }, { title, language: 'en' }];
    expect(proved(browserCoverage(runs))).toEqual(['SEC-HERO-01']);
  });

  it.each([['en'], [null]])('does not prove what has to be shown in Arabic in a project of language %s', (language) => {
    expectError(browserCoverage([{ title, language }]), 'SEC-HERO-01 is of kind ui: its test runs in Arabic');
  });

  it('proves a rule in any project', () => {
    expect(proved(browserCoverage([{ title: 'RULE-01 folds alef', language: null }]))).toEqual(['RULE-01']);
  });

  it('proves the rows that its steps name', () => {
    const step = { title, status: 'passed' as const, assertions: 1 };
    const cover = (steps: readonly object[]) =>
      browserCoverage(
        [{ title: 'opens a page', steps: steps.map((more) => ({ ...step, ...more })) }],
        `test('opens a page', () => test.step('${title}', body))`,
      );
    expect(proved(cover([{}]))).toEqual(['SEC-HERO-01']);
    expectUnproved(cover([{ status: 'failed' }]), 'SEC-HERO-01', 'failed');
    expectUnproved(cover([]), 'SEC-HERO-01', 'not in the last report');
    expectError(cover([{ assertions: 0 }]), 'SEC-HERO-01 is named by a test that passes without an assertion');
  });

  it('asserts something', () => {
    expectError(
      browserCoverage([{ title, assertions: 0 }]),
      'SEC-HERO-01 is named by a test that passes without an assertion',
    );
    expect(errors(browserCoverage([{ title: 'shows', assertions: 0 }]))).toEqual([]);
  });
});

describe('the level of a test', () => {
  it.each(ROWS.filter((row) => row.id.startsWith('SEC-HERO')))('is a real browser for kind $kind', ({ id, kind }) => {
    const runs = [{ title: `${id} shows it` }];
    const message = `${id} is of kind ${kind}: its test belongs to a real browser`;
    expectError(unitCoverage(runs), message);
    expectError(unitCoverage(runs, spellAll(runs), 'tests/conformance/hero.test.ts'), message);
    expect(proved(browserCoverage(runs))).toEqual([id]);
  });

  it.each(ROWS.filter((row) => row.id.startsWith('RULE')))('is any for kind $kind', ({ id }) => {
    const runs = [{ title: `${id} holds` }];
    for (const path of [UNIT_FILE, 'src/ui/action/Button.test.tsx', 'tests/conformance/edge.test.ts']) {
      expect(proved(unitCoverage(runs, spellAll(runs), path))).toEqual([id]);
    }
    expect(proved(browserCoverage(runs))).toEqual([id]);
  });

  it('is HTTP or above for kind call', () => {
    const runs = [{ title: 'CALLS-01 sends and receives' }];
    expectError(unitCoverage(runs), 'CALLS-01 is of kind call: its test belongs to HTTP');
    for (const path of ['tests/conformance/edge.test.ts', 'sitecore/platform/services/auto.http.test.ts']) {
      expect(proved(unitCoverage(runs, spellAll(runs), path))).toEqual(['CALLS-01']);
    }
    expect(proved(browserCoverage(runs))).toEqual(['CALLS-01']);
  });
});

describe('an unprovable row', () => {
  const messages = (unprovable: string[], runs: UnitRuns = []) =>
    measureCoverage(
      { ...REQUIREMENTS, unprovable },
      evidenceOf([testFile(spellAll(runs))], { unit: vitestJson(runs) }),
    );

  it('is listed once and is a requirement', () => {
    const location = 'docs/requirements/unprovable.yml';
    expect(errors(messages(['RULE-01']))).toEqual([]);
    expect(errors(messages(['RULE-01', 'RULE-01']))).toEqual([`${location}: RULE-01 is listed twice`]);
    expect(errors(messages(['RULE-77']))).toEqual([`${location}: RULE-77 is no requirement`]);
  });

  it('is named by no test', () => {
    const coverage = messages(['RULE-01'], [{ title: 'RULE-01 rounds' }]);
    expectError(coverage, `RULE-01 is named by the test at ${UNIT_FILE}:1`);
  });
});

it('refuses two rows of one id', () => {
  const requirements = { ...REQUIREMENTS, rows: [...ROWS, ...ROWS.slice(0, 1)] };
  const { diagnostics } = measureCoverage(requirements, evidenceOf([], {}));
  expect(diagnostics).toEqual([{ location: 'docs/requirements', message: 'RULE-01 is the id of two rows' }]);
});

it('includes the errors of the owners', () => {
  const requirements = { ...REQUIREMENTS, rows: ROWS.filter((row) => row.id !== 'DATA-01') };
  const { diagnostics } = measureCoverage(requirements, evidenceOf([], {}));
  expect(diagnostics.map(({ message }) => message)).toEqual(['DATA-01 (shell) is no requirement']);
});
