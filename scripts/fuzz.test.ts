// @alone: starts programs
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StubCheckout } from './stub-checkout.ts';

/** Source of a Vitest stub: records its environment and arguments, and fails on request. */
const VITEST = `
  import { writeFileSync } from 'node:fs';
  const { FUZZ_SEED, FUZZ_RUNS, SITECORE_API_HOST } = process.env;
  const files = process.argv.filter((word) => word.includes('.test.'));
  writeFileSync('vitest.json', JSON.stringify({ FUZZ_SEED, FUZZ_RUNS, SITECORE_API_HOST, files }));
  process.exitCode = Number(process.env.FAILING ?? 0);
`;

const started = z.object({
  FUZZ_SEED: z.string(),
  FUZZ_RUNS: z.string(),
  SITECORE_API_HOST: z.string(),
  files: z.array(z.string()),
});

let checkout: StubCheckout;
beforeEach(async () => {
  checkout = await StubCheckout.create();
  checkout.write('node_modules/vitest/vitest.mjs', VITEST);
  checkout.write('tests/random-queries.ts', `import fc from 'fast-check';\n`);
  checkout.write('tests/queries.test.ts', `import { queries } from './random-queries.ts';\n`);
  checkout.write('src/i18n/numbers.test.ts', `import fc from 'fast-check';\n`);
  checkout.write('src/i18n/dates.test.ts', `import { it } from 'vitest';\nit('names fast-check');\n`);
});
afterEach(() => checkout.remove());

async function fuzz(args: readonly string[] = [], settings: Record<string, string> = {}) {
  const run = checkout.run(settings, [process.execPath, 'scripts/fuzz.mjs', ...args]);
  const code = await run.exit;
  return { code, lines: run.output().trimEnd().split('\n'), errors: run.errors() };
}

const vitest = () => started.parse(JSON.parse(checkout.read('vitest.json')));

describe('npm run fuzz', () => {
  it('runs the tests of random cases 10,000 times with a fresh seed, which it prints first', async () => {
    const first = await fuzz();
    const { FUZZ_SEED, FUZZ_RUNS, files } = vitest();
    expect(first).toEqual({
      code: 0,
      lines: [`rukn: seed ${FUZZ_SEED}, runs ${FUZZ_RUNS}, files 2`],
      errors: '',
    });
    expect(FUZZ_RUNS).toBe('10000');
    expect(files.toSorted()).toEqual(['src/i18n/numbers.test.ts', 'tests/queries.test.ts']);
    await fuzz();
    expect(vitest().FUZZ_SEED).not.toBe(FUZZ_SEED);
  });

  it('takes a seed, a number of runs and parts of file names, and prints them again when a test fails', async () => {
    const { code, lines } = await fuzz(['--seed', '42', '--runs', '7', 'i18n'], { FAILING: '1' });
    expect(code).toBe(1);
    expect(lines).toEqual([
      'rukn: seed 42, runs 7, files 1',
      'rukn: failed; to repeat: npm run fuzz -- --seed 42 --runs 7 i18n',
    ]);
    expect(vitest()).toMatchObject({ FUZZ_SEED: '42', FUZZ_RUNS: '7', files: ['src/i18n/numbers.test.ts'] });
  });

  it('does not depend on the settings of a developer', async () => {
    await fuzz([], { SITECORE_API_HOST: 'https://cd.example', FUZZ_SEED: '1' });
    expect(vitest().SITECORE_API_HOST).toBe('');
    expect(vitest().FUZZ_SEED).not.toBe('1');
  });

  it.each([
    [['--seed', 'x'], /^rukn: npm run fuzz: --seed is "x"; it is a whole number up to 2147483647\n$/],
    [['--runs=-1'], /^rukn: npm run fuzz: --runs is "-1"/],
    [['--speed'], /^rukn: npm run fuzz: Unknown option '--speed'/],
    [['forms'], /^rukn: no file with tests of random cases matches forms\n$/],
  ])('refuses %j in one line', async (args, message) => {
    const { code, errors } = await fuzz(args);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });
});
