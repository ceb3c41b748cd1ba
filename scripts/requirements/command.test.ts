import { expect, it } from 'vitest';
import { requirementsCommand } from './command.ts';
import { matterOf } from './matter.fixture.ts';

const PATH = 'src/domain/rounding.test.ts';
const TEXT = [1, 2, 3].map((n) => `test('RULE-0${n} holds', () => { expect(1).toBe(1); });`).join('\n');
const MATTER = matterOf([{ path: PATH, text: TEXT }], { unprovable: ['RULE-04'] });

const run = (...args: string[]) => requirementsCommand(args, MATTER, []);

it('prints a row per area and their sum, and ends well while rows are missing', () => {
  const { output, errors, exitCode } = run();
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
  expect(errors).toBe('');
  expect(exitCode).toBe(0);
});

it('adds file and line of each covered row when asked', () => {
  expect(run().output).not.toContain(PATH);
  expect(run('--verbose').output).toContain(`RULE-01  ${PATH}:1\nRULE-02  ${PATH}:2\nRULE-03  ${PATH}:3\n`);
});

it('prints the count for machines and nothing else', () => {
  expect(run('--json').output.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(run('--json').output)).toEqual({
    areas: {
      RULE: { covered: 3, total: 4, missing: [] },
      'SEC-HERO': { covered: 0, total: 4, missing: ['SEC-HERO-01', 'SEC-HERO-02', 'SEC-HERO-03', 'SEC-HERO-04'] },
      CALLS: { covered: 0, total: 1, missing: ['CALLS-01'] },
      DATA: { covered: 0, total: 1, missing: ['DATA-01'] },
      ERR: { covered: 0, total: 1, missing: ['ERR-01'] },
    },
  });
});

it('counts of the shared areas only the rows of one wing', () => {
  const { output } = run('--owner', 'shell', '--json');
  const any: unknown = expect.anything();
  expect(JSON.parse(output)).toEqual({ areas: { RULE: any, 'SEC-HERO': any, CALLS: any, DATA: any } });
});

it('lists what is missing with its text, of the areas named or of all', () => {
  expect(run('--missing', 'CALLS', 'ERR').output).toBe(
    'CALLS-01 [call] The text of CALLS-01.\nERR-01 [error] The text of ERR-01.\n',
  );
  expect(run('--missing').output.trimEnd().split('\n')).toHaveLength(7);
  expect(run('--missing', 'RULE').output).toBe('nothing is missing\n');
});

it('says of a missing row which test names it and may not run', () => {
  const files = [{ path: PATH, text: `test.skip('RULE-01 rounds', () => {})` }];
  expect(requirementsCommand(['--missing', 'RULE'], matterOf(files), []).output).toContain(
    `RULE-01 [rule] The text of RULE-01.\n  named at ${PATH}:1 (marked skip)\n`,
  );
});

it('draws the same covered rows for the same seed, others for another, each once', () => {
  const draws = Array.from({ length: 20 }, (_, seed) => run('--sample', '2', '--seed', String(seed)).output);
  expect(run('--sample', '2', '--seed', '7').output).toBe(draws[7]);
  expect(new Set(draws.map((text) => text.split('\n').slice(1).join('\n'))).size).toBeGreaterThan(1);
  for (const text of draws) expect(new Set(text.match(/^RULE-0[123] /gm)).size).toBe(2);
});

it('shows id, text, file and line of a drawn row, and no more rows than are covered', () => {
  const { output } = run('--sample', '50', '--seed', '1');
  expect(output).toContain('3 covered rows drawn with --seed 1\n');
  expect(output).toContain(`RULE-02  ${PATH}:2\n  The text of RULE-02.\n`);
});

it('tells the seed of a draw that was given none', () => {
  const first = run('--sample', '2').output;
  const seed = /--seed (\d+)/.exec(first)?.[1] ?? '';
  expect(run('--sample', '2', '--seed', seed).output).toBe(first);
});

it('writes faults apart from the output and ends with 1', () => {
  const files = [{ path: PATH, text: `test('RULE-77 rounds', () => { expect(1).toBe(1); })` }];
  const { output, errors, exitCode } = requirementsCommand(['--json'], matterOf(files), []);
  expect(errors).toBe(`${PATH}:1: RULE-77 is no requirement\n`);
  expect(JSON.parse(output)).toHaveProperty('areas.RULE.covered', 0);
  expect(exitCode).toBe(1);
});

it('ends with 1 on a fault of the requirement files themselves', () => {
  const fault = { place: 'docs/requirements/content.yml:9', message: 'FAQ-01: kind: invalid' };
  const { errors, exitCode } = requirementsCommand([], MATTER, [fault]);
  expect(errors).toBe('docs/requirements/content.yml:9: FAQ-01: kind: invalid\n');
  expect(exitCode).toBe(1);
});

it.each([
  ['an unknown wing', ['--owner', 'kitchen'], '--owner takes one of shell'],
  ['an unknown area', ['--missing', 'HATS'], 'there is no area HATS'],
  ['an area without --missing', ['RULE'], 'areas go with --missing'],
  ['a size that is no number', ['--sample', 'many'], '--sample takes a whole number'],
  ['an unknown flag', ['--colour'], '--colour'],
])('refuses %s with one clear line', (_, args, words) => {
  const { output, errors, exitCode } = run(...args);
  expect(output).toBe('');
  expect(errors).toContain(words);
  expect(errors.trimEnd()).not.toContain('\n');
  expect(exitCode).toBe(1);
});
