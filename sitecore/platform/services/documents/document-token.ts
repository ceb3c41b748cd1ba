import { createHmac } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { isLanguage, type Language } from '#sitecore/definitions/language.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'document';

/** Validity of a check: ten minutes. */
const TOKEN_SECONDS = 10 * 60;

/** The key of documents' tokens, derived from the secret of the captcha, which their check has passed. */
const keyOf = (secret: string): string => createHmac('sha256', secret).update('document token').digest('hex');

/** A document that a token gives, and its language. */
interface TokenDocument {
  readonly id: string;
  readonly language: Language;
}

/** Returns a token for the file of a document, valid for ten minutes. */
export function issueDocumentToken({ id, language }: TokenDocument, secret: string, now: Date): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  return sign({ aud: AUDIENCE, sub: id, lang: language, exp }, keyOf(secret), ALGORITHM);
}

/** Returns the document of a token; undefined for a text that is no valid one. */
export async function documentOfToken(token: string, secret: string, now: Date): Promise<TokenDocument | undefined> {
  try {
    const options = { alg: ALGORITHM, aud: AUDIENCE, exp: false, iat: false } as const;
    const { sub, lang, exp } = await verify(token, keyOf(secret), options);
    const isCurrent = exp !== undefined && now.getTime() < exp * 1000;
    return isCurrent && typeof sub === 'string' && isLanguage(lang) ? { id: sub, language: lang } : undefined;
  } catch {
    return undefined;
  }
}
