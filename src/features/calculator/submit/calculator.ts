import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { defineForm, type FieldSchemas, type FormDefinition, type FormOptions } from '#src/features/form/schema.ts';
import { FORM_PHRASES, PANEL_PHRASES } from '../phrases.ts';

/** A calculator with a submit button, besides its fields. */
interface CalculatorOptions<Text extends DictionaryKey> {
  /** Dictionary key of the submit button. */
  readonly submitLabel: Text;
  /** Dictionary key of the text in the empty panel. */
  readonly emptyText?: Text;
  /** Shows figures of 0 before the first submit. */
  readonly showEmpty?: boolean;
  /** Clears the result on submit; it stays cleared when validation fails. */
  readonly clearOnSubmit?: boolean;
}

/** Declaration of a calculator with a submit button: its form and its texts. */
export type CalculatorDefinition<F extends FieldSchemas, S = unknown> = Omit<FormDefinition<F, S>, 'phrases'> &
  CalculatorOptions<DictionaryKey>;

/** Declares a calculator with a submit button. */
export function defineCalculator<
  const F extends FieldSchemas,
  S = unknown,
  const Title extends DictionaryKey = never,
  const Text extends DictionaryKey = never,
>(options: FormOptions<F, S, Title> & CalculatorOptions<Text>) {
  const form = defineForm<F, S, Title>(options);
  const { submitLabel, emptyText, showEmpty = false, clearOnSubmit = false } = options;
  const texts = emptyText === undefined ? [submitLabel] : [submitLabel, emptyText];
  return {
    ...form,
    submitLabel,
    ...(emptyText !== undefined && { emptyText }),
    showEmpty,
    clearOnSubmit,
    phrases: [...FORM_PHRASES, ...PANEL_PHRASES, ...form.phrases, ...texts],
  };
}
