/** Reasons to reject an input: it is missing, or its amount is out of bounds. */
export type InputError = 'required' | 'outOfRange';

/** Validation errors by input; a valid input has none. */
export type InputErrors<Inputs> = { readonly [K in keyof Inputs]?: InputError };

/** Returns 'required' for each input that is null or empty. */
export const requiredErrors = <Name extends string>(
  inputs: Readonly<Record<Name, string | number | null>>,
): Readonly<Record<string, 'required'>> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) => (value === null || value === '' ? [[name, 'required']] : [])),
  );
