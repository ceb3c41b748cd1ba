import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';

/** Returns a token for an action. */
export type Execute = (action: string) => Promise<string>;

interface RecaptchaProps {
  readonly siteKey: string;
  /** Receives the function for tokens once reCAPTCHA's script has loaded. */
  readonly onReady: (execute: Execute) => void;
}

/** Loads reCAPTCHA v3; renders nothing but its script and badge. */
export const Recaptcha = ({ siteKey, onReady }: RecaptchaProps) => (
  <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true, defer: true }}>
    <Ready onReady={onReady} />
  </GoogleReCaptchaProvider>
);

function Ready({ onReady }: Pick<RecaptchaProps, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}
