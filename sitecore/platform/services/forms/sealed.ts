import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf } from './form-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Version of the format, the first byte. */
const VERSION = 1;

/**
 * Seals bytes with a key of the secret: version, nonce, tag and ciphertext. `owner` names the row they belong to; they open
 * for no other.
 */
export function seal(secret: string, owner: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, 'values'), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Uint8Array.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what `seal` returned; throws when the secret or the owner is another, or a byte has changed. */
export function unseal(secret: string, owner: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error('sealed with a version that is unknown');
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const tagEnd = 1 + NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, 'values'), nonce);
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
}

/** Seals a text; returns base64. */
export const sealText = (secret: string, owner: string, text: string): string =>
  seal(secret, owner, Buffer.from(text)).toString('base64');

/** Opens what `sealText` returned. */
export const unsealText = (secret: string, owner: string, sealed: string): string =>
  unseal(secret, owner, Buffer.from(sealed, 'base64')).toString();
