import type { ContentOrigins } from '#src/config/content-origins.ts';

/** Origins that a widget with a captcha adds to its page while a site key is set. */
export const RECAPTCHA_ORIGINS: ContentOrigins = {
  whenSet: 'RECAPTCHA_SITE_KEY',
  directives: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    // Google's script adds style elements of its own.
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};
