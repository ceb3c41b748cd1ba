import { join } from 'node:path';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import type { FormSecret } from '#sitecore/platform/services/forms/form-keys.ts';
import { shortenLoading } from '#sitecore/platform/shorten-loading.ts';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { readEnvironment, readSettings } from './bootstrap/environment.mjs';

shortenLoading();
const { readKeyEnv } = await import('#sitecore/platform/env.ts');
const { formSecret, keyId, SECRET_FILE } = await import('#sitecore/platform/services/forms/form-keys.ts');
const { resealAll, rowsByKey, telephonesByKey, unknownKeys } =
  await import('#sitecore/platform/services/forms/reseal.ts');
const { hasSecret, newSecret, removeFormer, replaceSecret } =
  await import('#sitecore/platform/store/persistent-secret.ts');
const { Store } = await import('#sitecore/platform/store/store.ts');

// npm run keys:rotate: gives forms a new secret, and seals anew with it what former ones have sealed; interrupted, it is run again.
// With --forget it removes the former secrets once nothing needs them. An embedded store needs its platform stopped.

const ROOT = join(import.meta.dirname, '..');
const AGAIN = 'run npm run keys:rotate again';

type KeyEnv = ReturnType<typeof readKeyEnv>;

const log = (line: string): void => console.log(`rukn: ${line}`);

/** Sums the numbers of the keys that are not the current one. */
const formerIn = (counts: ReadonlyMap<string, number>, [secret]: FormSecret): number =>
  [...counts].reduce((sum, [key, rows]) => (key === keyId(secret) ? sum : sum + rows), 0);

/** Throws when the store has rows of a key that no known secret has: its secret must be found before it is replaced again. */
async function refuseUnknown(db: StoreDb, secrets: FormSecret): Promise<void> {
  const unknown = await unknownKeys(db, secrets);
  if (unknown.length > 0)
    throw new LoggableError(
      `values are sealed with unknown keys (${unknown.join(', ')}); name their secret in FORMS_SECRET_OLD, then ${AGAIN}`,
    );
}

/** Returns the secrets to seal with: with a new one first, unless a rotation is unfinished or the environment sets the secret. */
async function rotated(db: StoreDb, env: KeyEnv): Promise<FormSecret> {
  const known = formSecret(env);
  await refuseUnknown(db, known);
  if (known.length > 1 && formerIn(await rowsByKey(db), known) > 0) {
    log(`continuing: sealing with the key ${keyId(known[0])}`);
    return known;
  }
  if (env.FORMS_SECRET !== undefined) {
    if (known.length > 1) return known;
    throw new LoggableError(
      `FORMS_SECRET is set in the environment: set FORMS_SECRET_OLD to its present value and FORMS_SECRET to a new one of 32 characters or more, restart every platform, then ${AGAIN}`,
    );
  }
  const secrets = [newSecret(), ...known] as const;
  replaceSecret(env.DATA_DIR, SECRET_FILE, secrets);
  log(`the new key is ${keyId(secrets[0])}; the former, ${keyId(known[0])}, stays in ${SECRET_FILE}-old.secret`);
  return secrets;
}

async function rotate(db: StoreDb, env: KeyEnv): Promise<void> {
  const secret = await rotated(db, env);
  let resealed = 0;
  const onBatch = (rows: number): void => log(`rows sealed anew: ${(resealed += rows)}`);
  await resealAll({ db, secret, onBatch });
  const left = formerIn(await rowsByKey(db), secret);
  if (left > 0)
    throw new LoggableError(
      `rows still sealed with another key: ${left}; they were in use, or no known secret opens them. Restart every platform, then ${AGAIN}`,
    );
  log(`all rows are sealed with the key ${keyId(secret[0])}; npm run keys:rotate -- --forget removes the former keys`);
}

async function forget(db: StoreDb, env: KeyEnv): Promise<void> {
  const secrets = formSecret(env);
  const [rows, telephones] = [formerIn(await rowsByKey(db), secrets), formerIn(await telephonesByKey(db), secrets)];
  if (rows > 0) throw new LoggableError(`rows still sealed with another key: ${rows}; run npm run keys:rotate first`);
  if (telephones > 0)
    throw new LoggableError(
      `telephone numbers that only a former key finds: ${telephones}; it stays until their requests are erased`,
    );
  if (secrets.length === 1) {
    log('there is no former key');
    return;
  }
  removeFormer(env.DATA_DIR, SECRET_FILE);
  log(
    env.FORMS_SECRET_OLD.length === 0
      ? 'the former keys are removed'
      : 'nothing needs a former key: remove FORMS_SECRET_OLD from the environment and restart every platform',
  );
}

/** Checks that there is a secret, and opens the store; an embedded one is then held against platforms. */
async function main(args: readonly string[]): Promise<void> {
  const options = args.filter((arg) => arg !== '--forget');
  if (options.length > 0) throw new LoggableError('usage: npm run keys:rotate [-- --forget]');
  const variables = readEnvironment(ROOT, process.env);
  const env = readKeyEnv({ ...variables, DATA_DIR: readSettings(ROOT, variables).dataDir });
  if (env.FORMS_SECRET === undefined && env.DATABASE_URL !== undefined)
    throw new LoggableError('DATABASE_URL is set, so FORMS_SECRET must be set to the secret of its platforms');
  if (env.FORMS_SECRET === undefined && !hasSecret(env.DATA_DIR, SECRET_FILE))
    throw new LoggableError(`there is no secret of forms in ${env.DATA_DIR} yet: start the platform first`);
  const store = new Store({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await (args.includes('--forget') ? forget : rotate)(await store.db(), env);
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof LoggableError || (error instanceof Error && error.message.startsWith('environment:'));
  console.error(known ? `rukn: ${error.message}` : error);
  process.exitCode = 1;
});
