import { Lexer, Source, TokenKind } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

/** The most levels of nested brackets in a document and in its variables: parsing them takes stack. */
const MAX_NESTING = 100;
/** The most tokens of a document; those of the SDK and the site have a few hundred. */
const MAX_TOKENS = 10_000;

/** Rejects a document or variables so deep or so long that parsing them could overflow the stack. */
export const nestingLimit: Plugin = {
  onParams({ params, setResult }) {
    // The query is not validated yet and may be anything; Yoga reports later what it must be.
    const { query, variables }: { readonly query?: unknown; readonly variables?: unknown } = params;
    const subject = (typeof query === 'string' && limitError(query)) || (isDeep(variables) && 'The variables are');
    if (subject) setResult({ errors: [createGraphQLError(`${subject} too deep or too long to be read.`)] });
  },
};

function limitError(query: string): string | undefined {
  // A token has at least one character and every level a bracket: short, flat queries need no lexer.
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
    // The parser stops at the same token and reports the syntax error.
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
