import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Validates a captcha token: the text "true" for a token that has passed; any other text means that it has not. */
export const validateCaptcha = {
  ...CALLS.captcha,
  request: z.object({ response: text(8192) }),
  /** A text; clients that read it as JSON get a boolean. */
  response: z.pipe(z.union([z.string(), z.boolean()]), z.pipe(z.transform(String), z.string())),
} satisfies Call;

/** Challenge of the embedded captcha, as altcha-lib makes it. */
const challenge = z.object({
  parameters: z.object({
    algorithm: text(32),
    nonce: text(128),
    salt: text(128),
    cost: z.int().check(z.positive()),
    keyLength: z.int().check(z.positive()),
    keyPrefix: text(128),
    keySignature: z.optional(text(256)),
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  signature: text(256),
});

/**
 * Returns a challenge, whose solution is a token, and a stamp: the signed time, which a form without scripts sends in the place
 * of a token.
 */
export const captchaChallenge = {
  ...CALLS.captchaChallenge,
  request: z.object({}),
  response: z.object({ challenge, stamp: text(256) }),
} satisfies Call;
export type CaptchaChallenge = ResponseOf<typeof captchaChallenge>['challenge'];

/** Token of the embedded captcha: the challenge with its solution, as base64 of JSON. */
export const captchaSolution = z.object({
  challenge,
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: text(256) }),
});
