import { describe, expect, it } from 'vitest';
import { matterOf, ROWS } from './matter.fixture.ts';
import { measure } from './measure.ts';

const UNIT = 'src/domain/rounding.test.ts';
const BROWSER = 'tests/e2e/hero.e2e.ts';
const BODY = '() => { expect(1 + 1).toBe(2); }';

const read = (text: string, path = UNIT) => measure(matterOf([{ path, text }]));
const proved = (text: string, path?: string) => [...read(text, path).proofs.keys()];
const faults = (text: string, path?: string) =>
  read(text, path).faults.map(({ place, message }) => `${place}: ${message}`);

/** Asserts that the text proves nothing and has one fault with these words. */
function expectFault(text: string, words: string, path?: string): void {
  expect(faults(text, path)).toEqual([expect.stringContaining(words)]);
  expect(proved(text, path)).toEqual([]);
}

describe('ids at the start of a title', () => {
  it('prove their rows, with file and line of the title', () => {
    const report = read(`\ntest('RULE-01 rounds half up', ${BODY});\nit("RULE-02 keeps halalas", ${BODY});`);
    expect(report.faults).toEqual([]);
    expect([...report.proofs]).toEqual([
      ['RULE-01', `${UNIT}:2`],
      ['RULE-02', `${UNIT}:3`],
    ]);
  });

  it.each([
    ['spaces', `test('RULE-01 RULE-02 RULE-03 rounds', ${BODY})`],
    ['commas', `test('RULE-01, RULE-02,RULE-03 rounds', ${BODY})`],
    ['a template without values', `test(\`RULE-01 RULE-02 RULE-03 rounds\`, ${BODY})`],
    ['a template with values in the sentence', `test(\`RULE-01 RULE-02 RULE-03 rounds \${value}\`, ${BODY})`],
    ['a table', `test.each([[1], [2]])('RULE-01 RULE-02 RULE-03 rounds %i', ${BODY})`],
    ['a table in a template', `test.each\`a\n\${1}\`('RULE-01 RULE-02 RULE-03 rounds $a', ${BODY})`],
    ['a list', `it.for([1, 2])('RULE-01 RULE-02 RULE-03 rounds %i', ${BODY})`],
    ['a group', `describe('money', () => { test('RULE-01 RULE-02 RULE-03 rounds', ${BODY}); })`],
    ['options before the body', `test('RULE-01 RULE-02 RULE-03 rounds', { timeout: 9 }, ${BODY})`],
    ['a body that has a name', `const rounds = ${BODY};\ntest('RULE-01 RULE-02 RULE-03 rounds', rounds)`],
    [
      'a loop that leaves the ids alone',
      `for (const n of [1]) test(\`RULE-01 RULE-02 RULE-03 rounds \${n}\`, ${BODY})`,
    ],
  ])('are read with %s', (_, text) => {
    expect(faults(text)).toEqual([]);
    expect(proved(text)).toEqual(['RULE-01', 'RULE-02', 'RULE-03']);
  });

  it('may be three, not four', () => {
    expectFault(`test('RULE-01 RULE-02 RULE-03 RULE-04 rounds', ${BODY})`, `${UNIT}:1: names 4 ids`);
  });

  it('must be requirements', () => {
    expectFault(`test('RULE-77 rounds', ${BODY})`, 'RULE-77 is no requirement');
    expectFault(`test('RLUE-01 rounds', ${BODY})`, 'RLUE-01 is no requirement');
    expectFault(`test('RULE-001 rounds', ${BODY})`, 'RULE-001 is no requirement');
  });

  it('are not mistaken for other words with a number', () => {
    expect(faults(`test('UTF-8 text survives', ${BODY}); test('reads SHA-256 sums', ${BODY})`)).toEqual([]);
  });

  it('are named by one test only', () => {
    const text = `test('RULE-01 rounds', ${BODY});\ntest('RULE-01 rounds again', ${BODY})`;
    expectFault(text, `${UNIT}:2: RULE-01 is proved already at ${UNIT}:1`);
  });

  it('are named by one test only across files and levels, a stopped one counted', () => {
    const files = [
      { path: UNIT, text: `test('RULE-01 rounds', ${BODY})` },
      { path: BROWSER, text: `test.skip('RULE-01 rounds on the page', ${BODY})` },
    ];
    const report = measure(matterOf(files));
    expect(report.faults).toEqual([{ place: `${BROWSER}:1`, message: `RULE-01 is proved already at ${UNIT}:1` }]);
    expect(report.proofs.size).toBe(0);
  });
});

