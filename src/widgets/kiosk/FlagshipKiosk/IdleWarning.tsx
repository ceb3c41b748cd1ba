import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Dialog } from '#src/ui/disclosure/Dialog.tsx';
import type { KioskPhrases } from './phrases.ts';

interface IdleWarningProps {
  readonly id: string;
  /** Undefined while the warning is closed. */
  readonly secondsLeft: number | undefined;
  readonly language: Language;
  readonly phrases: KioskPhrases;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether the visitor is still there; closing the dialog in any way counts as yes. */
export function IdleWarning({ id, secondsLeft, language, phrases, onStay, onLeave }: IdleWarningProps) {
  return (
    <Dialog
      id={id}
      isOpen={secondsLeft !== undefined}
      title={phrases.kiosk_still_there}
      closeLabel={phrases.close}
      onClose={onStay}
    >
      <p className="text-lg">{fill(phrases.kiosk_starts_over, { n: formatNumber(secondsLeft ?? 0, language) })}</p>
      <div className="mt-6 flex flex-col gap-4">
        <Button onClick={onStay}>{phrases.kiosk_stay}</Button>
        <Button kind="line" onClick={onLeave}>
          {phrases.kiosk_start_over}
        </Button>
      </div>
    </Dialog>
  );
}
