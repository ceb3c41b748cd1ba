import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { BuilderContext } from './builder-context.ts';
import type { Phase } from './builder-state.ts';

/** Renders what is said when nobody knows if the form has arrived; it takes the focus. */
export function NotSent({ form: { phrases } }: { readonly form: BuilderContext }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="builder-notice builder-wide">
      <Icon name="info" />
      <div>
        <h2>{phrases.form_not_sent}</h2>
        <p>{phrases.form_not_sent_text}</p>
        <Button type="submit" kind="line" size="sm">
          {phrases.form_try_again}
        </Button>
      </div>
    </div>
  );
}

/** Renders what is awaited; its live region always exists. */
export const PendingLine = ({ form, phase }: { readonly form: BuilderContext; readonly phase: Phase }) => (
  <p role="status" className="builder-status">
    {phase === 'checking' && form.phrases.form_checking}
    {phase === 'sending' && form.phrases.form_sending}
  </p>
);

/** Renders the thanks in the place of a form that was accepted without a page of its own to go to; it takes the focus. */
export function Sent({ form: { phrases } }: { readonly form: BuilderContext }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="builder-form builder-sent">
      <span className="builder-sent-mark">
        <Icon name="check" />
      </span>
      <h2>{phrases.form_sent}</h2>
      <p>{phrases.form_sent_text}</p>
    </div>
  );
}
