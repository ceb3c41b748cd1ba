import { type DocumentNode, Kind, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Names of input types that Sitecore XP has, and those of Experience Edge, which the schema has. */
const NAMES: Readonly<Record<string, string>> = {
  ItemSearchPredicateGraphType: 'ItemSearchPredicateInput',
  ItemSearchOrderBy: 'ItemSearchOrderByInput',
  Ordering: 'OrderByDirection',
};

const XP_NAME = new RegExp(String.raw`\b(?:${Object.keys(NAMES).join('|')})\b`);

/** Reads the names of XP's input types in the variables of a document as those of the schema: one type has one name. */
export const xpNames: Plugin = {
  onParse({ params }) {
    const source: unknown = params.source;
    if (typeof source === 'string' && !XP_NAME.test(source)) return undefined;
    return ({ result, replaceParseResult }) => {
      if (isDocument(result)) replaceParseResult(withSchemaNames(result));
    };
  },
};

const isDocument = (result: unknown): result is DocumentNode =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === Kind.DOCUMENT;

const withSchemaNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    VariableDefinition: (definition) =>
      visit(definition, {
        NamedType: ({ name }) => {
          const value = NAMES[name.value];
          return value === undefined ? undefined : { kind: Kind.NAMED_TYPE, name: { ...name, value } };
        },
      }),
  });
