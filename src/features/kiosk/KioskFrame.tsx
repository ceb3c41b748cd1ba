import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { toWestern } from '#src/i18n/typed-number.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { KioskWords } from './words.ts';

/** What an author says on the screen. */
export interface KioskFields {
  readonly Logo: ImageValue;
  readonly BranchName: TextValue;
  readonly Help: TextValue;
}

interface KioskFrameProps {
  readonly fields: KioskFields;
  /** How far the visitor has come. */
  readonly progress?: ReactNode;
  /** What stands at the end of the head. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

/** The screen around what it shows now: the bank's name, where the visitor is, whom to ask. */
export function KioskFrame({ fields: { Logo, BranchName, Help }, progress, act, children }: KioskFrameProps) {
  return (
    <div data-kiosk className="kiosk bg-page">
      <div
        data-paper="none"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-[var(--edge)] py-5 lg:min-h-30 lg:flex-nowrap"
      >
        <Picture field={Logo} priority className="h-9 w-auto lg:h-13" />
        {progress && <div className="order-3 w-full lg:order-none lg:w-auto">{progress}</div>}
        {act ?? <span className="hidden lg:block lg:w-32" />}
      </div>
      <div className="kiosk-stage">{children}</div>
      {(isShown(BranchName) || isShown(Help)) && (
        <div
          data-paper="none"
          className="flex flex-col items-center justify-between gap-x-8 gap-y-2 bg-surface-2 px-[var(--edge)] py-5 text-center text-[1.125rem] text-text-2 lg:flex-row lg:text-start"
        >
          <FootNote icon="pin" field={BranchName} />
          <FootNote icon="info" field={Help} />
        </div>
      )}
    </div>
  );
}

const FootNote = ({ icon, field }: { readonly icon: 'pin' | 'info'; readonly field: TextValue }) =>
  isShown(field) && (
    <p className="flex items-center gap-3">
      <Icon name={icon} />
      <span>
        <Text field={field} />
      </span>
    </p>
  );

/** There only where scripts are off, by a rule of the style sheet: what the screen needs, and whom to ask instead. */
export function NeedsScript({ words }: { readonly words: Pick<KioskWords, 'kiosk_needs_script' | 'contact_phone'> }) {
  const number = toWestern(words.contact_phone).replace(/\D/g, '');
  return (
    <div className="hidden max-w-measure noscript:block">
      <p className="mb-6 text-xl">{words.kiosk_needs_script}</p>
      <Button href={`tel:${number}`} kind="soft" iconStart="phone">
        <bdo dir="ltr">{words.contact_phone}</bdo>
      </Button>
    </div>
  );
}
