import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Star } from '#src/ui/icon/Star.tsx';
import { classes } from '#src/ui/classes.ts';

interface ChoiceProps {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly about?: string;
}

interface KioskChoiceProps extends ChoiceProps {
  readonly lang?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

/** Renders a button for one of a few choices; while disabled it stays focusable and does nothing. */
export function KioskChoice({ lang, busy = false, disabled = false, onChoose, ...choice }: KioskChoiceProps) {
  return (
    <button
      type="button"
      lang={lang}
      className="kiosk-choice"
      onClick={() => {
        if (!disabled) onChoose();
      }}
      {...(disabled && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
    >
      <ChoiceContent {...choice} busy={busy} />
    </button>
  );
}

/** Renders the icon of a choice, which turns while `busy`, and its label. */
export function ChoiceContent({ icon, about, busy = false, children }: ChoiceProps & { readonly busy?: boolean }) {
  return (
    <>
      {icon && (
        <span className="relative grid size-16 flex-none place-items-center text-primary lg:size-20" aria-hidden="true">
          <span data-ground className={classes('star absolute inset-0 bg-primary-soft', busy && 'animate-turn')} />
          <Icon name={icon} className="relative" />
        </span>
      )}
      {busy && !icon && <Star className="size-6 animate-turn bg-current" />}
      <span className="min-w-0 wrap-anywhere">
        {children}
        {about !== undefined && <span className="block text-xs leading-[1.6] font-text text-text-3">{about}</span>}
      </span>
    </>
  );
}
