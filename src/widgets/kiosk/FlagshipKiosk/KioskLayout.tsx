import type { ReactNode } from 'react';
import { westernDigits } from '#sitecore/rules/digits.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { KioskPhrases } from './phrases.ts';

interface KioskLayoutProps {
  /** Progress of the visitor, next to the bank's logo. */
  readonly progress?: ReactNode;
  /** Button at the end of the header. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Lays out the kiosk between its header and footer: progress and action, below them the current step. */
export function KioskLayout({ progress, action, children }: KioskLayoutProps) {
  return (
    <div className="kiosk-page">
      <div data-paper="none" className="kiosk-actions">
        {progress && <div data-progress>{progress}</div>}
        {action}
      </div>
      <div className="kiosk-stage">{children}</div>
    </div>
  );
}

/** Renders the notice, with the bank's phone number, that the style sheet shows only where scripts are disabled. */
export function NeedsScript({
  phrases,
}: {
  readonly phrases: Pick<KioskPhrases, 'kiosk_needs_script' | 'contact_phone'>;
}) {
  const number = westernDigits(phrases.contact_phone).replace(/\D/g, '');
  return (
    <div className="hidden max-w-measure noscript:block">
      <p className="mb-6 text-xl">{phrases.kiosk_needs_script}</p>
      <Button href={`tel:${number}`} kind="soft" iconStart="phone">
        <bdo dir="ltr">{phrases.contact_phone}</bdo>
      </Button>
    </div>
  );
}
