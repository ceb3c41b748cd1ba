/** Timeout of a service call in the browser. */
export const SERVICE_TIMEOUT_MS = 10_000;

/** Timeout of the site's request to the platform: shorter, so that the visitor learns which one failed. */
export const SERVICE_PROXY_TIMEOUT_MS = 9_000;

/** Timeout of a call that streams a file: an upload over a slow connection takes minutes. */
export const SERVICE_STREAM_TIMEOUT_MS = 180_000;

/** Longest wait of a form for its captcha (document 2, section 9); then it is submitted as it is. */
export const CAPTCHA_TIMEOUT_MS = 15_000;

/** Longest wait for the response to a form without files, while its button shows that it is being sent (document 2, section 9). */
export const FORM_WATCH_MS = 60_000;

/** Age at which an unused captcha token is replaced by a new one: less than its validity. */
export const CAPTCHA_TOKEN_MAX_AGE_MS = 15 * 60_000;

/** Time before the end of a contract's session at which the tracker says so. */
export const SESSION_WARNING_MS = 120_000;
