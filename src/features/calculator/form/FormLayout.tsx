import type { ReactNode, SubmitEvent } from 'react';
import { toWesternDigits } from '#src/i18n/typed-number.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { FormLayoutPhrases } from '../phrases.ts';

interface FormLayoutProps {
  readonly phrases: FormLayoutPhrases;
  /** The id of what the form is called by. */
  readonly labelledBy: string;
  readonly onSubmit?: () => void;
  /** What stands over the fields, without scripts as well. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** The row of what can be done with the entries. */
  readonly actions: ReactNode;
}

/**
 * The form of a calculator. Without scripts it says so and gives the bank's number. No figure ever goes into an address:
 * the method `dialog`, outside of a dialog, has the browser itself send nothing, before scripts have come as well.
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

/** There only where scripts are off, by a rule of the style sheet: nothing of it is heard or seen elsewhere. */
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
