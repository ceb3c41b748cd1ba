import type { GraphQLSchema } from 'graphql';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Content } from './content/content.ts';
import type { ContentStates } from './content/load.ts';
import { createEdge, type Edge } from './edge/edge.ts';
import { integratedQueries, type RunIntegratedQuery } from './edge/integrated-query.ts';
import { edgeSchema } from './edge/schema.ts';
import { editingMarks } from './editing/editing-marks.ts';
import { type DatabaseName, type LayoutMarks, LayoutService } from './layout/layout-service.ts';

/** One state of the content and everything that is served from it. */
export interface Database {
  readonly name: DatabaseName;
  readonly content: Content;
  readonly layouts: LayoutService;
  /** The context of one GraphQL request. */
  readonly edge: () => Edge;
}

/** What visitors get, and what authors work on. */
export interface Databases {
  readonly web: Database;
  readonly master: Database;
  /** The layouts of `master` as an editor shows them. */
  readonly editing: LayoutService;
}

/** The schema that every database answers to, and what runs the queries of renderings against it. */
export interface Vocabulary {
  readonly schema: GraphQLSchema;
  readonly runQuery: RunIntegratedQuery;
  readonly renderings: readonly Rendering[];
}

/** Makes the vocabulary of the registered templates and renderings; throws when a rendering's query cannot be run. */
export function createVocabulary(known = { renderings, templates }): Vocabulary {
  const schema = edgeSchema(known.templates);
  return { schema, runQuery: integratedQueries(known.renderings, schema), renderings: known.renderings };
}

interface DatabaseOptions {
  readonly vocabulary: Vocabulary;
  readonly siteUrl: string;
  readonly older?: readonly Content[];
  /** Makes an editor's marks for each layout. */
  readonly marks?: () => LayoutMarks;
  /** Makes the layout service; the ordinary one unless told. */
  readonly layouts?: MakeLayouts;
}

type MakeLayouts = (...options: ConstructorParameters<typeof LayoutService>) => LayoutService;

const ordinary: MakeLayouts = (...options) => new LayoutService(...options);

/** Makes a database of one state of the content. */
export function createDatabase(
  name: DatabaseName,
  content: Content,
  { vocabulary, siteUrl, older = [], marks, layouts: layoutsOver = ordinary }: DatabaseOptions,
): Database {
  const layouts = layoutsOver(content, {
    database: name,
    ...(marks && { marks }),
    query: async (query, variables, { used, mark }) => {
      const context = edge(mark);
      const data = await vocabulary.runQuery(query, variables, context);
      for (const id of context.answer.uses) used(id);
      return data;
    },
  });
  const edge = createEdge(content, { database: name, siteUrl, layouts, older });
  return { name, content, layouts, edge: () => edge() };
}

/** Makes the databases of what was loaded. */
export const createDatabases = (
  { web, master }: ContentStates,
  options: Pick<DatabaseOptions, 'vocabulary' | 'siteUrl'>,
): Databases => ({
  web: createDatabase('web', web, options),
  master: createDatabase('master', master, { ...options, older: [web] }),
  editing: createDatabase('master', master, {
    ...options,
    older: [web],
    marks: editingMarks(master.tree, options.vocabulary.renderings),
  }).layouts,
});
