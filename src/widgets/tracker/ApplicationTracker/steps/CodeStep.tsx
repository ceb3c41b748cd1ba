import { type SyntheticEvent, useRef, useState } from 'react';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import type { ApplicationTrackerProps } from '../ApplicationTracker.widget.ts';
import { TrackerNotice } from '../TrackerNotice.tsx';
import { CODE_LENGTH, CodeField } from './CodeField.tsx';

interface CodeStepProps extends Pick<ApplicationTrackerProps, 'uid' | 'fields' | 'phrases' | 'page'> {
  readonly notSent: string;
  readonly error: string;
  readonly isVerifying: boolean;
  readonly onError: (error: string) => void;
  readonly onVerify: (code: string) => void;
  readonly onBack: () => void;
}

/** Renders the entry of the one-time code. */
export function CodeStep({ notSent, onBack, ...props }: CodeStepProps) {
  const { phrases, fields } = props;
  return (
    <div className="tracker-code-page">
      <section className="tracker-panel tracker-code-panel">
        <StarIcon name="lock" className="mx-auto size-18 text-xl" />
        <h1 data-title="" tabIndex={-1}>
          {phrases.tracker_code_title}
        </h1>
        {notSent === '' ? (
          <>
            <p>{phrases.tracker_code_lead}</p>
            <CodeForm {...props} />
          </>
        ) : (
          <TrackerNotice kind="danger" title={phrases.tracker_code_not_sent} text={notSent} />
        )}
        <Button kind={notSent === '' ? 'text' : 'primary'} iconStart="prev" wide onClick={onBack}>
          {phrases['Tracker-Go-Back']}
        </Button>
      </section>
      {isShown(fields.CodeNote) && (
        <p className="tracker-code-note">
          <Icon name="shield" />
          <span>
            <Text field={fields.CodeNote} />
          </span>
        </p>
      )}
    </div>
  );
}

function CodeForm({
  uid,
  phrases,
  page,
  error,
  isVerifying,
  onError,
  onVerify,
}: Omit<CodeStepProps, 'notSent' | 'onBack'>) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (code.length >= CODE_LENGTH) return void onVerify(code);
    onError(phrases.please_enter_otp);
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <CodeField
        id={`${uid}-code`}
        inputRef={input}
        label={phrases.tracker_code}
        error={error === '' ? undefined : error}
        code={code}
        language={page.language}
        onCode={setCode}
      />
      <Button type="submit" wide busy={isVerifying}>
        {phrases.tracker_verify}
      </Button>
    </form>
  );
}
