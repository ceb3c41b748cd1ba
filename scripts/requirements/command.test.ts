import { expect, it } from 'vitest';
import { requirementsCommand } from './command.ts';
import { browserJson, BROWSER_FILE, evidenceOf, testFile, UNIT_FILE, vitestJson } from './reports.fixture.ts';
import { REQUIREMENTS } from './requirements.fixture.ts';

type UnitRuns = Parameters<typeof vitestJson>[0];

const TITLES = [1, 2, 3].map((n) => ({ title: `RULE-0${n} holds` }));

const spell = (runs: UnitRuns): string => runs.map(({ title }) => `test('${title}', () => {});`).join('\n');

/** Runs the command over one unit test file with a test per run of the report. */
function command(args: readonly string[], runs: UnitRuns = TITLES) {
  const evidence = evidenceOf([testFile(spell(runs))], { unit: vitestJson(runs) });
  return requirementsCommand(args, { ...REQUIREMENTS, unprovable: ['RULE-04'] }, evidence, []);
}

it('prints a row per area and their sum, and ends with 0 while rows are missing', () => {
  const { output, errors, exitCode } = command([]);
  const lines = output.trimEnd().split('\n');
  expect(lines.map((line) => line.split(/\s+/))).toEqual([
    ['area', 'covered', 'unprovable', 'missing'],
    ['RULE', '3/4', '1', '0'],
    ['SEC-HERO', '0/4', '0', '4'],
    ['CALLS', '0/1', '0', '1'],
    ['DATA', '0/1', '0', '1'],
    ['ERR', '0/1', '0', '1'],
    ['all', '3/11', '1', '7'],
  ]);
  expect({ errors, exitCode }).toEqual({ errors: '', exitCode: 0 });
});

it('adds file and line of each covered row on request', () => {
  expect(command([]).output).not.toContain(UNIT_FILE);
  const lines = [1, 2, 3].map((n) => `RULE-0${n}  ${UNIT_FILE}:${n}\n`).join('');
  expect(command(['--verbose']).output).toContain(lines);
});

it('prints the count for machines and nothing else', () => {
  const { output } = command(['--json']);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(output)).toEqual({
    areas: {
      RULE: { covered: 3, total: 4, missing: [] },
      'SEC-HERO': { covered: 0, total: 4, missing: ['SEC-HERO-01', 'SEC-HERO-02', 'SEC-HERO-03', 'SEC-HERO-04'] },
      CALLS: { covered: 0, total: 1, missing: ['CALLS-01'] },
      DATA: { covered: 0, total: 1, missing: ['DATA-01'] },
      ERR: { covered: 0, total: 1, missing: ['ERR-01'] },
    },
  });
});

it('counts of the shared areas only the rows of one owner', () => {
  const { output } = command(['--owner', 'shell', '--json']);
  const any: unknown = expect.anything();
  expect(JSON.parse(output)).toEqual({ areas: { RULE: any, 'SEC-HERO': any, CALLS: any, DATA: any } });
});

it('lists the missing rows with their text, of the given areas or of all', () => {
  expect(command(['--missing', 'CALLS', 'ERR']).output).toBe(
    'CALLS-01 [call] The text of CALLS-01.\nERR-01 [error] The text of ERR-01.\n',
  );
  expect(command(['--missing']).output.trimEnd().split('\n')).toHaveLength(7);
  expect(command(['--missing', 'RULE']).output).toBe('nothing is missing\n');
});

it('adds to a missing row the test that names it, with the reason why it proves nothing', () => {
  const { output } = command(['--missing', 'RULE'], [{ title: 'RULE-01 rounds', status: 'skipped' }]);
  expect(output).toContain(`RULE-01 [rule] The text of RULE-01.\n  named at ${UNIT_FILE}:1 (skipped)\n`);
});

it('draws the same covered rows for the same seed, others for another, each once', () => {
  const drawn = (seed: number) => command(['--sample', '2', '--seed', String(seed)]).output;
  const draws = Array.from({ length: 20 }, (_, seed) => drawn(seed));
  expect(drawn(7)).toBe(draws[7]);
  expect(new Set(draws.map((text) => text.split('\n').slice(1).join('\n'))).size).toBeGreaterThan(1);
  for (const text of draws) expect(new Set(text.match(/^RULE-0[123] /gm)).size).toBe(2);
});

