import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaChallenge, type CaptchaChallenge, captchaSolution } from '#sitecore/contracts/captcha.ts';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';

/** Validity of a challenge: a visitor fills a form in less. */
const VALID_MS = 20 * 60_000;

/** A browser tries this many keys of 5,000 rounds each: about half a second of a laptop, two of a phone. */
const COUNTERS = { min: 500, max: 1_000 };
const COST = 5_000;

/** Returns the two secrets of challenges: of their parameters, and of the key that solves them. */
const secretsOf = (secret: string) => ({
  hmacSignatureSecret: createHmac('sha256', secret).update('challenge').digest('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('key').digest('hex'),
});

/** Creates a challenge that is valid for twenty minutes. */
export async function issueChallenge(secret: string, now: Date): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTERS.min, COUNTERS.max),
    expiresAt: new Date(now.getTime() + VALID_MS),
    deriveKey,
    ...secretsOf(secret),
  });
  return captchaChallenge.response.shape.challenge.parse(challenge);
}

/** A challenge that a token solves. */
interface SolvedChallenge {
  readonly id: string;
  readonly expiresAt: Date;
}

/** Returns the challenge that a token solves; undefined for any other text, or when the challenge has expired. */
export async function solvedChallenge(token: string, secret: string, now: Date): Promise<SolvedChallenge | undefined> {
  const read = captchaSolution.safeParse(parseSentJson(Buffer.from(token, 'base64').toString('utf8')));
  if (!read.success) return undefined;
  const { challenge, solution } = read.data;
  const { keySignature, expiresAt, ...parameters } = challenge.parameters;
  if (expiresAt * 1000 <= now.getTime()) return undefined;
  const { verified } = await verifySolution({
    challenge: { ...challenge, parameters: { ...parameters, expiresAt, ...(keySignature && { keySignature }) } },
    solution,
    deriveKey,
    ...secretsOf(secret),
  });
  return verified ? { id: challenge.signature, expiresAt: new Date(expiresAt * 1000) } : undefined;
}