describe('ids elsewhere', () => {
  it.each([
    ['later in the title', `test('rounds as RULE-01 says', ${BODY})`],
    ['behind another id', `test('RULE-02 and RULE-01 round', ${BODY})`],
    ['before a colon', `test('RULE-01: rounds', ${BODY})`],
    ['in a range', `test('RULE-01..04 round', ${BODY})`],
    ['after a value', `test(\`rounds \${value} as RULE-01 says\`, ${BODY})`],
  ])('are refused %s', (_, text) => {
    expect(faults(text)).toEqual([expect.stringContaining('RULE-01 is not at the start')]);
    expect(proved(text)).toEqual([]);
  });

  it('are refused in the title of a group, of a step and of a Playwright group', () => {
    expectFault(`describe('RULE-01 rounding', () => { test('rounds', ${BODY}); })`, 'group or step');
    expectFault(`test.describe('RULE-01 rounding', () => { test('rounds', ${BODY}); })`, 'group or step');
    expectFault(`test('rounds', async () => { await test.step('RULE-01 rounds', ${BODY}); })`, 'group or step');
  });

  it('are nobody’s business in comments and in the body', () => {
    expect(faults(`// RULE-01\ntest('rounds', () => { expect(text).toBe('RULE-01'); })`)).toEqual([]);
  });
});

describe('ids that are filled in', () => {
  it.each([
    ['a number of the id', `for (const n of [1, 2]) test(\`RULE-0\${n} rounds\`, ${BODY})`],
    ['the area of the id', `areas.forEach((area) => test(\`\${area}-01 rounds\`, ${BODY}))`],
    ['a value named id', `for (const id of ids) test(\`\${id} rounds\`, ${BODY})`],
    ['a property named id', `rows.map((row) => test(\`\${row.id} rounds\`, ${BODY}))`],
    ['a value from a list of ids', `for (const x of ['RULE-01', 'RULE-02']) test(\`\${x} rounds\`, ${BODY})`],
    ['a second id', `for (const x of ['RULE-02']) test(\`RULE-01 \${x} rounds\`, ${BODY})`],
    ['the whole title', `for (const title of ['RULE-01 rounds']) test(title, ${BODY})`],
    ['a table of ids', `test.each(['RULE-01', 'RULE-02'])('%s rounds', ${BODY})`],
    ['a table column named id', `test.each(table)('$id rounds', ${BODY})`],
    ['a table’s number in the id', `test.each([1, 2])('RULE-0%i rounds', ${BODY})`],
  ])('are refused: %s', (_, text) => {
    expectFault(text, 'are filled in when it runs');
  });

  it('are refused when a value of the title is an id itself', () => {
    expectFault(`test(\`rounds \${'RULE-01'}\`, ${BODY})`, 'RULE-01 is filled in');
    expect(faults(`test('RULE-01' + ' rounds', ${BODY})`)).toContainEqual(
      expect.stringContaining('RULE-01 is filled in'),
    );
    expect(proved(`test('RULE-01' + ' rounds', ${BODY})`)).toEqual([]);
  });

  it('are not suspected in a title that begins with another value', () => {
    expect(faults(`for (const name of widgets) test(\`\${name} renders\`, ${BODY})`)).toEqual([]);
    expect(faults(`test.each(['ar', 'en'])('%s renders', ${BODY})`)).toEqual([]);
  });
});

