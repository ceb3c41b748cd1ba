/** Reasons to reject an input: it is missing, or its amount is out of bounds. */
export type InputError = 'required' | 'outOfRange';

/** Validation errors by input; a valid input has none. */
export type InputErrors<Inputs> = { readonly [K in keyof Inputs]?: InputError };
