import { Button } from '#src/ui/action/Button.tsx';
import { KioskError } from '../KioskError.tsx';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';

/** Asks the visitor for consent to a photo. */
export function PhotoStep({ titleId, kiosk, state, phrases }: StepProps) {
  return (
    <div>
      <StepHead id={titleId} title={phrases.kiosk_photo_title} lead={phrases.kiosk_photo_why} />
      {state.inputErrorMsg !== '' && <KioskError message={phrases[state.inputErrorMsg]} phrases={phrases} />}
      <div className="mt-8 flex flex-col gap-4 sm:flex-row">
        <Button className="sm:min-w-64" busy={state.inputLoading} onClick={() => void kiosk.allowPhoto()}>
          {phrases.kiosk_photo_allow}
        </Button>
        <Button className="sm:min-w-64" kind="line" disabled={state.inputLoading} onClick={() => kiosk.denyPhoto()}>
          {phrases.kiosk_photo_deny}
        </Button>
      </div>
    </div>
  );
}
