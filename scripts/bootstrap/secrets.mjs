import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-error.mjs';
import { tryLock } from '../../sitecore/platform/store/lock.mjs';

const SECRETS = [
  'SITECORE_API_KEY',
  'JSS_EDITING_SECRET',
  'REVALIDATE_SECRET',
  'EMBEDDED_FORMS_API_KEY',
  'SITE_SECRET',
];

/** The fewest characters of a secret that both programs accept. */
const SHORTEST = 16;

const LOCK_TIMEOUT_MS = 10_000;

/** Codes of a folder that cannot be written: read-only, of another owner, full, or no folder. */
const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'ENOTDIR', 'EEXIST'];

/**
 * Returns the secrets of a run by variable name: those set in the environment as they are, the others generated once
 * and stored in `secrets.json` of the data folder, readable only by its owner.
 */
export async function ensureSecrets(dataDir, env) {
  const given = SECRETS.filter((name) => env[name]);
  const missing = SECRETS.filter((name) => !env[name]);
  const stored = missing.length === 0 ? {} : await loadOrCreate(dataDir, missing);
  return Object.fromEntries([
    ...given.map((name) => [name, env[name]]),
    ...missing.map((name) => [name, stored[name]]),
  ]);
}

async function loadOrCreate(dataDir, names) {
  try {
    return await loadOrCreateFile(dataDir, names);
  } catch (error) {
    if (!UNWRITABLE.includes(error.code)) throw error;
    throw new CommandError(`${dataDir} cannot be written (${error.code}); set DATA_DIR to a folder that can`);
  }
}

async function loadOrCreateFile(dataDir, names) {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secrets.json');
  const known = readSecretsFile(file);
  if (names.every((name) => known[name])) return known;
  const lock = await waitForLock(join(dataDir, 'secrets.lock'));
  try {
    return addMissing(file, names);
  } finally {
    lock.release();
  }
}

/** Adds missing secrets; replaces the file atomically, so that a reader without the lock never reads a part of it. */
function addMissing(file, names) {
  const known = readSecretsFile(file);
  const made = names.filter((name) => !known[name]).map((name) => [name, randomBytes(32).toString('base64url')]);
  const all = { ...known, ...Object.fromEntries(made) };
  // Renamed before its content is on disk, it could be empty after a power failure.
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return all;
}

function readSecretsFile(file) {
  if (!existsSync(file)) return {};
  const known = parseSecrets(file);
  const short = SECRETS.find((name) => name in known && String(known[name] ?? '').length < SHORTEST);
  if (short === undefined) return known;
  throw new CommandError(
    `${short} in ${file} has fewer than ${SHORTEST} characters; remove its line to generate another`,
  );
}

function parseSecrets(file) {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof known === 'object' && known !== null) return known;
  } catch {
    // Said below.
  }
  throw new CommandError(`${file} is not readable as JSON; repair it, or delete it to generate new secrets`);
}

async function waitForLock(path) {
  for (const deadline = Date.now() + LOCK_TIMEOUT_MS; ; await wait(20)) {
    const lock = tryLock(path);
    if (lock.release) return lock;
    if (Date.now() > deadline)
      throw new CommandError(`${path} is held by process ${lock.holder.pid}; stop it and try again`);
  }
}
