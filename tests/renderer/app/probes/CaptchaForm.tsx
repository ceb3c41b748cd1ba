import { type SyntheticEvent, useState } from 'react';
import { useCaptcha } from '#src/features/captcha/use-captcha.tsx';
import type { ProbeProps } from '../probe.ts';

/** A form that waits for the embedded captcha before it is sent. */
export function CaptchaForm({ fields: { Label } }: ProbeProps) {
  const captcha = useCaptcha({ siteKey: '', action: 'probe', host: '' });
  const [status, setStatus] = useState('not sent');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { token, responseText } = await captcha.pass();
    setStatus(`sent with ${token === '' ? 'no token' : 'a token'} and ${responseText}`);
  };
  return (
    <form onFocus={captcha.touch} onSubmit={(event) => void submit(event)}>
      <input aria-label={Label.value} />
      <button type="submit">send {Label.value}</button>
      <output>{status}</output>
      {captcha.element}
    </form>
  );
}
