import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { requestStamp } from './captcha.ts';
import { serverCallOptions } from './server-call-options.server.ts';

/** Protection of a form: a stamp for one without scripts, and the site key of reCAPTCHA; both may be empty. */
export async function loadFormProtection(
  page: PageFacts,
): Promise<{ readonly stamp: string; readonly siteKey: string }> {
  return { stamp: await requestStamp(serverCallOptions(page)), siteKey: env().RECAPTCHA_SITE_KEY ?? '' };
}
