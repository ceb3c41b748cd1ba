import { Lexer, Source, TokenKind } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

/** How deep brackets may lie inside each other, in a document and in its variables: to read them takes stack. */
const MAX_NESTING = 100;
/** How many words and signs a document may have; those of the SDK and the site have a few hundred. */
const MAX_TOKENS = 10_000;

/** Refuses a document or variables so deep or so long that to read them could end the call instead of answering it. */
export const nestingLimit: Plugin = {
  onParams({ params, setResult }) {
    // Nobody has checked by now that a query is a text; what it must be is told later.
    const { query, variables }: { readonly query?: unknown; readonly variables?: unknown } = params;
    const fault = (typeof query === 'string' && limitError(query)) || (isDeep(variables) && 'The variables are');
    if (fault) setResult({ errors: [createGraphQLError(`${fault} too deep or too long to be read.`)] });
  },
};

function limitError(query: string): string | undefined {
  // No word or sign is shorter than a character, and nothing opens without a bracket.
  if (query.length <= MAX_TOKENS && query.replace(/[^{[(]+/g, '').length <= MAX_NESTING) return undefined;
  return isLongOrDeep(query) ? 'The query is' : undefined;
}

const OPENING: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const CLOSING: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

function isLongOrDeep(query: string): boolean {
  try {
    const lexer = new Lexer(new Source(query));
    let depth = 0;
    for (let length = 0; length <= MAX_TOKENS; length += 1) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (OPENING.includes(kind)) depth += 1;
      if (CLOSING.includes(kind)) depth -= 1;
      if (depth > MAX_NESTING) return true;
    }
    return true;
  } catch {
    // The parser says what is wrong with it; it stops at the same place.
    return false;
  }
}

function isDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; depth <= MAX_NESTING; depth += 1) {
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
