// @alone: starts programs
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StubCheckout } from './stub-checkout.ts';

interface TestRun {
  readonly code: number | null;
  readonly lastLine: string | undefined;
  readonly output: string;
  readonly errors: string;
}

let checkout: StubCheckout;
beforeEach(async () => {
  checkout = await StubCheckout.create();
  checkout.addTests();
});
afterEach(() => checkout.remove());

async function npmTest(args: string[] = [], settings: Record<string, string> = {}): Promise<TestRun> {
  const run = checkout.run({ PATH: join(checkout.root, 'bin'), ...settings }, [
    process.execPath,
    'scripts/test.mjs',
    ...args,
  ]);
  const code = await run.exit;
  return { code, lastLine: run.output().trimEnd().split('\n').at(-1), output: run.output(), errors: run.errors() };
}

/** Command lines that build the site and test it in a browser. */
const BUILD = ['build'];
const BROWSER = ['platform', 'start', 'start', 'playwright', 'logs+platform.log+site-next-scripts.log+site.log'];

const environmentOf = (program: string): Record<string, string> =>
  z.record(z.string(), z.string()).parse(JSON.parse(checkout.read(`${program}.env`)));

/** Source of a check that ends once a file exists. */
const untilFile = (path: string): string =>
  `const wait = () => require('node:fs').existsSync('${path}') || setTimeout(wait, 20); wait();`;

/** Source of a registry stub that is out of date until written. */
const REGISTRIES = `
  import { existsSync, writeFileSync } from 'node:fs';
  if (!process.argv.includes('--check')) writeFileSync('written', '');
  else if (!existsSync('written')) process.exitCode = 1;
`;

