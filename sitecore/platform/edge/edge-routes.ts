import { createYoga, type Plugin } from 'graphql-yoga';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Databases, SchemaRegistry } from '../database.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { API_KEY, requireKey } from '../http/require-key.ts';
import { reportError } from '../log/report-error.ts';
import { complexityRule } from './complexity.ts';
import { depthRule } from './depth.ts';
import type { EdgeContext } from './edge-context.ts';
import { nestingLimit } from './nesting.ts';
import type { RecordDependencies } from '../content/dependencies.ts';
import { recordDependenciesPlugin } from './record-dependencies-plugin.ts';
import { xpNames } from './xp-names.ts';

const PATH = '/sitecore/api/graph/edge';
/** Far above the size of any document of the site or the SDK. */
const MAX_BODY_BYTES = 256 * 1024;

/** The header with which Sitecore's editors request drafts instead of published content. */
const EDIT_MODE = 'sc_editmode';

interface EdgeRoutesOptions {
  readonly schemaRegistry: SchemaRegistry;
  /** Returns the databases that are served now. */
  readonly databases: () => Databases;
  readonly apiKey: string;
  readonly logger: Logger;
  readonly recordDependencies?: RecordDependencies;
  readonly graphiql?: boolean;
  /** Middleware that responds 429 above the rate limit. */
  readonly limit: MiddlewareHandler;
}

/** Adds the limits of size and depth to the validation of every document. */
const limitsPlugin: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(complexityRule);
    addValidationRule(depthRule);
  },
};

/** Routes of GraphQL as Experience Edge serves it; the key is in the header or in the query `sc_apikey`. */
export function edgeRoutes({
  schemaRegistry,
  databases,
  apiKey,
  logger,
  recordDependencies = () => undefined,
  graphiql = false,
  limit,
}: EdgeRoutesOptions): Hono<PlatformEnv> {
  const yoga = createYoga({
    schema: schemaRegistry.schema,
    plugins: [nestingLimit, xpNames, limitsPlugin, recordDependenciesPlugin(recordDependencies)],
    graphqlEndpoint: PATH,
    graphiql,
    landingPage: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    fetchAPI: { Response },
    logging: yogaLogger(logger),
    context: ({ request }) => contextOf(request, databases()),
  });
  const app = new Hono<PlatformEnv>();
  if (graphiql) {
    // Only GraphiQL's page is served without a key: any other GET could be a query.
    app.get(PATH, (c) => (c.req.header('accept')?.includes('text/html') ? yoga.fetch(c.req.raw) : c.notFound()));
  }
  app.post(
    PATH,
    requireKey(apiKey, (c) => c.req.header(API_KEY) ?? c.req.query(API_KEY)),
    limit,
    requireJson,
    (c) => yoga.fetch(c.req.raw),
  );
  return app;
}

/** Responds 415 to a body that is not JSON. */
const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  return /^application\/json\b/i.test(type) ? next() : c.json({ error: 'send application/json' }, 415);
};

const contextOf = ({ headers }: Request, { web, master }: Databases): EdgeContext =>
  headers.get(EDIT_MODE) === 'true' ? master.createEdgeContext() : web.createEdgeContext();

/** Writes Yoga's messages to the platform's log, its errors with `reportError`. */
const yogaLogger = (logger: Logger) => ({
  debug: (...args: unknown[]) => logger.debug({ graphql: textsOf(args) }),
  info: (...args: unknown[]) => logger.info({ graphql: textsOf(args) }),
  warn: (...args: unknown[]) => logger.warn({ graphql: textsOf(args) }),
  error: (...args: unknown[]) =>
    reportError(logger, args.find((arg) => arg instanceof Error) ?? args[0], { event: 'graphql' }),
});

const textsOf = (args: readonly unknown[]) => args.filter((arg) => typeof arg === 'string');
