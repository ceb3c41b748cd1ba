import { CAPTCHA_TIMEOUT_MS } from '#src/config/timings/services.ts';
import type { Captcha } from './embedded-captcha.ts';

/** Token of a submit, and the text of the response to its validation: "true" or not. Empty when they did not arrive in time. */
export interface CaptchaState {
  readonly token: string;
  readonly responseText: string;
}

/**
 * Takes a token and sends it for validation; resolves with what has arrived after 15 seconds at most. The form is then
 * submitted whatever the response: the server decides.
 */
export function passCaptcha({ takeToken }: Pick<Captcha, 'takeToken'>, host: string): Promise<CaptchaState> {
  const ended = new AbortController();
  let state: CaptchaState = { token: '', responseText: '' };
  const pass = async (): Promise<void> => {
    const token = await takeToken();
    if (token === '' || ended.signal.aborted) return;
    state = { token, responseText: '' };
    const { validateCaptchaToken } = await import('#src/services/captcha.ts');
    state = { token, responseText: await validateCaptchaToken(token, { host, signal: ended.signal }) };
  };
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve(state);
      ended.abort();
    };
    const timer = setTimeout(end, CAPTCHA_TIMEOUT_MS);
    // Code that does not load leaves the form without a captcha.
    void pass().then(end, end);
  });
}
