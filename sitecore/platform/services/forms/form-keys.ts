import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { westernDigits } from '#sitecore/rules/digits.ts';
import type { Env } from '../../env.ts';
import { formerSecrets, persistentSecret } from '../../store/persistent-secret.ts';

/** Name of the files of the secret in the data folder. */
export const SECRET_FILE = 'forms';

/** The secret of forms that seals now, then the former ones, which open alone, the newest first. */
export type FormSecret = readonly [current: string, ...former: string[]];

/** Returns the secret of forms with all former ones, of the environment and of the data folder. */
export const formSecret = (env: Pick<Env, 'FORMS_SECRET' | 'FORMS_SECRET_OLD' | 'DATA_DIR'>): FormSecret => {
  const current = env.FORMS_SECRET ?? persistentSecret(env.DATA_DIR, SECRET_FILE);
  const former = [...env.FORMS_SECRET_OLD, ...formerSecrets(env.DATA_DIR, SECRET_FILE)];
  return [current, ...new Set(former.filter((secret) => secret !== current))];
};

/** Purposes for which keys are derived from the secret of forms. */
type Purpose = 'values' | 'forgery token' | 'contact' | 'reference';

const keys = new Map<string, Buffer>();

/** Returns the key of a purpose, derived from the secret of forms. */
export function keyOf(secret: string, purpose: Purpose): Buffer {
  const id = `${purpose} ${secret}`;
  const known = keys.get(id) ?? Buffer.from(hkdfSync('sha256', secret, '', `rukn forms: ${purpose}`, 32));
  keys.set(id, known);
  return known;
}

/** Bytes of the id of a key. */
export const ID_BYTES = 4;

/** Returns the id of a secret's key, eight hexadecimal digits, which tell nothing of either. */
export const keyId = (secret: string): string =>
  createHash('sha256')
    .update(keyOf(secret, 'values'))
    .digest('hex')
    .slice(0, ID_BYTES * 2);

const hashOf = (secret: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url');

const plainContactHash = (secret: string, telephone: string): string =>
  hashOf(secret, 'contact', nationalNumber(telephone));

/** Returns a keyed hash, by which a telephone number is found without being stored: the id of the key, a dot, the hash. */
export const contactHash = ([secret]: FormSecret, telephone: string): string =>
  `${keyId(secret)}.${plainContactHash(secret, telephone)}`;

/** Returns all hashes that a telephone number may be stored as: of each key, with its id and without, as before keys had ids. */
export const contactHashes = (secrets: FormSecret, telephone: string): readonly string[] =>
  secrets.flatMap((secret) => [contactHash([secret], telephone), plainContactHash(secret, telephone)]);

/** Returns a keyed hash of a reference as it is compared, by which tries are counted. */
export const referenceHash = ([secret]: FormSecret, key: string): string => hashOf(secret, 'reference', key);

/** Returns the digits of a telephone number without the Saudi prefix and leading zeros. */
const nationalNumber = (telephone: string): string =>
  westernDigits(telephone).replace(/\D/g, '').replace(/^00/, '').replace(/^966/, '').replace(/^0+/, '');
