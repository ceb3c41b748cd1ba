import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { env } from '#src/config/env.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Time at which it expires, and the value. */
const content = z.tuple([z.number(), z.string()]);

/** Values are sealed at one length, which tells nothing of theirs. */
const LENGTH = 64;

/** Time for which a sealed value can be opened: as long as a page may stay open in a browser. */
const VALID_MS = 24 * 3_600_000;

/** Without a secret that instances of the site share, each opens its own values, until it ends. */
const ownSecret = randomBytes(32).toString('base64url');

const key = (): Buffer =>
  createHash('sha256')
    .update(`sealed values ${env().SITE_SECRET ?? ownSecret}`)
    .digest();

/** Returns a value that only the site opens again, for a purpose and a day; an empty one stays empty. */
export function seal(value: string, purpose: string, now = Date.now()): string {
  if (value === '') return '';
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key(), iv).setAAD(Buffer.from(purpose));
  const text = JSON.stringify([now + VALID_MS, value]).padEnd(LENGTH);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the value that was sealed for a purpose; undefined for any other text and after a day. */
export function unseal(text: string, purpose: string, now = Date.now()): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.byteLength <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const [expires, value] = content.parse(JSON.parse(opened.toString('utf8')));
    return expires > now ? value : undefined;
  } catch {
    return undefined;
  }
}
