import type { ReactNode } from 'react';
import { toWesternDigits } from '#src/i18n/typed-number.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { KioskPhrases } from './phrases.ts';

interface KioskLayoutProps {
  /** How far the visitor has come. */
  readonly progress?: ReactNode;
  /** What stands at the end of the head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The screen between its head and its foot: where the visitor is, which stands beside the bank's name, and what is shown now. */
export function KioskLayout({ progress, action, children }: KioskLayoutProps) {
  return (
    <div data-kiosk className="kiosk">
      <div data-paper="none" className="kiosk-actions">
        {progress && <div data-progress>{progress}</div>}
        {action}
      </div>
      <div className="kiosk-stage">{children}</div>
    </div>
  );
}

/** There only where scripts are off, by a rule of the style sheet: what the screen needs, and whom to ask instead. */
export function NeedsScript({
  phrases,
}: {
  readonly phrases: Pick<KioskPhrases, 'kiosk_needs_script' | 'contact_phone'>;
}) {
  const number = toWesternDigits(phrases.contact_phone).replace(/\D/g, '');
  return (
    <div className="hidden max-w-measure noscript:block">
      <p className="mb-6 text-xl">{phrases.kiosk_needs_script}</p>
      <Button href={`tel:${number}`} kind="soft" iconStart="phone">
        <bdo dir="ltr">{phrases.contact_phone}</bdo>
      </Button>
    </div>
  );
}
