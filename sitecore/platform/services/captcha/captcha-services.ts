import { captchaChallenge, validateCaptcha } from '#sitecore/contracts/captcha.ts';
import { success } from '#sitecore/contracts/result.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service } from '../service/service.ts';

const ERRORS: ErrorFormat<never> = { statuses: [], own: (failed) => failed, common: commonError };

/** Each costs the platform a millisecond, the browser half a second. */
const CHALLENGES: Limit = { requests: 60, seconds: 60, in: 'memory' };
const VALIDATIONS: Limit = { requests: 30, seconds: 60, in: 'store' };

/** The services of `/api/sitecore/Captcha`; their code is imported on first use. */
export const captchaServices: readonly Service[] = [
  defineService(
    captchaChallenge,
    async (_, { secrets, now }) => {
      const [{ issueChallenge }, { issueStamp }] = await Promise.all([
        import('./challenge.ts'),
        import('./form-stamp.ts'),
      ]);
      return success({
        challenge: await issueChallenge(secrets.captcha, now),
        stamp: issueStamp(secrets.captcha, now),
      });
    },
    { limit: CHALLENGES, errors: ERRORS },
  ),
  defineService(
    validateCaptcha,
    async ({ response }, context) => {
      const { validateToken } = await import('./validate-token.ts');
      return success(String(await validateToken(response, context)));
    },
    { limit: VALIDATIONS, errors: ERRORS },
  ),
];