describe('npm test', () => {
  it('runs six checks, unit tests, browser tests, the search of their logs and the requirements, and ends with their sum', async () => {
    expect(await npmTest()).toMatchObject({ code: 0, lastLine: '16 passed, 0 failed, 1 skipped', errors: '' });
    const events = checkout.events();
    expect(events.slice(0, 2).sort()).toEqual([...BUILD, 'vitest'].sort());
    expect(events.slice(2)).toEqual([...BROWSER, 'requirements+unit+browser']);
    expect(checkout.livePids()).toEqual([]);
    // The browser tests get the URLs of running servers, a browser and the secrets.
    const env = environmentOf('playwright');
    expect(env).toMatchObject({ CHROMIUM_PATH: join(checkout.root, 'bin', 'chromium'), QA: '1' });
    expect(env.SITE_BASE_URL).toMatch(/^http:\/\/localhost:\d+$/);
    expect(env.NEXT_SCRIPTS_BASE_URL).toMatch(/^http:\/\/localhost:\d+$/);
    expect(env.NEXT_SCRIPTS_BASE_URL).not.toBe(env.SITE_BASE_URL);
    expect(env.PLATFORM_BASE_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(env.SITECORE_API_KEY).toMatch(/.{32}/);
  });

  it('builds while checks and unit tests run, and prints their output after that of the build', async () => {
    checkout.write('node_modules/oxlint/run.cjs', untilFile('.next/BUILD_ID'));
    checkout.write('node_modules/vitest/run.cjs', `${untilFile('.next/BUILD_ID')} console.log('ok      unit');`);
    const { output } = await npmTest();
    const lines = output.split('\n').filter((line) => /building the site|^ok {6}/.test(line));
    const names = lines.map((line) => line.replace(/ \(.*| in \d+ s/, ''));
    expect(names.slice(0, 3)).toEqual([
      'ok      registries fresh',
      'rukn: building the site …',
      'rukn: building the site: done',
    ]);
    expect(names.slice(3).sort()).toEqual(
      ['formatting', 'layers', 'lint and types', 'plain words', 'unit', 'unused code'].map((name) => `ok      ${name}`),
    );
  });

  it('checks the registries before the build updates them', async () => {
    checkout.write('scripts/generate-registry.ts', REGISTRIES);
    const { code, output } = await npmTest();
    expect(code).toBe(1);
    expect(output).toMatch(/^failed {2}registries fresh \(/m);
    expect(checkout.events()).toContain('build');
  });

  it('does not count from reports of an earlier run', async () => {
    checkout.write('.reports/unit.json', '{}');
    checkout.write('.reports/browser.json', '{}');
    checkout.write('node_modules/vitest/run.cjs', 'process.exitCode = 1;');
    expect((await npmTest([], { BAD_BUILD: '1' })).code).toBe(1);
    expect(checkout.events().at(-1)).toBe('requirements');
  });

  it('continues after every failure and counts each', async () => {
    checkout.write('node_modules/oxlint/run.cjs', "console.log('no-cycle'); process.exitCode = 1;");
    checkout.write('scripts/requirements.ts', 'process.exitCode = 1;');
    checkout.write('node_modules/vitest/run.cjs', 'process.exitCode = 1;');
    const { code, lastLine, output, errors } = await npmTest([], { BAD_BUILD: '1' });
    expect({ code, lastLine }).toEqual({ code: 1, lastLine: '5 passed, 4 failed' });
    expect(output).toMatch(/^failed {2}lint and types \([\d.]+ s, exit code 1\)\nno-cycle$/m);
    const remarks = ['lint and types', 'unit tests', 'browser tests', 'requirements'].map((name) => `failed  ${name}`);
    expect(output.trimEnd().split('\n').slice(-5, -1)).toEqual(remarks);
    expect(checkout.events()).toEqual(BUILD);
    expect(errors).toContain('rukn: the build failed (exit code 1)');
    expect(checkout.livePids()).toEqual([]);
  });

  it('fails when the logs of the browser tests have personal data, and deletes those of an earlier run', async () => {
    checkout.write('.reports/logs/old.log', '');
    checkout.write('scripts/search-logs.ts', "console.error('platform.log:7: national ID'); process.exitCode = 1;");
    const { code, lastLine, output, errors } = await npmTest(['--only=e2e']);
    expect({ code, lastLine, errors }).toEqual({
      code: 1,
      lastLine: '3 passed, 1 failed, 1 skipped',
      errors: 'platform.log:7: national ID\n',
    });
    expect(output).toContain('failed  no personal data in logs');
    expect(existsSync(join(checkout.root, '.reports/logs/old.log'))).toBe(false);
  });

  it('fails in one line without a browser, and runs the rest', async () => {
    const { code, lastLine, errors } = await npmTest([], { PATH: '' });
    expect({ code, lastLine }).toEqual({ code: 1, lastLine: '12 passed, 1 failed' });
    expect(errors).toMatch(/^rukn: no Chromium on this machine: [^\n]+\n$/);
  });

  it.runIf(process.getuid?.() === 0)('installs Debian’s Chromium where there is none, as root', async () => {
    const chromium = join(checkout.root, 'bin', 'chromium');
    rmSync(chromium);
    const packages = 'install -y --no-install-recommends chromium chromium-headless-shell';
    checkout.writeProgram('bin/apt-get', `[ "$*" != '${packages}' ] || /bin/cp "$0" '${chromium}'`);
    expect(await npmTest(['--only=e2e'])).toMatchObject({ code: 0, errors: '' });
    expect(environmentOf('playwright').CHROMIUM_PATH).toBe(chromium);
  });

  it('tests in a Chromium without windows where there is one, but for what needs windows', async () => {
    const shell = join(checkout.root, 'bin', 'chromium-headless-shell');
    checkout.writeProgram('bin/chromium-headless-shell', '');
    await npmTest(['--only=e2e']);
    const whole = join(checkout.root, 'bin', 'chromium');
    expect(environmentOf('playwright')).toMatchObject({ CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole });
  });

  it('installs the programs of the tests in one step under CI=true, and fails without one of them', async () => {
    for (const name of ['nginx', 'openssl', 'postgres', 'pdftotext', 'chromium-headless-shell'])
      checkout.writeProgram(`bin/${name}`, '');
    checkout.writeProgram('bin/apt-get', 'echo "$*" >> apt-get.txt');
    const run = await npmTest(['--only=unit'], { CI: 'true' });
    expect(run).toMatchObject({ code: 1, lastLine: '5 passed, 1 failed' });
    expect(run.errors).toBe('rukn: missing on this machine: redis-server\n');
    if (process.getuid?.() === 0)
      expect(checkout.read('apt-get.txt')).toBe('update\ninstall -y --no-install-recommends redis-server\n');
  });

  it('runs what a change touches with --changed, and says what it leaves out', async () => {
    checkout.write(
      'scripts/changed-tests.ts',
      `const [since] = process.argv.slice(2);
       const files = ['src/a.ts', 'docs/b.md'];
       const browser = since === 'main' ? ['tests/e2e/a.e2e.ts'] : [];
       console.log(JSON.stringify({ files, hasCode: true, browser, leftOut: ['the rest'] }));`,
    );
    const echo = "console.log('given', process.argv.slice(2).join(' '));";
    checkout.write('node_modules/oxfmt/run.cjs', echo + 'process.exitCode = 1;');
    const { code, output } = await npmTest(['--changed']);
    expect(code).toBe(1);
    expect(output).toContain('given --list-different\n');
    expect(output).toContain('vitest.mjs related --run --passWithNoTests src/a.ts docs/b.md');
    expect(output.trimEnd().split('\n').slice(-3)).toEqual([
      'left out  the rest',
      'failed  formatting',
      '7 passed, 1 failed',
    ]);
    expect(checkout.events()).toEqual(['vitest']);
    checkout.write('node_modules/oxfmt/run.cjs', '');
    expect(await npmTest(['--changed=main'])).toMatchObject({ code: 0, lastLine: '12 passed, 0 failed, 1 skipped' });
    expect(checkout.events().slice(-5)).toEqual(BROWSER);
  });

  it.each([
    ['check', '6 passed, 0 failed', []],
    ['unit', '5 passed, 0 failed', ['vitest']],
    ['e2e', '4 passed, 0 failed, 1 skipped', [...BUILD, ...BROWSER]],
  ])('runs a part alone with --only=%s', async (part, lastLine, events) => {
    expect(await npmTest([`--only=${part}`])).toMatchObject({ code: 0, lastLine });
    expect(checkout.events()).toEqual(events);
  });

  it('refuses unknown arguments', async () => {
    const { code, errors } = await npmTest(['--only=everything']);
    expect(code).toBe(1);
    expect(errors).toBe('rukn: npm test takes -- --only=check|unit|e2e or --changed[=commit], not --only=everything\n');
    expect(checkout.events()).toEqual([]);
  });

  it("does not depend on a developer's settings, and shares its build with npm start", async () => {
    checkout.write('.env', 'DEFAULT_LANGUAGE=en\nSITECORE_API_HOST=https://cd.example\nSITECORE_API_KEY=theirs');
    expect((await npmTest(['--only=e2e'], { PUBLIC_URL: 'https://rukn.example' })).code).toBe(0);
    expect(environmentOf('playwright')).toMatchObject({ DEFAULT_LANGUAGE: '', SITECORE_API_HOST: '' });
    checkout.write('.env', '');
    await checkout.startAndStop({ PUBLIC_URL: 'http://localhost:3000' });
    expect(checkout.events().filter((event) => event === 'build')).toHaveLength(1);
  });
});
