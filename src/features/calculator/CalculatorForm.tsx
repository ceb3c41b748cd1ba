import type { ReactNode, SubmitEvent } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import { toWestern } from '#src/i18n/typed-number.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Star } from '#src/ui/Star.tsx';
import { ShareEntries } from './ShareEntries.tsx';
import type { Calculator } from './use-calculator.ts';
import type { FormWords } from './words.ts';

type CalculatorState = Calculator<string, string, unknown>;

interface Problem {
  /** The id of the field. */
  readonly id: string;
  readonly label: string;
  readonly problem: string;
}

interface CalculatorFormProps {
  readonly id: string;
  readonly language: Language;
  readonly words: FormWords;
  /** What its button is called. */
  readonly act: string;
  /** What is wrong, in the order of the fields. */
  readonly problems: readonly Problem[];
  readonly calculator: Omit<CalculatorState, 'faults' | 'enter'>;
  readonly children: ReactNode;
}

/**
 * The form of a calculator. Without scripts it says so and gives the bank's number. No figure ever goes into an address:
 * the method `dialog`, outside of a dialog, has the browser itself send nothing, before scripts have come as well.
 */
export function CalculatorForm(props: CalculatorFormProps) {
  const { id, language, words, act, problems, children } = props;
  const { name, entries, attempt, pending, result, isChanged, calculate, clear } = props.calculator;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void calculate();
  };
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      className="border border-line bg-surface p-panel firm-lg"
      aria-labelledby={`${id}-act`}
    >
      <NeedsScript words={words} />
      {problems.length > 0 && (
        <ErrorSummary
          id={`${id}-problems`}
          className="mb-6"
          attempt={attempt}
          title={plural(words, 'calculator_problems', problems.length, language)}
          problems={problems.map(({ id: field, ...values }) => ({
            id: field,
            text: fill(words.calculator_problem, values),
          }))}
        />
      )}
      <div className="noscript:hidden">
        {children}
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <Button id={`${id}-act`} type="submit" busy={pending}>
            {act}
          </Button>
          {isChanged && (
            <Button kind="text" onClick={clear}>
              {words.calculator_clear}
            </Button>
          )}
          {result !== undefined && <ShareEntries name={name} entries={entries} words={words} />}
        </div>
      </div>
    </form>
  );
}

/** There only where scripts are off, by a rule of the style sheet: nothing of it is heard or seen elsewhere. */
function NeedsScript({ words }: Pick<CalculatorFormProps, 'words'>) {
  const number = toWestern(words.contact_phone).replace(/\D/g, '');
  return (
    <div className="hidden noscript:block">
      <p className="mb-3">{words.calculator_needs_script}</p>
      <Button href={`tel:${number}`} kind="soft" iconStart="phone">
        <bdo dir="ltr">{words.contact_phone}</bdo>
      </Button>
    </div>
  );
}

/** Some fields of a form under their heading, two in a row where there is room. */
export function FieldGroup({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <Heading level={2} size="lg" className="mb-4 flex items-center gap-3 not-first:mt-8">
        <Star className="size-3 bg-saffron-500" />
        {title}
      </Heading>
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </>
  );
}
