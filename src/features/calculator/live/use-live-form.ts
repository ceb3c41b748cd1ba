import type { FieldSchemas } from '#src/features/form/schema.ts';
import { type Form, useForm } from '#src/features/form/use-form.ts';
import { useSettled } from './use-settled.ts';

/** A form without a submit button; its result is calculated from its values on every change. */
export interface LiveForm<F extends FieldSchemas> extends Form<F> {
  readonly name: string;
  /** False for a short time after each change; the result is announced once it is true. */
  readonly isSettled: boolean;
}

/** Returns the state of a calculator's form without a submit button. */
export function useLiveForm<F extends FieldSchemas, S extends object>(
  options: Parameters<typeof useForm<F, S>>[0],
): LiveForm<F> {
  const form = useForm<F, S>(options);
  return { ...form, name: options.form.name, isSettled: useSettled(JSON.stringify(form.values)) };
}