describe('a test that may not run', () => {
  it.each([
    ['skip', `test.skip('RULE-01 rounds', ${BODY})`],
    ['fixme', `test.fixme('RULE-01 rounds', ${BODY})`],
    ['todo', `test.todo('RULE-01 rounds')`],
    ['fails', `test.fails('RULE-01 rounds', ${BODY})`],
    ['skipIf', `test.skipIf(isWindows)('RULE-01 rounds', ${BODY})`],
    ['runIf', `it.runIf(isLinux)('RULE-01 rounds', ${BODY})`],
    ['skip with a table', `test.skip.each([1])('RULE-01 rounds', ${BODY})`],
    ['a skip in its body', `test('RULE-01 rounds', () => { test.skip(); expect(1).toBe(1); })`],
    ['a conditional skip in its body', `test('RULE-01 rounds', () => { test.skip(slow, 'slow'); expect(1).toBe(1); })`],
    ['a skip by its context', `test('RULE-01 rounds', (context) => { context.skip(); expect(1).toBe(1); })`],
    ['a skip by its info', `test('RULE-01 rounds', () => { test.info().skip(); expect(1).toBe(1); })`],
    ['a skip that it takes', `test('RULE-01 rounds', ({ skip }) => { skip(); expect(1).toBe(1); })`],
    ['a skip beside it', `test.skip(({ isMobile }) => isMobile, 'wide only');\ntest('RULE-01 rounds', ${BODY})`],
    ['a skip in a hook', `test.beforeEach(() => { test.skip(); });\ntest('RULE-01 rounds', ${BODY})`],
    ['a skipped group', `describe.skip('money', () => { test('RULE-01 rounds', ${BODY}); })`],
    [
      'a group within a skipped one',
      `describe.skip('a', () => describe('b', () => { test('RULE-01 rounds', ${BODY}); }))`,
    ],
    ['a group skipped on condition', `describe.skipIf(old)('money', () => { test('RULE-01 rounds', ${BODY}); })`],
    ['a Playwright group to fix', `test.describe.fixme('money', () => { test('RULE-01 rounds', ${BODY}); })`],
    ['a group that skips', `describe('money', () => { test.skip(old, 'old'); test('RULE-01 rounds', ${BODY}); })`],
    ['a condition', `if (process.env.SLOW) test('RULE-01 rounds', ${BODY})`],
  ])('proves nothing and is no fault: %s', (_, text) => {
    const report = read(text);
    expect(report.faults).toEqual([]);
    expect([...report.proofs]).toEqual([]);
    expect([...report.stopped.keys()]).toEqual(['RULE-01']);
  });

  it('leaves the tests beside it alone', () => {
    const text = `describe.skip('a', () => { test('RULE-01 rounds', ${BODY}); });
      describe('b', () => { test.skip(old, 'old'); test('RULE-02 rounds', ${BODY}); });
      test('RULE-03 rounds', () => { test.skip(); });
      test('RULE-04 rounds', ${BODY});`;
    expect(proved(text)).toEqual(['RULE-04']);
  });
});

describe('the level of a test', () => {
  it.each(ROWS.filter((row) => row.id.startsWith('SEC-HERO')))('is a real browser for kind $kind', ({ id, kind }) => {
    const text = `test('${id} shows it', ${BODY})`;
    expectFault(text, `${id} is of kind ${kind}: its test belongs to a real browser`);
    expectFault(text, 'a real browser', 'tests/conformance/hero.test.ts');
    expect(proved(text, BROWSER)).toEqual([id]);
  });

  it.each(ROWS.filter((row) => row.id.startsWith('RULE')))('is any for kind $kind', ({ id }) => {
    const text = `test('${id} holds', ${BODY})`;
    for (const path of [UNIT, BROWSER, 'src/ui/Button.test.tsx', 'tests/laws/widgets.law.test.tsx']) {
      expect(proved(text, path)).toEqual([id]);
    }
  });

  it('is HTTP or above for kind call', () => {
    const text = `test('CALLS-01 asks and answers', ${BODY})`;
    expectFault(text, 'CALLS-01 is of kind call: its test belongs to HTTP');
    for (const path of ['tests/conformance/edge.test.ts', 'sitecore/platform/services/auto.http.test.ts', BROWSER]) {
      expect(proved(text, path)).toEqual(['CALLS-01']);
    }
  });
});

