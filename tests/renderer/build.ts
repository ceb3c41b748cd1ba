import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = 'tests/renderer/app';
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
/** Options of Next: the app's configuration imports TypeScript, which Node strips. */
const OPTIONS = ['--experimental-next-config-strip-types', '.'];
const STAMP = join(ROOT, APP, '.next', 'sources');

/** Sources of the app; its build is kept until one of them changes. */
const SOURCES = [
  APP,
  'src/cms',
  'src/shell',
  'src/pages',
  'src/i18n',
  'src/config',
  'src/services',
  'src/features/captcha',
  'src/ui/lazy-component.tsx',
  'src/styles/fonts.css',
  'sitecore/definitions',
  'sitecore/contracts',
  'package-lock.json',
];

/** Builds the app of probes for production, unless a build of the same sources exists. */
export async function buildProbes(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const { ended, output } = next('build', '--webpack');
  const code = await ended;
  if (code !== 0) throw new Error(`the app of probes does not build:\n${output()}`);
  writeFileSync(STAMP, sources);
}

/** Serves the built app on a free port. */
export async function serveProbes(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { child, ended, output } = next('start', '--port', '0');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const port = /localhost:(\d+)[^]*Ready/.exec(output())?.[1];
      if (port !== undefined) resolve(`http://localhost:${port}`);
    });
    void ended.then(() => reject(new Error(`the app of probes does not start:\n${output()}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, stop };
}

function next(command: 'build' | 'start', ...options: readonly string[]) {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, [NEXT, command, ...options, ...OPTIONS], {
    // It has no part of the site's own build, which is in the project's folder.
    cwd: join(ROOT, APP),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => chunks.join('') };
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesOf)) hash.update(`\n${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** Files that Next generates in the app. */
const GENERATED = new Set(['.next', 'next-env.d.ts']);

function filesOf(path: string): readonly string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path)).filter((name) => !GENERATED.has(name) && !name.includes('.test.'));
  return names.sort().flatMap((name) => filesOf(`${path}/${name}`));
}