it('shows id, text, file and line of a drawn row, and no more rows than are covered', () => {
  const { output } = command(['--sample', '50', '--seed', '1']);
  expect(output).toContain('3 covered rows drawn with --seed 1\n');
  expect(output).toContain(`RULE-02  ${UNIT_FILE}:2\n  The text of RULE-02.\n`);
});

it('prints the seed of a draw without one', () => {
  const first = command(['--sample', '2']).output;
  const seed = /--seed (\d+)/.exec(first)?.[1] ?? '';
  expect(command(['--sample', '2', '--seed', seed]).output).toBe(first);
});

it('writes errors to standard error, each once, and ends with 1', () => {
  const runs = [{ title: 'RULE-77 rounds 1' }, { title: 'RULE-77 rounds 2' }];
  const evidence = evidenceOf([testFile(`test.each([1, 2])('RULE-77 rounds %i', body)`)], { unit: vitestJson(runs) });
  const { output, errors, exitCode } = requirementsCommand(['--json'], REQUIREMENTS, evidence, []);
  expect(errors).toBe(`${UNIT_FILE}:1: RULE-77 is no requirement\n`);
  expect(JSON.parse(output)).toHaveProperty('areas.RULE.covered', 0);
  expect(exitCode).toBe(1);
});

it('ends with 1 on an error of the requirement files or of reading a report, and counts by the other report', () => {
  const diagnostic = { location: '.reports/browser.json', message: 'no report' };
  const evidence = evidenceOf([testFile(spell(TITLES))], { unit: vitestJson(TITLES) });
  const { output, errors, exitCode } = requirementsCommand(['--json'], REQUIREMENTS, evidence, [diagnostic]);
  expect({ errors, exitCode }).toEqual({ errors: '.reports/browser.json: no report\n', exitCode: 1 });
  expect(JSON.parse(output)).toHaveProperty('areas.RULE.covered', 3);
});

it('prints no count without any report', () => {
  const diagnostic = { location: '.reports/unit.json', message: 'no report' };
  const result = requirementsCommand(['--json'], REQUIREMENTS, evidenceOf([], {}), [diagnostic]);
  expect(result).toEqual({ output: '', errors: '.reports/unit.json: no report\n', exitCode: 1 });
});

it('names the files that a partial report leaves out, and the command that makes a whole one', () => {
  const files = [testFile(spell(TITLES)), testFile('', 'src/ui/action/Button.test.tsx')];
  const { errors, exitCode } = requirementsCommand(
    [],
    REQUIREMENTS,
    evidenceOf(files, { unit: vitestJson(TITLES) }),
    [],
  );
  const message = 'partial, without 1 test file (src/ui/action/Button.test.tsx): run npm test -- --only=unit';
  expect({ errors, exitCode }).toEqual({ errors: `.reports/unit.json: ${message}\n`, exitCode: 1 });
});

it('calls a report of a stopped run partial', () => {
  const evidence = evidenceOf([testFile('', BROWSER_FILE)], {
    browser: browserJson([{ title: 'shows' }], 'interrupted'),
  });
  const { errors } = requirementsCommand([], REQUIREMENTS, evidence, []);
  expect(errors).toBe(
    '.reports/browser.json: partial: its run was stopped before its end: run npm test -- --only=e2e\n',
  );
});

it('names the files that have changed since a report, and does not count their rows', () => {
  const evidence = evidenceOf([testFile(spell(TITLES), UNIT_FILE, 1)], { unit: vitestJson(TITLES) });
  const { output, errors, exitCode } = requirementsCommand(['--json'], REQUIREMENTS, evidence, []);
  const message = `older than 1 test file (${UNIT_FILE}), whose rows do not count: run npm test -- --only=unit`;
  expect({ errors, exitCode }).toEqual({ errors: `.reports/unit.json: ${message}\n`, exitCode: 1 });
  expect(JSON.parse(output)).toHaveProperty('areas.RULE.covered', 0);
});

it.each([
  ['an unknown owner', ['--owner', 'kitchen'], '--owner takes one of shell'],
  ['an unknown area', ['--missing', 'HATS'], 'there is no area HATS'],
  ['an area without --missing', ['RULE'], 'areas go with --missing'],
  ['a size that is no number', ['--sample', 'many'], '--sample takes a whole number'],
  ['an unknown flag', ['--colour'], '--colour'],
])('refuses %s with one clear line', (_, args, words) => {
  const { output, errors, exitCode } = command(args);
  expect(output).toBe('');
  expect(errors).toContain(words);
  expect(errors.trimEnd()).not.toContain('\n');
  expect(exitCode).toBe(1);
});
