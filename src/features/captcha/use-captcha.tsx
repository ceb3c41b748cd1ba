import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { type Captcha, embeddedCaptcha } from './embedded-captcha.ts';
import { type CaptchaState, passCaptcha } from './pass-captcha.ts';
import type { Execute } from './Recaptcha.tsx';

interface CaptchaOptions {
  /** Site key of reCAPTCHA v3; empty for the embedded captcha. */
  readonly siteKey: string;
  /** Name of the form's action for reCAPTCHA: letters and slashes. */
  readonly action: string;
  /** Host of the services; empty for the site's own. */
  readonly host: string;
}

interface FormCaptcha {
  /** Call when the form is touched: loads the captcha and begins its work. */
  readonly touch: () => void;
  /** Resolves when the form may be submitted, after 15 seconds at most; never rejects. */
  readonly pass: () => Promise<CaptchaState>;
  /** Render inside the form. */
  readonly element: ReactNode;
}

const LazyRecaptcha = lazyComponent('Recaptcha', async () => (await import('./Recaptcha.tsx')).Recaptcha);

/** reCAPTCHA, whose tokens wait until its script has loaded. */
interface DeferredRecaptcha extends Captcha {
  readonly onReady: (execute: Execute) => void;
}

function deferredRecaptcha(action: string): DeferredRecaptcha {
  let onReady: (execute: Execute) => void = () => undefined;
  const ready = new Promise<Execute>((resolve) => {
    onReady = resolve;
  });
  return {
    onReady,
    prepare: () => undefined,
    takeToken: async () => {
      const execute = await ready;
      return execute(action).catch(() => '');
    },
  };
}

/** Returns the captcha of a form: reCAPTCHA with a site key, else the embedded one. Loads nothing before `touch`. */
export function useCaptcha({ siteKey, action, host }: CaptchaOptions): FormCaptcha {
  const [isTouched, setIsTouched] = useState(false);
  const [embedded] = useState(() => embeddedCaptcha(host));
  const [recaptcha] = useState(() => deferredRecaptcha(action));
  const captcha: Captcha = siteKey === '' ? embedded : recaptcha;
  const touch = (): void => {
    setIsTouched(true);
    captcha.prepare();
  };
  return {
    touch,
    pass: () => {
      touch();
      return passCaptcha(captcha, host);
    },
    element: siteKey !== '' && isTouched ? <LazyRecaptcha siteKey={siteKey} onReady={recaptcha.onReady} /> : null,
  };
}
