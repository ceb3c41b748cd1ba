/** An error that makes the count untrue: its location (`file:line`, or a file) and its message. */
export type Diagnostic = { readonly location: string; readonly message: string };
