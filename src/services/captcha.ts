import { captchaChallenge, type CaptchaChallenge, validateCaptcha } from '#sitecore/contracts/captcha.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';

/** Requests a challenge of the embedded captcha. */
export async function requestChallenge(options?: CallOptions): Promise<Result<CaptchaChallenge, CallFailure>> {
  const result = await callService(captchaChallenge, {}, options);
  return result.ok ? success(result.value.challenge) : result;
}

/** Requests a stamp, the signed time for a form without scripts; an empty text when there is none. */
export async function requestStamp(options?: CallOptions): Promise<string> {
  const result = await callService(captchaChallenge, {}, options);
  return result.ok ? result.value.stamp : '';
}

/** Sends a captcha token for validation; returns the text of the response, empty when there is none. */
export async function validateCaptchaToken(token: string, options?: CallOptions): Promise<string> {
  const result = await callService(validateCaptcha, { response: token }, options);
  return result.ok ? result.value : '';
}
