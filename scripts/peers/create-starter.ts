import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/** The release of the official starter, that of the site's SDK. */
const RELEASE = 'create-sitecore-jss@23.0.0';
const TEMPLATES = 'nextjs,nextjs-sxa';

const CREATE_MS = 120_000;
const INSTALL_MS = 300_000;
const BUILD_MS = 600_000;

/** The environment of the starter's programs, by the names of its own `.env`. */
export type StarterEnv = Readonly<Record<string, string>>;

/** Creates the official starter from npm in a folder, installs its packages and builds it unmodified; returns the build's output. */
export async function createStarter(folder: string, env: StarterEnv): Promise<string> {
  const answers = [
    ...['--appName', 'rukn', '--destination', folder, '--hostName', 'https://rukn.example', '--fetchWith', 'GraphQL'],
    ...['--language', 'en', '--prerender', 'SSG', '--no-appPrefix', '--yes', '--silent', '--noInstall'],
  ];
  await run('npx', ['--yes', RELEASE, '--templates', TEMPLATES, ...answers], dirname(folder), {}, CREATE_MS);
  await run('npm', ['install', '--no-audit', '--no-fund'], folder, {}, INSTALL_MS);
  return run('npm', ['run', 'build'], folder, env, BUILD_MS);
}

/** Returns the path of the starter's server. */
export const starterServer = (folder: string): string => join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');

/** Runs a program with this Node to its end and returns its output; rejects with its last lines when it fails or lasts too long. */
function run(program: string, args: readonly string[], cwd: string, env: StarterEnv, timeout: number): Promise<string> {
  const path = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  const options = { cwd, timeout, maxBuffer: 64_000_000, shell: process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [...args],
      { ...options, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env, PATH: path } },
      (error, stdout, stderr) => {
        if (!error) return void resolve(stdout);
        const command = [program, ...args.slice(0, 2)].join(' ');
        const reason = error.killed ? `not done after ${timeout / 1000} s` : lastLines(stdout + stderr, 40);
        reject(new Error(`${command}: ${reason}`, { cause: error }));
      },
    );
    child.stdin?.end();
  });
}

/** Returns the last lines of a text. */
export const lastLines = (text: string, count: number): string => text.trimEnd().split('\n').slice(-count).join('\n');
