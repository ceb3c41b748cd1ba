import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { freePorts } from './bootstrap/ports.mjs';
import { isAlive } from './is-alive.ts';

/** Source of a content platform stub: the parts that the commands use, and a child process. */
const PLATFORM = `
  import { spawn } from 'node:child_process';
  import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { tryLock } from './store/lock.mjs';
  if (existsSync('sitecore/content/bad.yml')) {
    console.error('sitecore/content/pages/home.yml:3 Title.en: expected a text');
    process.exit(1);
  }
  mkdirSync(process.env.DATA_DIR, { recursive: true });
  const { holder } = tryLock(process.env.DATA_DIR + '/store.lock');
  if (holder) throw new Error('store: in use by process ' + holder.pid);
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  appendFileSync('pids', [process.pid, pid, ''].join(' '));
  writeFileSync('platform.env', JSON.stringify(process.env));
  writeFileSync('platform.pid', String(process.pid));
  appendFileSync('events', 'platform ');
  const server = createServer((request, response) => response.end(process.env.SITECORE_API_KEY));
  if (!existsSync('sitecore/content/endless.yml')) server.listen(process.env.PLATFORM_PORT, process.env.PLATFORM_HOST);
`;

/** Source of a Next stub: a build that writes BUILD_ID. */
const NEXT = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  const [command] = process.argv.slice(2);
  appendFileSync('events', command + ' ');
  appendFileSync('pids', process.pid + ' ');
  if (process.env.BAD_BUILD) { console.log('Syntax error in home.tsx'); process.exit(1); }
  mkdirSync('.next', { recursive: true });
  if (process.env.SLOW_BUILD) console.log('compiling'), setInterval(() => 0, 1000);
  else {
    const files = JSON.stringify({ files: ['.next/BUILD_ID', '.next/routes-manifest.json'] });
    writeFileSync('.next/required-server-files.json', files);
    writeFileSync('.next/routes-manifest.json', '{}');
    writeFileSync('.next/BUILD_ID', String(process.pid));
  }
`;

/** Source of a stub of the site's server. */
const SITE = `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  appendFileSync('events', process.env.NODE_ENV === 'development' ? 'dev ' : 'start ');
  appendFileSync('pids', process.pid + ' ');
  const answer = (request, response) => response.end(process.env.SITECORE_API_HOST + ' ' + process.env.SITECORE_API_KEY);
  createServer(answer).listen(process.env.PORT, process.env.SITE_HOST || undefined);
`;

/** Returns the source of a test runner stub that writes the given report to the requested file. */
const runner = (name: string, report: object, whereTo: string): string => `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  (async () => {
    appendFileSync('events', '${name} ');
    if (process.env.SITE_BASE_URL) await fetch(process.env.SITE_BASE_URL);
    writeFileSync('${name}.env', JSON.stringify(process.env));
    mkdirSync('.reports', { recursive: true });
    writeFileSync(${whereTo}, ${JSON.stringify(JSON.stringify(report))});
  })();
`;
const VITEST_FILE = "process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1]";
const PLAYWRIGHT_FILE = 'process.env.BROWSER_REPORT';

/** Source of a stub of npm run requirements that records the reports it finds. */
const REQUIREMENTS = `
  import { appendFileSync, existsSync } from 'node:fs';
  const found = ['unit', 'browser'].filter((name) => existsSync('.reports/' + name + '.json'));
  appendFileSync('events', ['requirements', ...found].join('+') + ' ');
`;

/** Source of a stub of the search of logs that records the files it finds. */
const SEARCH_LOGS = `
  import { appendFileSync, readdirSync } from 'node:fs';
  appendFileSync('events', ['logs', ...readdirSync(process.argv[2])].join('+') + ' ');
