import { type SubmitEvent, useState } from 'react';
import type { EnrolmentFailure } from '#src/services/kiosk-token.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { ENROLMENT_PHRASES } from '../error-phrases.ts';
import type { Kiosk } from '../state/kiosk.ts';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';

type EnrolmentStepProps = Pick<StepProps, 'titleId' | 'kiosk' | 'phrases'>;

/** Returns the state of an enrolment; a failure moves the focus to the field of the code. */
function useEnrolment(kiosk: Kiosk, fieldId: string) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<EnrolmentFailure>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const failed = await kiosk.enrol(code);
    setBusy(false);
    setFailure(failed);
    if (failed) document.getElementById(fieldId)?.focus();
  };
  return { code, setCode, failure, busy, submit };
}

/** Tells visitors that this browser is no kiosk of a branch, and lets staff enrol it with a code. */
export function EnrolmentStep({ titleId, kiosk, phrases }: EnrolmentStepProps) {
  const id = `${titleId}-code`;
  const { code, setCode, failure, busy, submit } = useEnrolment(kiosk, id);
  return (
    <div>
      <StepHead id={titleId} title={phrases.kiosk_not_enrolled} lead={phrases.kiosk_not_enrolled_about} />
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => void submit(event)}
        aria-labelledby={titleId}
        className="mt-8 max-w-96"
      >
        <Field
          id={id}
          label={phrases.kiosk_code}
          hint={phrases.kiosk_code_hint}
          error={failure && phrases[ENROLMENT_PHRASES[failure]]}
          required
        >
          {(control) => (
            <span className="field-box">
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                dir="ltr"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                className="field-input px-5 font-label text-lg rtl:text-end"
              />
            </span>
          )}
        </Field>
        <Button type="submit" busy={busy} className="mt-8 w-full">
          {phrases.kiosk_enrol}
        </Button>
      </form>
    </div>
  );
}
