import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import { type FormSecret, ID_BYTES, keyId, keyOf } from './form-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Version of the format, the first byte; in the first version no id of a key follows it. */
export const VERSION = 2;
const WITHOUT_ID = 1;

/** Thrown for a value whose key is none of those known. */
export class UnknownKeyError extends LoggableError {
  override readonly name = 'UnknownKeyError';

  constructor(id?: string) {
    const key = id === undefined ? 'a key' : `the key ${id}`;
    super(
      `forms: a value is sealed with ${key} that is not known; after npm run keys:rotate restart the platform, else name the former secret in FORMS_SECRET_OLD`,
    );
  }
}

/**
 * Seals bytes with a key of the current secret: version, id of the key, nonce, tag and ciphertext. `owner` names the row they
 * belong to; they open for no other.
 */
export function seal([secret]: FormSecret, owner: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, 'values'), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Uint8Array.of(VERSION), Buffer.from(keyId(secret), 'hex'), nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what `seal` returned, with a former secret too; throws when none is its own, the owner is another, or a byte has changed. */
export function unseal(secrets: FormSecret, owner: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  if (bytes[0] === WITHOUT_ID) return unsealWithoutId(secrets, owner, bytes.subarray(1));
  if (bytes[0] !== VERSION) throw new Error('sealed with a version that is unknown');
  const id = bytes.toString('hex', 1, 1 + ID_BYTES);
  const secret = secrets.find((one) => keyId(one) === id);
  if (secret === undefined) throw new UnknownKeyError(id);
  return decrypt(secret, owner, bytes.subarray(1 + ID_BYTES));
}

/** Opens bytes without the id of their key, with the first secret that does. */
function unsealWithoutId(secrets: FormSecret, owner: string, bytes: Buffer): Buffer {
  for (const secret of secrets) {
    try {
      return decrypt(secret, owner, bytes);
    } catch {
      // The tag tells that the key is another; the next is tried.
    }
  }
  throw new UnknownKeyError();
}

function decrypt(secret: string, owner: string, bytes: Buffer): Buffer {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, 'values'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
}

/** Seals a text; returns base64. */
export const sealText = (secret: FormSecret, owner: string, text: string): string =>
  seal(secret, owner, Buffer.from(text)).toString('base64');

/** Opens what `sealText` returned. */
export const unsealText = (secret: FormSecret, owner: string, sealed: string): string =>
  unseal(secret, owner, Buffer.from(sealed, 'base64')).toString();
