type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };

/** The variables of a document as they are sent; one that is undefined is left out. */
type Variables = Readonly<Record<string, Value>>;

/** A GraphQL document: what a question needs goes in, a view model comes out. */
export interface ContentQuery<Input, View> {
  /** The name of its operation. */
  readonly name: string;
  /** Sent exactly as it is: the site accepts only listed texts from browsers. */
  readonly text: string;
  readonly variables: (input: Input) => Variables;
  /** Throws when the data has another shape. */
  readonly parse: (data: unknown) => View;
  /** Lets browsers send the document through the site, with any variables; only the server sends one without it. */
  readonly allowedInBrowser?: true;
}

/** A GraphQL document that browsers may send. */
export interface BrowserQuery<Input, View> extends ContentQuery<Input, View> {
  readonly allowedInBrowser: true;
}

/** Declares a document; `<name>.query.ts` exports it by its own name. */
export function defineQuery<Input, View>(query: BrowserQuery<Input, View>): BrowserQuery<Input, View>;
export function defineQuery<Input, View>(query: ContentQuery<Input, View>): ContentQuery<Input, View>;
export function defineQuery<Input, View>(query: ContentQuery<Input, View>): ContentQuery<Input, View> {
  return query;
}

/** The body of a request that asks a query. */
export const bodyOf = <Input>({ text, variables }: ContentQuery<Input, unknown>, input: Input): string =>
  JSON.stringify({ query: text, variables: variables(input) });
