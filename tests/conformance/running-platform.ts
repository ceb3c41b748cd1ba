import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { z } from 'zod';
import { createPlatform, type ServicesOptions } from '#sitecore/platform/app.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { type ContentStates, loadContentStates } from '#sitecore/platform/content/load.ts';
import { createDatabases, createSchemaRegistry, type SchemaRegistry } from '#sitecore/platform/database.ts';
import type { EmbeddedForms } from '#sitecore/platform/forms/embedded/embedded-form-routes.ts';
import type { EditingOptions } from '#sitecore/platform/editing/editing-routes.ts';
import type { QaTests } from '#sitecore/platform/qa/qa-tests.ts';
import { servicesOptions } from '#tests/support/services-options.ts';

export const API_KEY = 'conformance-key';
export const SITE = 'rukn';
export const SITE_URL = 'https://www.rukn.example';
export const EDGE = '/sitecore/api/graph/edge';
/** The content of the demo bank. */
export const DEMO = join(import.meta.dirname, '..', '..', 'sitecore', 'content');

const graphqlRequest = z.object({ query: z.string() });
const graphqlResponse = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** The platform on its own port. */
export interface RunningPlatform {
  readonly host: string;
  readonly content: Content;
  /** The GraphQL documents received so far, in order. */
  readonly documents: readonly string[];
  /** Fetches a path. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a GraphQL document and returns its data; throws when the response has errors. */
  graphql(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Sends a GraphQL document and returns the messages of its errors. */
  graphqlErrors(query: string, variables?: Readonly<Record<string, unknown>>): Promise<string[]>;
  stop(): Promise<void>;
}

interface Options {
  /** The published content. */
  readonly content: Content;
  /** The authors' content; the published one by default. */
  readonly drafts?: Content;
  readonly schemaRegistry?: SchemaRegistry;
  readonly mediaFolder?: string;
  readonly logger?: Logger;
  readonly graphiql?: boolean;
  readonly queriesPerSecond?: number;
  readonly corsOrigins?: readonly string[];
  readonly editing?: EditingOptions;
  readonly embeddedForms?: EmbeddedForms;
  readonly qa?: QaTests;
  /** Options of services; by default they have no limits and no store. */
  readonly services?: Partial<ServicesOptions>;
}

let demo: Promise<ContentStates> | undefined;

/** Returns the content of the demo bank, which no test changes: it is read once for all platforms of a test file. */
const loadDemo = (): Promise<ContentStates> => (demo ??= loadContentStates(DEMO));

/** Starts the platform with the content of a folder. */
export async function serveContentFolder(
  folder: string,
  more: Pick<Options, 'logger' | 'editing' | 'embeddedForms' | 'qa' | 'services'> = {},
): Promise<RunningPlatform> {
  const { web, master } = await (folder === DEMO ? loadDemo() : loadContentStates(folder));
  return servePlatform({ content: web, drafts: master, mediaFolder: join(folder, 'media'), ...more });
}

const registered = createSchemaRegistry();

/** Starts the platform on a free port. */
export async function servePlatform({
  content,
  drafts = content,
  schemaRegistry = registered,
  mediaFolder = '',
  logger,
  graphiql = false,
  queriesPerSecond,
  corsOrigins = [],
  editing,
  embeddedForms,
  qa,
  services,
}: Options): Promise<RunningPlatform> {
  const databases = createDatabases({ web: content, master: drafts }, { schemaRegistry, siteUrl: SITE_URL });
  const app = createPlatform({
    schemaRegistry,
    databases: () => databases,
    apiKey: API_KEY,
    logger: logger ?? pino({ level: 'silent' }),
    mediaFolder,
    graphiql,
    corsOrigins,
    ...(queriesPerSecond !== undefined && { queriesPerSecond }),
    ...(editing && { editing }),
    ...(embeddedForms && { embeddedForms }),
    ...(qa && { qa }),
    services: servicesOptions(services),
  });
  const documents: string[] = [];
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request, connection) => {
      if (request.method === 'POST' && request.url.includes(EDGE))
        documents.push(...(await documentsOf(request.clone())));
      return app.fetch(request, connection);
    },
  });
  // Longer than clients keep idle connections: a busy machine must not close one that is about to be reused.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
  await once(server, 'listening');
  const address = server.address();
  const host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const post = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const response = await fetch(host + EDGE, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: API_KEY },
      body: JSON.stringify({ query, variables }),
    });
    return graphqlResponse.parse(await response.json());
  };
  return {
    host,
    content,
    documents,
    get: (path, init) => fetch(host + path, init),
    graphql: async (query, variables) => {
      const { data, errors } = await post(query, variables);
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    graphqlErrors: async (query, variables) =>
      ((await post(query, variables)).errors ?? []).map(({ message }) => message),
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

async function documentsOf(request: Request): Promise<string[]> {
  const read = graphqlRequest.safeParse(await request.json().catch(() => undefined));
  return read.success ? [read.data.query] : [];
}
