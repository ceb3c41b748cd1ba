import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePorts } from './bootstrap/ports.mjs';

/** Stands for the content platform: as much of it as npm start knows of, and a process of its own making. */
const PLATFORM = `
  import { spawn } from 'node:child_process';
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  if (process.env.BAD_CONTENT) {
    console.error('sitecore/content/pages/home.yml:3 Title.en: expected a text');
    process.exit(1);
  }
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  appendFileSync('pids', [process.pid, pid, ''].join(' '));
  appendFileSync('events', 'platform ');
  createServer((request, response) => response.end(process.env.SITECORE_API_KEY)).listen(process.env.PLATFORM_PORT);
`;

/** Stands for Next: a build that leaves a mark, and a server. */
const NEXT = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  const [command] = process.argv.slice(2);
  appendFileSync('events', command + ' ');
  appendFileSync('pids', process.pid + ' ');
  if (command === 'build') {
    if (process.env.BAD_BUILD) { console.log('Syntax error in home.tsx'); process.exit(1); }
    mkdirSync('.next', { recursive: true });
    if (process.env.SLOW_BUILD) setInterval(() => 0, 1000);
    else writeFileSync('.next/BUILD_ID', String(process.pid));
  } else {
    const answer = (request, response) => response.end(process.env.SITECORE_API_HOST + ' ' + process.env.SITECORE_API_KEY);
    require('node:http').createServer(answer).listen(process.argv[process.argv.indexOf('-p') + 1]);
  }
