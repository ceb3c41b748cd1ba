/** Result of a call or a calculation: its value or its failure. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** Converts the value of a result; a failure stays. */
export const mapResult = <From, To, Failure>(
  result: Result<From, Failure>,
  convert: (value: From) => To,
): Result<To, Failure> => (result.ok ? success(convert(result.value)) : result);

export const failure = <Failure>(reason: Failure): Result<never, Failure> => ({ ok: false, failure: reason });
