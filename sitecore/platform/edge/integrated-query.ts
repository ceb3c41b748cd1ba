import {
  type ASTVisitor,
  type DocumentNode,
  execute,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationContext,
} from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { z } from 'zod';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { IntegratedQuery, Rendering } from '#sitecore/definitions/rendering.ts';
import type { QueryVariables } from '../layout/layout-service.ts';
import { complexityRule } from './complexity.ts';
import type { EdgeContext } from './edge-context.ts';

/** Runs a rendering's query on a database. */
export type RunIntegratedQuery = (
  query: IntegratedQuery,
  variables: QueryVariables,
  edge: EdgeContext,
) => Promise<JsonObject>;

/**
 * Parses the queries of renderings and returns the function that runs them. Throws one error that names every rendering
 * whose query is invalid or selects a layout, which would contain the rendering again.
 */
export function integratedQueries(renderings: readonly Rendering[], schema: GraphQLSchema): RunIntegratedQuery {
  const documents = new Map<string, DocumentNode>();
  const problems = renderings.flatMap(({ name, contents }) => {
    if (typeof contents !== 'object') return [];
    try {
      const document = parse(contents.query);
      documents.set(contents.query, document);
      const found = validate(schema, document, [...specifiedRules, complexityRule, noLayouts, knownVariables]);
      return found.map(({ message }) => `  ${name}: ${message}`);
    } catch (error) {
      return [`  ${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (problems.length > 0) throw new Error(`integrated queries:\n${problems.join('\n')}`);
  return async ({ query }, variables, edge) => {
    const document = documents.get(query);
    if (!document) throw new Error('the query belongs to no registered rendering');
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: edge,
      variableValues: { ...variables },
    });
    if (errors?.[0]) throw errors[0];
    return plain(data);
  };
}

const object = z.record(z.string(), z.json());

/** Copies GraphQL's result, whose objects have no prototype, into plain objects. */
const plain = (data: unknown): JsonObject => object.parse(JSON.parse(JSON.stringify(data ?? {})));

const LAYOUT_FIELDS = ['rendered', 'layout'];

const noLayouts = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (!LAYOUT_FIELDS.includes(node.name.value)) return;
    const message = `The query of a rendering should not select '${node.name.value}'.`;
    context.reportError(createGraphQLError(message, { nodes: node }));
  },
});

const VARIABLES: readonly string[] = ['datasource', 'contextItem', 'language'] satisfies (keyof QueryVariables)[];

const knownVariables = (context: ValidationContext): ASTVisitor => ({
  VariableDefinition(node) {
    const { value: name } = node.variable.name;
    if (VARIABLES.includes(name)) return;
    const message = `The variable '$${name}' is not one of $${VARIABLES.join(', $')}.`;
    context.reportError(createGraphQLError(message, { nodes: node }));
  },
});