`;

let root = '';
let port = 0;
let platformPort = 0;
let running: ChildProcess[] = [];

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const events = (): string[] => (existsSync(join(root, 'events')) ? words('events') : []);
const words = (file: string): string[] => readFileSync(join(root, file), 'utf8').trim().split(' ');

/** The processes of the stubs that are alive; those nobody has collected yet are not. */
const survivors = (): string[] => (existsSync(join(root, 'pids')) ? words('pids').filter(lives) : []);
function lives(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** A checkout as npm start sees it, with every package installed that its lock file asks for. */
function layCheckout(): void {
  root = mkdtempSync(join(tmpdir(), 'rukn-start-'));
  for (const path of ['start.mjs', 'bootstrap']) {
    cpSync(join(import.meta.dirname, path), join(root, 'scripts', path), { recursive: true });
  }
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{"packages":{}}');
  write('node_modules/.package-lock.json', '{"packages":{}}');
  write('node_modules/next/package.json', '{"type":"commonjs"}');
  write('node_modules/next/dist/bin/next', NEXT);
  write('sitecore/platform/serve.ts', PLATFORM);
  write('src/pages/home.tsx', 'home');
}

type Command = readonly [program: string, ...args: string[]];

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
}

const NODE: Command = [process.execPath, 'scripts/start.mjs'];

function start(settings: Record<string, string> = {}, [program, ...args]: Command = NODE): Run {
  const ports = { PORT: String(port), PLATFORM_PORT: String(platformPort) };
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH: process.env.PATH, ...ports, ...settings };
  const child = spawn(program, args, { cwd: root, env, stdio: 'pipe' });
  running.push(child);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => output, errors: () => errors, exit };
}

const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 15_000, interval: 20 });
const untilUp = (run: Run): Promise<void> => until(() => run.output().includes('Ctrl-C'));

async function startAndStop(): Promise<void> {
  const run = start();
  await untilUp(run);
  run.child.kill('SIGINT');
  expect(await run.exit).toBe(0);
}

beforeEach(async () => {
  layCheckout();
  [port = 0, platformPort = 0] = await freePorts(2);
});
afterEach(async () => {
  for (const child of running) child.kill('SIGTERM');
  await until(() => running.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null));
  running = [];
  rmSync(root, { recursive: true });
});

describe('npm start', () => {
  it('brings up the platform, a build and the site, in this order, and prints their addresses', async () => {
    const run = start();
    await untilUp(run);
    expect(events()).toEqual(['platform', 'build', 'start']);
    for (const address of [`:${port}/\n`, `:${port}/en\n`, `:${platformPort}\n`]) {
      expect(run.output()).toContain(`http://localhost${address}`);
    }
    expect(run.errors()).toBe('');
  });

  it('gives the site the address and the secret key of the platform', async () => {
    await untilUp(start());
    const site = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const key = await (await fetch(`http://127.0.0.1:${platformPort}/`)).text();
    expect(key).toMatch(/.{32}/);
    expect(site).toBe(`http://127.0.0.1:${platformPort} ${key}`);
  });

  it('builds again only when sources or content have changed', async () => {
    await startAndStop();
    await startAndStop();
    expect(events().filter((event) => event === 'build')).toHaveLength(1);
    write('sitecore/content/pages/home.yml', 'template: Page');
    await startAndStop();
    expect(events().filter((event) => event === 'build')).toHaveLength(2);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends well on %s and leaves no process behind', async (signal) => {
    const run = start();
    await untilUp(run);
    expect(survivors()).toHaveLength(3);
    run.child.kill(signal);
    expect(await run.exit).toBe(0);
    expect(survivors()).toEqual([]);
  });

  it('stopped in the middle of a build leaves no process behind, and builds anew the next time', async () => {
    const run = start({ SLOW_BUILD: '1' });
    await until(() => events().includes('build'));
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(143);
    expect(survivors()).toEqual([]);
    await startAndStop();
    expect(events()).toEqual(['platform', 'build', 'platform', 'build', 'start']);
  });

  it.skipIf(process.platform === 'win32')('leaves nothing behind when npm is killed outright', async () => {
    const npm = start({ npm_lifecycle_event: 'start' }, [
      'sh',
      '-c',
      '"$0" scripts/start.mjs; exit $?',
      process.execPath,
    ]);
    await untilUp(npm);
    npm.child.kill('SIGKILL');
    await npm.exit;
    await until(() => survivors().length === 0);
  });

  it.each(['PORT', 'PLATFORM_PORT'])('says in one line that %s is in use, before it starts anything', async (name) => {
    const taken = name === 'PORT' ? port : platformPort;
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(taken, resolve));
    const run = start();
    expect(await run.exit).toBe(1);
    other.close();
    expect(run.errors()).toBe(
      `rukn: port ${taken} is in use; stop the program that listens on it, or set ${name} to another port\n`,
    );
    expect(events()).toEqual([]);
  });

  it('is refused the port while another start of the checkout is still on its way to it', async () => {
    start({ SLOW_BUILD: '1' });
    await until(() => events().includes('build'));
    const second = start({ PLATFORM_PORT: String((await freePorts(1))[0]) });
    expect(await second.exit).toBe(1);
    expect(second.errors()).toMatch(/^rukn: port \d+ is in use: npm start \(process \d+\) of this checkout .*\n$/);
    expect(events()).toEqual(['platform', 'build']);
  });

  it('shows why a build failed, says so in one line, and leaves no process behind', async () => {
    const run = start({ BAD_BUILD: '1' });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'Syntax error in home.tsx\nrukn: the build failed (exit code 1); its own words are above\n',
    );
    expect(survivors()).toEqual([]);
  });

  it('passes on the faults of the content, and does not build', async () => {
    const run = start({ BAD_CONTENT: '1' });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'sitecore/content/pages/home.yml:3 Title.en: expected a text\n' +
        'rukn: the content platform did not start (exit code 1); its own words are above\n',
    );
    expect(events()).toEqual([]);
  });

  it.each([
    ['the content platform', 0],
    ['the site', 3],
  ])('ends in one line when %s dies, and takes the other down', async (name, position) => {
    const run = start();
    await untilUp(run);
    process.kill(Number(words('pids')[position]), 'SIGKILL');
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(`rukn: ${name} stopped (SIGKILL)\n`);
    expect(survivors()).toEqual([]);
  });

  it('leaves the embedded platform alone when a real Sitecore is given', async () => {
    const run = start({ SITECORE_API_HOST: 'https://cd.example', SITECORE_API_KEY: '{key}' });
    await untilUp(run);
    expect(events()).toEqual(['build', 'start']);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('https://cd.example {key}');
    expect(run.output()).toContain('https://cd.example');
  });

  it('shows the end of npm’s output when an install fails, says so in one line, and starts nothing', async () => {
    write('package-lock.json', '{"packages":{"node_modules/hono":{"version":"4.13.19"}}}');
    write('npm-cli.js', "console.log('npm error network is unreachable'); process.exitCode = 7;");
    const run = start({ npm_execpath: join(root, 'npm-cli.js') });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'npm error network is unreachable\n' +
        'rukn: installing packages failed (npm ci: exit code 7); its own words are above\n',
    );
    expect(events()).toEqual([]);
  });
});
