type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };

/** Variables of a document; undefined ones are not sent. */
type Variables = Readonly<Record<string, Value>>;

/** A GraphQL document: takes typed input, returns a view model. */
export interface ContentQuery<Input, View> {
  /** Name of its operation. */
  readonly name: string;
  /** Text, sent unchanged: the site accepts only listed texts from browsers. */
  readonly text: string;
  readonly variables: (input: Input) => Variables;
  /** Returns the extensions of a browser's request, which the site itself reads; none by default. */
  readonly extensions?: (input: Input) => Variables | undefined;
  /** Throws when the data has another shape; the extensions are those that the site adds to a response. */
  readonly parse: (data: unknown, extensions?: unknown) => View;
  /** Lets browsers send the document through the site, with any variables; without it only the server sends it. */
  readonly allowedInBrowser?: true;
}

/** A GraphQL document that browsers may send. */
export interface BrowserQuery<Input, View> extends ContentQuery<Input, View> {
  readonly allowedInBrowser: true;
}

/** Declares a document, exported under its own name by `<name>.query.ts`. */
export function defineQuery<Input, View>(query: BrowserQuery<Input, View>): BrowserQuery<Input, View>;
export function defineQuery<Input, View>(query: ContentQuery<Input, View>): ContentQuery<Input, View>;
export function defineQuery<Input, View>(query: ContentQuery<Input, View>): ContentQuery<Input, View> {
  return query;
}

/** Returns the JSON body of a request for a query. */
export const bodyOf = <Input>({ text, variables, extensions }: ContentQuery<Input, unknown>, input: Input): string =>
  JSON.stringify({ query: text, variables: variables(input), extensions: extensions?.(input) });