`;

type Command = readonly [program: string, ...args: string[]];

export interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
}

export const waitUntil = (condition: () => boolean): Promise<void> =>
  expect.poll(condition, { interval: 20 }).toBe(true);

/** The line that is printed after a restart of the platform. */
export const RESTARTED_LINE = 'rukn: the content platform is up again';

/** Returns the lines of a run about a platform that stopped or did not open, and about its restarts. */
export const stops = ({ errors }: Run): string[] => linesWith('; restarting in ', errors());
export const restarts = ({ output }: Run): string[] => linesWith(RESTARTED_LINE, output());

const linesWith = (part: string, text: string): string[] => text.split('\n').filter((line) => line.includes(part));

/** A checkout in a temporary folder with the real commands in it and stubs of the programs that they start. */
export class StubCheckout {
  readonly root = mkdtempSync(join(tmpdir(), 'rukn-checkout-'));
  readonly port: number;
  readonly platformPort: number;
  readonly #running: ChildProcess[] = [];

  private constructor([port = 0, platformPort = 0]: readonly number[]) {
    this.port = port;
    this.platformPort = platformPort;
    for (const path of ['start.mjs', 'dev.mjs', 'platform.mjs', 'test.mjs', 'check.mjs', 'fuzz.mjs', 'bootstrap']) {
      cpSync(join(import.meta.dirname, path), join(this.root, 'scripts', path), { recursive: true });
    }
    for (const imported of ['store/lock.mjs', 'services/tracker/has-outbox.mjs', 'content/content-location.mjs']) {
      const path = join('sitecore/platform', imported);
      cpSync(join(import.meta.dirname, '..', path), join(this.root, path));
    }
    this.write('package.json', '{"type":"module"}');
    this.write('package-lock.json', '{"packages":{}}');
    this.write('node_modules/.package-lock.json', '{"packages":{}}');
    this.write('node_modules/next/package.json', '{"type":"commonjs"}');
    this.write('node_modules/next/dist/bin/next', NEXT);
    this.write('server.ts', SITE);
    this.write('sitecore/platform/serve.ts', PLATFORM);
    this.write('src/pages/home.tsx', 'home');
  }

  static async create(): Promise<StubCheckout> {
    return new StubCheckout(await freePorts(2));
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  writeProgram(path: string, script: string): void {
    this.write(path, `#!/bin/sh\n${script}`);
    chmodSync(join(this.root, path), 0o755);
  }

  /** Adds stubs of what npm test runs: checks that pass, five unit tests and three in a browser, one skipped. */
  addTests(): void {
    for (const [name, program] of [['oxfmt'], ['oxlint'], ['dependency-cruiser', 'depcruise'], ['knip']]) {
      this.write(`node_modules/${name}/package.json`, JSON.stringify({ bin: { [program ?? name ?? '']: 'run.cjs' } }));
      this.write(`node_modules/${name}/run.cjs`, '');
    }
    this.write('scripts/generate-registry.ts', '');
    this.write('scripts/plain-words.ts', '');
    this.write('scripts/requirements.ts', REQUIREMENTS);
    this.write('scripts/search-logs.ts', SEARCH_LOGS);
    const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
    this.write('node_modules/vitest/package.json', '{"type":"commonjs"}');
    this.write('node_modules/vitest/vitest.mjs', `import './run.cjs';`);
    this.write('node_modules/vitest/run.cjs', runner('vitest', unit, VITEST_FILE));
    const test = { project: 'ar', file: 'tests/e2e/a.e2e.ts', line: 1, title: 'is there', assertions: 1 };
    const statuses = ['passed', 'passed', 'passed', 'skipped'];
    const browser = { errors: [], tests: statuses.map((status) => ({ ...test, status })) };
    this.write('node_modules/@playwright/test/package.json', '{"type":"commonjs"}');
    this.write('node_modules/@playwright/test/cli.js', runner('playwright', browser, PLAYWRIGHT_FILE));
    this.writeProgram('bin/chromium', '');
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Returns the command lines of the started stubs, in order. */
  events(): string[] {
    return this.#words('events');
  }

  /** Returns the process ids of the started servers and builds, in order. */
  pids(): number[] {
    return this.#words('pids').map(Number);
  }

  /** Kills the platform that was started last, but not its descendants; SIGSTOP leaves it alive without a response. */
  killPlatform(signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL'): void {
    process.kill(Number(this.read('platform.pid')), signal);
  }

  livePids(): number[] {
    return this.pids().filter(isAlive);
  }

  #words(file: string): string[] {
    return existsSync(join(this.root, file)) ? this.read(file).trim().split(' ') : [];
  }

  start(settings: Record<string, string> = {}): Run {
    return this.run(settings, [process.execPath, 'scripts/start.mjs']);
  }

  async startAndStop(settings: Record<string, string> = {}): Promise<void> {
    const run = this.start(settings);
    await this.waitUntilUp(run);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
  }

  async waitUntilUp(run: Run): Promise<void> {
    const isUp = (): boolean => run.output().includes('Ctrl-C');
    await waitUntil(() => isUp() || run.child.exitCode !== null);
    if (!isUp()) throw new Error(`it ended before it was up: ${run.errors()}`);
  }

  run(settings: Record<string, string>, [program, ...args]: Command): Run {
    const ports = { PORT: String(this.port), PLATFORM_PORT: String(this.platformPort) };
    const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH: process.env.PATH, ...ports, ...settings };
    const child = spawn(program, args, { cwd: this.root, env, stdio: 'pipe' });
    this.#running.push(child);
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, output: () => output, errors: () => errors, exit };
  }

  async remove(): Promise<void> {
    for (const child of this.#running) child.kill('SIGTERM');
    await waitUntil(() => this.#running.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null));
    rmSync(this.root, { recursive: true });
  }
}
