import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StubCheckout } from './stub-checkout.ts';

interface Outcome {
  readonly code: number | null;
  readonly lastLine: string | undefined;
  readonly output: string;
  readonly errors: string;
}

let house: StubCheckout;
beforeEach(async () => {
  house = await StubCheckout.lay();
  house.addTests();
});
afterEach(() => house.clear());

async function npmTest(args: string[] = [], settings: Record<string, string> = {}): Promise<Outcome> {
  const run = house.run({ PATH: join(house.root, 'bin'), ...settings }, [
    process.execPath,
    'scripts/test.mjs',
    ...args,
  ]);
  const code = await run.exit;
  return { code, lastLine: run.output().trimEnd().split('\n').at(-1), output: run.output(), errors: run.errors() };
}

const environmentOf = (program: string): Record<string, string> =>
  z.record(z.string(), z.string()).parse(JSON.parse(house.read(`${program}.env`)));

describe('npm test', () => {
  it('runs six checks, the requirements, unit tests and a browser over the built site, and ends with their sum', async () => {
    expect(await npmTest()).toMatchObject({ code: 0, lastLine: '15 passed, 0 failed, 1 skipped', errors: '' });
    expect(house.events()).toEqual(['vitest', 'platform', 'build', 'start', 'playwright']);
    expect(house.survivors()).toEqual([]);
  });

  it('hands the browser tests the addresses of servers that answer, a browser and the secrets', async () => {
    await npmTest(['--only=e2e']);
    const env = environmentOf('playwright');
    expect(env).toMatchObject({ CHROMIUM_PATH: join(house.root, 'bin', 'chromium'), QA: '1' });
    expect(env.SITE_BASE_URL).toMatch(/^http:\/\/localhost:\d+$/);
    expect(env.PLATFORM_BASE_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(env.SITECORE_API_KEY).toMatch(/.{32}/);
  });

  it('goes on after every failure and counts each', async () => {
    house.write('node_modules/eslint/run.cjs', "console.log('no-cycle'); process.exitCode = 1;");
    house.write('scripts/requirements.ts', 'process.exitCode = 1;');
    house.write('node_modules/vitest/run.cjs', 'process.exitCode = 1;');
    const { code, lastLine, output, errors } = await npmTest([], { BAD_BUILD: '1' });
    expect({ code, lastLine }).toEqual({ code: 1, lastLine: '5 passed, 4 failed' });
    expect(output).toMatch(/^failed {2}lint \([\d.]+ s, exit code 1\)\nno-cycle$/m);
    const remarks = ['lint', 'requirements', 'unit tests', 'browser tests'].map((name) => `failed  ${name}`);
    expect(output.trimEnd().split('\n').slice(-5, -1)).toEqual(remarks);
    expect(errors).toContain('rukn: the build failed (exit code 1)');
    expect(house.survivors()).toEqual([]);
  });

  it('fails in one line without a browser, and runs the rest', async () => {
    const { code, lastLine, errors } = await npmTest([], { PATH: '' });
    expect({ code, lastLine }).toEqual({ code: 1, lastLine: '12 passed, 1 failed' });
    expect(errors).toMatch(/^rukn: no Chromium on this machine: [^\n]+\n$/);
  });

  it.runIf(process.getuid?.() === 0)('installs Debian’s Chromium where there is none, as root', async () => {
    const chromium = join(house.root, 'bin', 'chromium');
    rmSync(chromium);
    house.writeProgram('bin/apt-get', `[ "$*" != 'install -y chromium' ] || /bin/cp "$0" '${chromium}'`);
    expect(await npmTest(['--only=e2e'])).toMatchObject({ code: 0, errors: '' });
    expect(environmentOf('playwright').CHROMIUM_PATH).toBe(chromium);
  });

  it.each([
    ['check', '7 passed, 0 failed', []],
    ['unit', '5 passed, 0 failed', ['vitest']],
    ['e2e', '3 passed, 0 failed, 1 skipped', ['platform', 'build', 'start', 'playwright']],
  ])('runs a part alone with --only=%s', async (part, lastLine, events) => {
    expect(await npmTest([`--only=${part}`])).toMatchObject({ code: 0, lastLine });
    expect(house.events()).toEqual(events);
  });

  it('refuses what it does not understand', async () => {
    const { code, errors } = await npmTest(['--only=everything']);
    expect(code).toBe(1);
    expect(errors).toBe('rukn: npm test understands -- --only=check|unit|e2e, not --only=everything\n');
    expect(house.events()).toEqual([]);
  });

  it('does not depend on what a developer has set, and shares its build with npm start', async () => {
    house.write('.env', 'DEFAULT_LANGUAGE=en\nSITECORE_API_HOST=https://cd.example\nSITECORE_API_KEY=theirs');
    expect((await npmTest(['--only=e2e'], { PUBLIC_URL: 'https://rukn.example' })).code).toBe(0);
    expect(environmentOf('playwright')).toMatchObject({ DEFAULT_LANGUAGE: '', SITECORE_API_HOST: '' });
    house.write('.env', '');
    await house.startAndStop({ PUBLIC_URL: 'http://localhost:3000' });
    expect(house.events().filter((event) => event === 'build')).toHaveLength(1);
  });
});
