/** Something that makes the count untrue: where it stands (`file:line`, or a file) and what is wrong. */
export type Fault = { readonly place: string; readonly message: string };
