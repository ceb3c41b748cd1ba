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
import type { LayoutMarks } from './layout/layout-marks.ts';
import { type DatabaseName, LayoutService } from './layout/layout-service.ts';

/** One state of the content and everything that is served from it. */
export interface Database {
  readonly name: DatabaseName;
  readonly content: Content;
  readonly layouts: LayoutService;
  /** Creates the context of one GraphQL request. */
  readonly createEdgeContext: () => EdgeContext;
}

/** The databases of visitors (`web`, published) and of authors (`master`, with drafts). */
export interface Databases {
  readonly web: Database;
  readonly master: Database;
  /** The layouts of `master` with an editor's marks. */
  readonly editingLayouts: LayoutService;
}

/** The schema of every database, and the function that runs the queries of renderings against it. */
export interface SchemaRegistry {
  readonly schema: GraphQLSchema;
  readonly runQuery: RunIntegratedQuery;
  readonly renderings: readonly Rendering[];
}

/** Creates the schema registry of templates and renderings; throws when a rendering's query is invalid. */
export function createSchemaRegistry(definitions = { renderings, templates }): SchemaRegistry {
  const schema = edgeSchema(definitions.templates);
  return { schema, runQuery: integratedQueries(definitions.renderings, schema), renderings: definitions.renderings };
}

interface DatabaseOptions {
  readonly schemaRegistry: SchemaRegistry;
  readonly siteUrl: string;
  readonly older?: readonly Content[];
  /** Creates the editor's marks of each layout. */
  readonly marks?: () => LayoutMarks;
  /** Creates the layout service; by default a `LayoutService`. */
  readonly createLayoutService?: CreateLayoutService;
}

type CreateLayoutService = (...options: ConstructorParameters<typeof LayoutService>) => LayoutService;

const defaultLayoutService: CreateLayoutService = (...options) => new LayoutService(...options);

/** Creates a database of one state of the content. */
export function createDatabase(
  name: DatabaseName,
  content: Content,
  { schemaRegistry, siteUrl, older = [], marks, createLayoutService = defaultLayoutService }: DatabaseOptions,
): Database {
  const layouts = createLayoutService(content, {
    database: name,
    ...(marks && { marks }),
    query: async (query, variables, { addDependency, mark }) => {
      const context = createContext(mark);
      const data = await schemaRegistry.runQuery(query, variables, context);
      for (const id of context.response.dependencies) addDependency(id);
      return data;
    },
  });
  const createContext = createEdge(content, { database: name, siteUrl, layouts, older });
  return { name, content, layouts, createEdgeContext: () => createContext() };
}

/** Creates the databases of the loaded content. */
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
