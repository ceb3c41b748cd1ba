import type { GraphQLSchema } from 'graphql';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Content } from './content/content.ts';
import type { ContentStates } from './content/load.ts';
import { createEdge } from './edge/create-edge.ts';
import type { EdgeContext } from './edge/edge-context.ts';
import { integratedQueries, type RunIntegratedQuery } from './edge/integrated-query.ts';
import { edgeSchema } from './edge/schema.ts';
import { editingMarks } from './editing/chromes/editing-marks.ts';
import { type DatabaseName, type LayoutMarks, LayoutService } from './layout/layout-service.ts';

/** One state of the content and everything that is served from it. */
export interface Database {
  readonly name: DatabaseName;
  readonly content: Content;
  readonly layouts: LayoutService;
  /** The context of one GraphQL request. */
  readonly createEdgeContext: () => EdgeContext;
}

/** What visitors get, and what authors work on. */
export interface Databases {
  readonly web: Database;
  readonly master: Database;
  /** The layouts of `master` as an editor shows them. */
  readonly editingLayouts: LayoutService;
}

/** The schema that every database answers to, and what runs the queries of renderings against it. */
export interface SchemaRegistry {
  readonly schema: GraphQLSchema;
  readonly runQuery: RunIntegratedQuery;
  readonly renderings: readonly Rendering[];
}

/** Makes the vocabulary of the registered templates and renderings; throws when a rendering's query cannot be run. */
export function createSchemaRegistry(known = { renderings, templates }): SchemaRegistry {
  const schema = edgeSchema(known.templates);
  return { schema, runQuery: integratedQueries(known.renderings, schema), renderings: known.renderings };
}

interface DatabaseOptions {
  readonly schemaRegistry: SchemaRegistry;
  readonly siteUrl: string;
  readonly older?: readonly Content[];
  /** Makes an editor's marks for each layout. */
  readonly marks?: () => LayoutMarks;
  /** Makes the layout service; the ordinary one unless told. */
  readonly createLayoutService?: CreateLayoutService;
}

type CreateLayoutService = (...options: ConstructorParameters<typeof LayoutService>) => LayoutService;

const defaultLayoutService: CreateLayoutService = (...options) => new LayoutService(...options);

/** Makes a database of one state of the content. */
export function createDatabase(
  name: DatabaseName,
  content: Content,
  {
    schemaRegistry,
    siteUrl,
    older = [],
    marks,
    createLayoutService: layoutsOver = defaultLayoutService,
  }: DatabaseOptions,
): Database {
  const layouts = layoutsOver(content, {
    database: name,
    ...(marks && { marks }),
    query: async (query, variables, { addDependency, mark }) => {
      const context = edge(mark);
      const data = await schemaRegistry.runQuery(query, variables, context);
      for (const id of context.response.dependencies) addDependency(id);
      return data;
    },
  });
  const edge = createEdge(content, { database: name, siteUrl, layouts, older });
  return { name, content, layouts, createEdgeContext: () => edge() };
}

/** Makes the databases of what was loaded. */
export const createDatabases = (
  { web, master }: ContentStates,
  options: Pick<DatabaseOptions, 'schemaRegistry' | 'siteUrl'>,
): Databases => ({
  web: createDatabase('web', web, options),
  master: createDatabase('master', master, { ...options, older: [web] }),
  editingLayouts: createDatabase('master', master, {
    ...options,
    older: [web],
    marks: editingMarks(master.tree, options.schemaRegistry.renderings),
  }).layouts,
});
