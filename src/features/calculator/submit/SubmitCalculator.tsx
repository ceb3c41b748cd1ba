import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { completeInputsOf, inputsOf } from '#src/features/form/form-values.ts';
import { isSubmitted } from '#src/features/form/form-query.ts';
import type { FieldOf, FieldSchemas, FormValues, Texts } from '#src/features/form/schema.ts';
import type { SettingsOf } from '#src/features/form/settings.ts';
import { useForm } from '#src/features/form/use-form.ts';
import { CalculatorLayout } from '../CalculatorLayout.tsx';
import type { FormPhrases, PanelPhrases } from '../phrases.ts';
import { ApplyNow } from '../result/ApplyNow.tsx';
import type { CalculatorDefinition } from './calculator.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import type { Submission } from './submission.tsx';
import { useSubmission } from './use-submission.ts';

/** Props of a calculator's widget. */
interface WidgetPart<Fields, Params, Phrases> {
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language' | 'servicesHost'>;
  readonly fields: Fields & { readonly ApplyNow: LinkValue };
  readonly params: Params;
  readonly phrases: Phrases & FormPhrases & PanelPhrases;
  readonly query: Texts;
  /** HTML of the server: `panel`, and `more` below it (calculator-parts.tsx). */
  readonly slots: Readonly<Record<string, ReactNode>>;
}

type Code<F extends FieldSchemas, Fields, Params, Phrases, View> = Submission<
  F,
  { readonly fields: Fields; readonly params: Params },
  Phrases,
  View
>;

interface SubmitCalculatorProps<F extends FieldSchemas, S, Fields, Params, Phrases, View> {
  readonly calculator: CalculatorDefinition<F, S>;
  /** Loads the code of a submit: most visitors of a page never submit. */
  readonly load: () => Promise<Code<F, Fields, Params, Phrases, View>>;
  readonly widget: WidgetPart<Fields, Params, Phrases>;
  /** Values at first where they are not the schema's. */
  readonly initial?: Texts;
}

/** Returns the state of a calculator with a submit button: its form, its result and the code that shows it. */
function useSubmitCalculator<
  F extends FieldSchemas,
  S extends object,
  Fields extends S & SettingsOf<F>,
  Params,
  Phrases,
  View extends object,
>({ calculator: form, load, widget, initial = {} }: SubmitCalculatorProps<F, S, Fields, Params, Phrases, View>) {
  const { page, fields, params, query } = widget;
  const { submit: request, ...submission } = useSubmission<Code<F, Fields, Params, Phrases, View>, View>(
    form.name,
    load,
  );
  const [isUntouched, setIsUntouched] = useState(true);
  const state = useForm<F, S>({ form, settings: fields, initial, query, onShared: (values) => void submit(values) });

  const textOf = (values: FormValues<FieldOf<F>>) => JSON.stringify(inputsOf(form, values, fields));
  const submit = async (values: FormValues<FieldOf<F>>) => {
    setIsUntouched(false);
    if (form.clearOnSubmit) submission.reset();
    if (form.showEmpty) void submission.loadCode();
    const inputs = state.submit(values) ? completeInputsOf(form, values, fields) : undefined;
    if (inputs) {
      await request(textOf(values), (code, signal) =>
        code.submit(inputs, { fields, params }, { signal, host: page.servicesHost }),
      );
    } else if (form.clearOnSubmit) submission.cancel();
  };
  const clear = () => {
    setIsUntouched(false);
    state.clear();
    submission.cancel();
    submission.reset();
  };
  // With scripts the browser's own result replaces the server's, which has no buttons that work.
  const submitAgain = useEffectEvent(() => void (isSubmitted(form.name, query) && submit(state.values)));
  useEffect(() => submitAgain(), []);
  const isOutdated = submission.result !== undefined && submission.resultInputs !== textOf(state.values);
  return {
    ...submission,
    state,
    isUntouched,
    outdated: isOutdated ? widget.phrases.calculator_outdated : undefined,
    submit: () => void submit(state.values),
    clear,
  };
}

type PageState = Readonly<Record<'hasQuery' | 'isUntouched' | 'hasErrors', boolean>>;

/** Returns true for each part of the server that is still shown. */
function servedParts({ showEmpty = false }: { readonly showEmpty?: boolean }, page: PageState) {
  const more = page.hasQuery && page.isUntouched;
  return { panel: page.hasQuery ? more && (showEmpty || !page.hasErrors) : showEmpty, more };
}

/** Renders a calculator with a submit button, whose result the bank calculates. */
function SubmitCalculator<
  F extends FieldSchemas,
  S extends object,
  Fields extends S & SettingsOf<F>,
  Params,
  Phrases,
  View extends object,
>(props: SubmitCalculatorProps<F, S, Fields, Params, Phrases, View>) {
  const { calculator: form, widget } = props;
  const { uid, page, fields, phrases, query, slots } = widget;
  const { state, code, result, pending, isUntouched, outdated, submit, clear } = useSubmitCalculator(props);
  const id = `calculator-${uid}`;
  const texts: Texts = phrases;
  const format = { phrases, language: page.language };
  const shown = result ?? (pending || form.showEmpty ? code?.empty : undefined);
  const hasErrors = Object.keys(state.errors).length > 0;
  const served = servedParts(form, { hasQuery: isSubmitted(form.name, query), isUntouched, hasErrors });
  const view = { id, ...format, form, settings: fields, state };
  return (
    <CalculatorLayout
      result={result}
      outdated={outdated}
      form={
        <CalculatorForm<F>
          {...view}
          submitLabel={texts[form.submitLabel] ?? ''}
          pending={pending}
          onSubmit={submit}
          onClear={clear}
          Share={result === undefined ? undefined : code?.ShareButton}
        />
      }
      panel={
        <ResultPanel
          phrases={phrases}
          emptyText={(form.emptyText && texts[form.emptyText]) ?? ''}
          pending={pending}
          hasErrors={hasErrors}
          fromServer={served.panel && slots.panel}
          content={shown && code?.present(shown, format)}
          isIdle={result === undefined && !pending}
          outdated={outdated}
          Figures={code?.Figures}
          applyNow={(kind) => <ApplyNow field={fields.ApplyNow} kind={kind} />}
        />
      }
      more={result === undefined ? served.more && slots.more : code?.more(result, { ...format, id })}
    />
  );
}

/** Returns the view of a calculator with a submit button; `initialOf` returns the author's values at first. */
export const submitCalculator =
  <F extends FieldSchemas, S extends object, Fields extends S & SettingsOf<F>, Params, Phrases, View extends object>(
    calculator: CalculatorDefinition<F, S>,
    load: () => Promise<Code<F, Fields, Params, Phrases, View>>,
    initialOf?: (params: Params) => Texts,
  ) =>
  (widget: WidgetPart<Fields, Params, Phrases>) => (
    <SubmitCalculator
      calculator={calculator}
      load={load}
      widget={widget}
      {...(initialOf && { initial: initialOf(widget.params) })}
    />
  );
