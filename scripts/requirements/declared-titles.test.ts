import { expect, it } from 'vitest';
import { measureCoverage } from './coverage.ts';
import { findDeclaredTitles } from './declared-titles.ts';
import { evidenceOf, testFile, UNIT_FILE, vitestJson } from './reports.fixture.ts';
import { REQUIREMENTS } from './requirements.fixture.ts';

const cover = (text: string, ...titles: string[]) => {
  const unit = vitestJson(titles.map((title) => ({ title })));
  const { proofs, diagnostics } = measureCoverage(REQUIREMENTS, evidenceOf([testFile(text)], { unit }));
  return { proved: [...proofs.keys()], errors: diagnostics.map(({ location, message }) => `${location}: ${message}`) };
};

it.each([
  ['in single quotes', `test('RULE-01 RULE-02 rounds', body)`, 'RULE-01 RULE-02 rounds'],
  ['in double quotes', `it("RULE-01, RULE-02 rounds", body)`, 'RULE-01, RULE-02 rounds'],
  [
    'with an escaped quote',
    `test('RULE-01,RULE-02 rounds the bank\\'s way', body)`,
    `RULE-01,RULE-02 rounds the bank's way`,
  ],
  ['in a template', `test(\`RULE-01 RULE-02 rounds\`, body)`, 'RULE-01 RULE-02 rounds'],
  [
    'in a template with a value',
    `test(\`RULE-01 RULE-02 rounds \${value} up\`, body)`,
    'RULE-01 RULE-02 rounds 0.5 up',
  ],
  ['over a table', `test.each([[1]])('RULE-01 RULE-02 rounds %i', body)`, 'RULE-01 RULE-02 rounds 1'],
  [
    'over a table in a template',
    `test.each\`a\n\${1}\`('RULE-01 RULE-02 rounds $a', body)`,
    'RULE-01 RULE-02 rounds 1',
  ],
  ['over a list', `it.for([1])('RULE-01 RULE-02 %i', body)`, 'RULE-01 RULE-02 1'],
  ['on the next line', `test.each([\n  [1],\n])(\n  'RULE-01 RULE-02 rounds',\n  body)`, 'RULE-01 RULE-02 rounds'],
  [
    'in a loop that leaves the ids alone',
    `for (const n of [1]) test(\`RULE-01 RULE-02 \${n}\`, body)`,
    'RULE-01 RULE-02 1',
  ],
])('accepts ids that are spelt %s', (_, text, title) => {
  expect(cover(text, title)).toEqual({ proved: ['RULE-01', 'RULE-02'], errors: [] });
});

it.each([
  ['a number of the id', 'for (const n of [1]) test(`RULE-0${n} rounds`, body)'],
  ['the area of the id', 'areas.forEach((area) => test(`${area}-01 rounds`, body))'],
  ['a value', `for (const id of ['RULE-01']) test(\`\${id} rounds\`, body)`],
  ['the whole title', `for (const title of ['RULE-01 rounds']) test(title, body)`],
  ['a sum', `test('RULE-01 ' + 'rounds', body)`],
  ['a table of ids', `test.each(['RULE-01', 'RULE-02'])('%s rounds', body)`],
  ['a table of titles', `test.each(['RULE-01 rounds'])('%s', body)`],
  ['a table column', `test.each(table)('$id rounds', body)`],
  ['a part of the table in the id', `test.each([1])('RULE-0%i rounds', body)`],
])('refuses ids that are filled in by %s', (_, text) => {
  const errors = [expect.stringContaining('the ids of "RULE-01 rounds" are not static text of the file')];
  expect(cover(text, 'RULE-01 rounds')).toEqual({ proved: [], errors });
});

it('refuses a second id that is filled in', () => {
  const text = `for (const x of ['RULE-02']) test(\`RULE-01 \${x} rounds\`, body)`;
  expect(findDeclaredTitles(text)).toEqual([{ text: 'RULE-01 ', line: 1, isWhole: false }]);
  expect(cover(text, 'RULE-01 RULE-02 rounds').errors).toEqual([
    `${UNIT_FILE}: the ids of "RULE-01 RULE-02 rounds" are not static text of the file: write a test per id, with its id in its title`,
  ]);
});

it('leaves alone ids in comments and in bodies', () => {
  expect(findDeclaredTitles(`// RULE-01 rounds\nexpect(text).toBe('RULE-01 rounds');`)).toEqual([]);
});
