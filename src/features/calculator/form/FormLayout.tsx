import type { ReactNode, SubmitEvent } from 'react';
import { toWesternDigits } from '#src/i18n/typed-number.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { FormLayoutPhrases } from '../phrases.ts';

interface FormLayoutProps {
  readonly phrases: FormLayoutPhrases;
  /** Id of the element that labels the form. */
  readonly labelledBy: string;
  readonly onSubmit?: () => void;
  /** Content above the fields, shown without scripts, too. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** Buttons below the fields. */
  readonly actions: ReactNode;
}

/**
 * Lays out the form of a calculator; without scripts it shows a notice with the bank's phone number. The method `dialog`
 * keeps a browser from submitting the form itself before scripts load, so that no figure gets into a URL.
 */
export function FormLayout({ phrases, labelledBy, onSubmit, head, children, actions }: FormLayoutProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      className="border border-line bg-surface p-panel firm-lg"
      aria-labelledby={labelledBy}
    >
      {head}
      <NeedsScript phrases={phrases} />
      <div className="noscript:hidden">
        {children}
        <div className="mt-7 flex flex-wrap items-center gap-3 empty:hidden max-sm:*:grow">{actions}</div>
      </div>
    </form>
  );
}

/** Renders the notice that the style sheet shows only where scripts are disabled. */
function NeedsScript({ phrases }: Pick<FormLayoutProps, 'phrases'>) {
  const number = toWesternDigits(phrases.contact_phone).replace(/\D/g, '');
  return (
    <div className="hidden noscript:block">
      <p className="mb-3">{phrases.calculator_needs_script}</p>
      <Button href={`tel:${number}`} kind="soft" iconStart="phone">
        <bdo dir="ltr">{phrases.contact_phone}</bdo>
      </Button>
    </div>
  );
}
