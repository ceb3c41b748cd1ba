import type { ServiceContext } from '../service/service.ts';
import { solvedChallenge } from './challenge.ts';
import { hasPassed, rememberPassed, spendChallenge } from './passed-captchas.ts';
import { verifyRecaptcha } from './recaptcha.ts';

type Context = Pick<ServiceContext, 'store' | 'secrets' | 'recaptchaKey' | 'now' | 'signal'>;

/** Validates a token and remembers for five minutes that it has passed; a token passes again until a form accepts it. */
export async function validateToken(token: string, context: Context): Promise<boolean> {
  const { store, recaptchaKey, now, signal } = context;
  const db = await store.db();
  if (await hasPassed(db, token, now)) return true;
  const passes =
    recaptchaKey === undefined
      ? await passesEmbedded(token, context)
      : await verifyRecaptcha(token, recaptchaKey, signal);
  if (passes) await rememberPassed(db, token, now);
  return passes;
}

async function passesEmbedded(token: string, { store, secrets, now }: Context): Promise<boolean> {
  const solved = await solvedChallenge(token, secrets.captcha, now);
  return solved !== undefined && spendChallenge(await store.db(), solved.id, solved.expiresAt, now);
}
