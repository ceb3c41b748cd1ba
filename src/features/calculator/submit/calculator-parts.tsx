import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { validateForm } from '#src/features/form/form-errors.ts';
import { isSubmitted } from '#src/features/form/form-query.ts';
import { completeInputsOf, submittedValues } from '#src/features/form/form-values.ts';
import type { FieldSchemas, Texts } from '#src/features/form/schema.ts';
import { failureLine } from '#src/services/failure-line.ts';
import { serverCallOptions } from '#src/services/server-call-options.server.ts';
import { EmptyResult } from '#src/ui/result/EmptyResult.tsx';
import { editedCalculator } from '../editing/edited-calculator.tsx';
import type { PanelPhrases } from '../phrases.ts';
import { ApplyNow } from '../result/ApplyNow.tsx';
import type { CalculatorDefinition } from './calculator.ts';
import type { Submission } from './submission.tsx';

/** Answer to a form that a browser without scripts has submitted; null for a page without such a query. */
type Submitted<View> =
  | { readonly kind: 'result'; readonly view: View }
  | { readonly kind: 'failed' | 'invalid' }
  | null;

interface PartProps<Phrases, View> {
  readonly uid: string;
  readonly fields: { readonly ApplyNow: LinkValue };
  readonly phrases: Phrases & PanelPhrases & Readonly<Record<'calculator_failed', string>>;
  readonly page: Pick<PageFacts, 'language'>;
  readonly data: Submitted<View>;
}

/**
 * Returns what the server does for a calculator with a submit button. For a submitted query it calculates the result and
 * renders the panel and what is below it; a browser keeps this HTML until it has a result of its own. Authors get a view
 * of the lists.
 */
export function calculatorParts<
  F extends FieldSchemas,
  S extends object,
  Settings extends { readonly fields: S },
  Phrases,
  View extends object,
>(calculator: CalculatorDefinition<F, S>, submission: Submission<F, Settings, Phrases, View>) {
  return {
    edited: editedCalculator(calculator),
    staticParts: staticParts(calculator, submission),
    serverData: async (_page: PageFacts, query: Texts, read: () => Settings): Promise<Submitted<View>> => {
      if (!isSubmitted(calculator.name, query)) return null;
      const settings = read();
      const { values } = submittedValues(calculator, query);
      const errors = validateForm<F, S>(calculator, values, settings.fields);
      const inputs = completeInputsOf(calculator, values, settings.fields);
      if (!inputs || Object.keys(errors).length > 0) return { kind: 'invalid' };
      const result = await submission.submit(inputs, settings, serverCallOptions());
      if (result.ok) return { kind: 'result', view: result.value };
      console.error(`${calculator.name}: no result: ${failureLine(result.failure)}`);
      return { kind: 'failed' };
    },
  };
}

/** Returns the static parts: the result panel and what is below it. */
const staticParts = <F extends FieldSchemas, S, Settings, Phrases, View extends object>(
  { showEmpty }: CalculatorDefinition<F, S>,
  { empty, present, more, Figures }: Submission<F, Settings, Phrases, View>,
) => ({
  panel: ({ fields, phrases, page: { language }, data }: PartProps<Phrases, View>): ReactNode => {
    if (data?.kind === 'failed') return <EmptyResult title={phrases.calculator_failed} />;
    const isIdle = data?.kind !== 'result';
    if (isIdle && !showEmpty) return null;
    const waiting = data ? phrases.calculator_waiting : phrases.calculator_empty;
    return (
      <Figures
        pending={false}
        result={{
          ...present(isIdle ? empty : data.view, { phrases, language }),
          ...(isIdle && { idle: true, sentence: waiting }),
          action: <ApplyNow field={fields.ApplyNow} kind={isIdle ? 'soft' : 'accent'} />,
        }}
      />
    );
  },
  more: ({ uid, phrases, page: { language }, data }: PartProps<Phrases, View>): ReactNode =>
    data?.kind === 'result' ? more(data.view, { phrases, language, id: `calculator-${uid}` }) : null,
});
