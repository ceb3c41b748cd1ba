import type { Limit } from '../limits/limit.ts';
import type { ServiceContext } from '../service/service.ts';
import { isStampValid } from './form-stamp.ts';
import { acceptPassed } from './passed-captchas.ts';

/** Fields of a form by which its service tells people from bots. */
export interface HumanFields {
  /** Token of the captcha, validated before. */
  readonly token?: string | undefined;
  /** Signed time of a form without scripts. */
  readonly stamp?: string | undefined;
  /** Field that people do not see: whoever fills it in is a bot. */
  readonly trap?: string | undefined;
}

/** Forms without a token that a client may send. */
const WITHOUT_TOKEN: Limit = { requests: 5, seconds: 3_600, in: 'store' };

/**
 * Returns true for a form of a person: once with a token that has passed, or without scripts, up to five an hour, with a stamp
 * of at least three seconds and an empty trap.
 */
export async function isHuman(
  { token = '', stamp = '', trap = '' }: HumanFields,
  { store, secrets, now, take }: Pick<ServiceContext, 'store' | 'secrets' | 'now' | 'take'>,
): Promise<boolean> {
  if (trap !== '') return false;
  if (token !== '') return acceptPassed(await store.db(), token, now);
  return isStampValid(stamp, secrets.captcha, now) && take('form-without-token', WITHOUT_TOKEN);
}