describe('a browser test of one language', () => {
  it.each([
    [
      'by a skip of the file',
      `test.skip(({ locale }) => locale !== 'ar', 'Arabic');\ntest('SEC-HERO-01 shows', ${BODY})`,
    ],
    ['by an option', `test.use({ siteLanguage: 'ar' });\ntest('SEC-HERO-01 shows', ${BODY})`],
    [
      'by an option of its group',
      `test.describe('a', () => { test.use({ siteLanguage: 'ar' }); test('SEC-HERO-01 shows', ${BODY}); })`,
    ],
    ['by a skip', `test('SEC-HERO-01 shows', ({ language }) => { test.skip(language === 'en'); expect(1).toBe(1); })`],
    [
      'by an early return',
      `test('SEC-HERO-01 shows', ({ siteLanguage }) => { if (siteLanguage === 'en') return; expect(1).toBe(1); })`,
    ],
  ])('is refused %s', (_, text) => {
    expectFault(text, 'SEC-HERO-01 is of kind ui: its test runs in both languages', BROWSER);
  });

  it('may show a rule that concerns one language', () => {
    expect(proved(`test.use({ siteLanguage: 'ar' });\ntest('RULE-01 folds alef', ${BODY})`, BROWSER)).toEqual([
      'RULE-01',
    ]);
  });

  it('may set the language of the browser, which is not that of the page', () => {
    expect(proved(`test.use({ locale: 'fr-FR' });\ntest('SEC-HERO-01 shows', ${BODY})`, BROWSER)).toEqual([
      'SEC-HERO-01',
    ]);
  });
});

describe('an assertion', () => {
  it.each([
    ['expect', 'expect(sum).toBe(2)'],
    ['a soft expect', 'expect.soft(sum).toBe(2)'],
    ['an awaited expect', 'await expect(page).toHaveTitle(title)'],
    ['a polled expect', 'await expect.poll(read).toBe(2)'],
    ['assert', 'assert(sum === 2)'],
    ['an assert of a kind', 'assert.equal(sum, 2)'],
    ['a property', 'fc.assert(law)'],
    ['a function named expect', 'expectSum(2)'],
    ['a method named expect', 'page.expectSum(2)'],
  ])('is %s', (_, body) => {
    expect(proved(`test('RULE-01 rounds', async () => { ${body}; })`)).toEqual(['RULE-01']);
  });

  it.each([
    ['nothing', ''],
    ['an expect without a matcher', 'expect(sum)'],
    ['a number of assertions alone', 'expect.assertions(1)'],
    ['a look', 'screen.getByRole("button")'],
  ])('is not %s', (_, body) => {
    expectFault(`test('RULE-01 rounds', () => { ${body}; })`, 'RULE-01 is named by a test without an assertion');
  });

  it('is not asked of a test that names no id', () => {
    expect(faults(`test('rounds', () => { round(1); })`)).toEqual([]);
  });
});

describe('an unprovable row', () => {
  const unprovable = (ids: string[], text = '') =>
    measure(matterOf([{ path: UNIT, text }], { unprovable: ids })).faults.map(({ message }) => message);

  it('is listed once and is a requirement', () => {
    expect(unprovable(['RULE-01'])).toEqual([]);
    expect(unprovable(['RULE-01', 'RULE-01'])).toEqual(['RULE-01 is listed twice']);
    expect(unprovable(['RULE-77'])).toEqual(['RULE-77 is no requirement']);
  });

  it('is named by no test', () => {
    const messages = unprovable(['RULE-01'], `test('RULE-01 rounds', ${BODY})`);
    expect(messages).toEqual([expect.stringContaining(`RULE-01 is named by the test at ${UNIT}:1`)]);
  });
});

it('refuses two rows of one id', () => {
  const report = measure(matterOf([], { rows: [...ROWS, ...ROWS.slice(0, 1)] }));
  expect(report.faults).toEqual([{ place: 'docs/requirements', message: 'RULE-01 is the id of two rows' }]);
});

it('counts the faults of the owners', () => {
  const report = measure(matterOf([], { rows: ROWS.filter((row) => row.id !== 'DATA-01') }));
  expect(report.faults.map(({ message }) => message)).toEqual(['DATA-01 (shell) is no requirement']);
});
