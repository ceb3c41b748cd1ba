import * as z from 'zod/mini';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** Google's own proposal: below are probably bots. */
const MIN_SCORE = 0.5;

const verification = z.object({ success: z.boolean(), score: z.optional(z.number()) });

/** Returns true when reCAPTCHA takes a token's visitor for a human; rejects when it does not respond. */
export async function verifyRecaptcha(token: string, key: string, signal: AbortSignal): Promise<boolean> {
  const body = new URLSearchParams({ secret: key, response: token });
  const response = await fetch(VERIFY_URL, { method: 'POST', body, signal });
  const { success, score = 0 } = verification.parse(await response.json());
  return success && score >= MIN_SCORE;
}
