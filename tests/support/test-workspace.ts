import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOf, respondsAt, waitForProgram } from '../../scripts/bootstrap/wait-for-program.mjs';
import { unusedUrl } from './http-server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Secrets of both programs. */
export const SECRETS = {
  SITECORE_API_KEY: 'test-workspace-api-key',
  REVALIDATE_SECRET: 'test-workspace-revalidate-secret',
};

/** The built site and a content platform with a copy of the content that a test may change. */
export interface TestWorkspace {
  /** URL of the site. */
  readonly url: string;
  /** URL of the platform. */
  readonly platform: string;
  /** Saves a content file as editors do: replaces the old file by a new one. */
  save(file: string, text: string): void;
  remove(file: string): void;
  /** Starts another built site of the same content, with extra environment variables; it is stopped with the others. */
  openSite(more: Readonly<Record<string, string>>): Promise<{ readonly url: string; readonly program: ChildProcess }>;
  /** Returns the path of a content file. */
  pathOf(file: string): string;
  /** Returns the error output of the programs so far. */
  errorOutput(): string;
  /** Returns the lines of the logs of both programs so far. */
  logLines(): readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the platform's program and the built site, or a development server, on free ports, with extra environment variables
 * for both; the site reaches the platform directly, or at the URL that `through` returns for it.
 */
export async function openTestWorkspace(
  more: Readonly<Record<string, string>> = {},
  through: (platform: string) => Promise<string> = (platform) => Promise.resolve(platform),
  { development = false }: { readonly development?: boolean } = {},
): Promise<TestWorkspace> {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-workspace-'));
  for (const part of ['sitecore', 'scripts/bootstrap', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const [platform, url] = [await unusedUrl(), await unusedUrl()];
  const siteEnv = {
    WARM_PAGES: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: join(folder, '.data'),
    ...more,
    NODE_ENV: 'production',
    SITECORE_API_HOST: await through(platform),
  };
  const serve = join(folder, 'sitecore', 'platform', 'serve.ts');
  const programs = [
    start([serve], folder, { ...more, PLATFORM_PORT: new URL(platform).port, SITE_URL: url }),
    startSite(url, { ...siteEnv, NODE_ENV: development ? 'development' : 'production' }),
  ];
  let log = '';
  for (const { stdout } of programs) stdout?.on('data', (chunk) => (log += String(chunk)));
  let errorOutput = '';
  for (const { stderr } of programs) stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const pathOf = (file: string): string => join(folder, 'sitecore', 'content', file);
  const close = async (): Promise<void> => {
    await Promise.all(programs.map(stop));
    rmSync(folder, { recursive: true });
  };
  try {
    const urls = [`${platform}/healthz`, `${url}/api/healthz`];
    await Promise.all(
      programs.map((program, index) =>
        waitForProgram({ ended: endOf(program) }, respondsAt(urls[index] ?? ''), {
          // It compiles what responds first: the test's own limit ends it.
          ...(development && { timeoutMs: Infinity }),
        }),
      ),
    );
  } catch (error) {
    await close();
    throw new Error(errorOutput, { cause: error });
  }
  return {
    url,
    platform,
    save: (file, text) => {
      writeFileSync(pathOf(`${file}.new`), text);
      renameSync(pathOf(`${file}.new`), pathOf(file));
    },
    remove: (file) => {
      rmSync(pathOf(file));
    },
    openSite: async (extra) => {
      const other = await unusedUrl();
      const program = startSite(other, { ...siteEnv, DATA_DIR: join(folder, `.data-${programs.length}`), ...extra });
      programs.push(program);
      program.stdout?.resume();
      program.stderr?.resume();
      await waitForProgram({ ended: endOf(program) }, respondsAt(`${other}/livez`));
      return { url: other, program };
    },
    pathOf,
    errorOutput: () => errorOutput,
    logLines: () => log.split('\n').slice(0, -1),
    close,
  };
}

const start = (args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, LOG_LEVEL: 'warn', NEXT_TELEMETRY_DISABLED: '1', ...SECRETS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts a site at a URL. */
const startSite = (url: string, env: Readonly<Record<string, string>>): ChildProcess =>
  start([join(ROOT, 'server.ts')], ROOT, { PUBLIC_URL: url, ...env, PORT: new URL(url).port });

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}
