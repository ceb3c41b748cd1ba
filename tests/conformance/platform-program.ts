import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, vi } from 'vitest';
import type { StoreOptions } from '#sitecore/platform/store/store.ts';
import { BASELINE_WASM } from '#tests/support/baseline-wasm.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The secret by which the site's requests are known. */
export const SITE_SECRET = 'a-secret-of-the-site-for-tests-only-1234567';

/** Stands for each secret that platforms of one database share. */
const SHARED = 'a secret of the tests of programs, long enough';

/** Variables that must not come from a developer's environment; an empty one counts as not set. */
const UNSET = {
  DATABASE_URL: '',
  PLATFORM_PORT: '',
  PLATFORM_HOST: '',
  SITECORE_API_KEY: '',
  DATA_DIR: '',
  CONTENT_DIR: '',
  SITE_URL: '',
  LOG_LEVEL: '',
  QA: '',
  EDGE_QUERIES_PER_SECOND: '',
  EDITING_PASSWORD: '',
  EDITING_TRUSTED_PROXIES: '',
  KIOSK_TOKEN_SECRET: '',
  KIOSK_STAFF_SECRET: '',
  KIOSK_ENROLMENT: 'local',
  CAPTCHA_SECRET: '',
  TRACKER_CODE_SECRET: '',
  SMS_GATEWAY_URL: '',
  SMS_GATEWAY_TOKEN: '',
  FORMS_SECRET: '',
  FORMS_SECRET_OLD: '',
  STAFF_PASSWORD: '',
  INTEGRITY_PASSWORD: '',
  FORMS_WEBHOOK_URL: '',
  FORMS_WEBHOOK_SECRET: '',
  FORMS_SMTP_URL: '',
  FORMS_MAIL_FROM: '',
  FORMS_DAILY_MB: '',
  CLAMAV: '',
  RECAPTCHA_SECRET_KEY: '',
  SITE_SECRET,
};

const programs: ChildProcess[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
});

/** Starts the platform of a checkout, by default this one, as a program of its own; it is killed after the test. */
export function startPlatformProgram(
  env: Partial<typeof UNSET>,
  options: readonly string[] = [],
  root = ROOT,
): ChildProcess {
  const program = spawn(
    process.execPath,
    [...BASELINE_WASM, ...options, join(root, 'sitecore', 'platform', 'serve.ts')],
    {
      cwd: root,
      env: { ...process.env, ...UNSET, ...env },
    },
  );
  programs.push(program);
  return program;
}

/** Returns a temporary checkout whose platform serves a copy of a content folder. */
export function platformCheckout(content: string): string {
  const root = mkdtempSync(join(tmpdir(), 'rukn-platform-'));
  const isCode = (path: string): boolean => path !== join(ROOT, 'sitecore', 'content');
  for (const part of ['sitecore', 'package.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: isCode });
  cpSync(content, join(root, 'sitecore', 'content'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

/** Collects the output of a program from now on, of both streams. */
export function writtenBy({ stdout, stderr }: ChildProcess): readonly string[] {
  const written: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk) => written.push(String(chunk)));
  return written;
}

/** Returns the URL that a starting platform logs among what it has written. */
export const hostIn = (written: readonly string[]): Promise<string> =>
  vi.waitUntil(() => /http:\/\/localhost:\d+/.exec(written.join(''))?.[0], { timeout: WAIT_TIMEOUT_MS });

/** Starts the platform as a program on a store, with all secrets; returns it with its URL. */
export async function startPlatformOn({ dataDir, databaseUrl }: StoreOptions) {
  const program = startPlatformProgram({
    ...{ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0' },
    ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    ...{ KIOSK_TOKEN_SECRET: SHARED, KIOSK_STAFF_SECRET: SHARED, CAPTCHA_SECRET: SHARED },
    ...{ TRACKER_CODE_SECRET: SHARED, FORMS_SECRET: SHARED },
  });
  return { program, host: await hostIn(writtenBy(program)) };
}
