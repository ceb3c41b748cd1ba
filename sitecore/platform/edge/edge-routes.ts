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

const PATH = '/sitecore/api/graph/edge';
/** No document of the site or the SDK comes near this. */
const MAX_BODY_BYTES = 1_000_000;

/** Asks for what authors work on instead of what is published; a header of Sitecore's own editors. */
const EDIT_MODE = 'sc_editmode';

interface EdgeRoutesOptions {
  readonly schemaRegistry: SchemaRegistry;
  /** What is served now. */
  readonly databases: () => Databases;
  readonly apiKey: string;
  readonly logger: Logger;
  readonly recordDependencies?: RecordDependencies;
  readonly graphiql?: boolean;
  /** Asks callers to wait when there are too many. */
  readonly limit: MiddlewareHandler;
}

/** Every document is held to the limits of its size and its depth. */
const limitsPlugin: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(complexityRule);
    addValidationRule(depthRule);
  },
};

/** GraphQL as Experience Edge serves it; the key in the header `sc_apikey`. */
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
    plugins: [nestingLimit, limitsPlugin, recordDependenciesPlugin(recordDependencies)],
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
    // Only the page itself needs no key; anything else by GET would be a query that nobody checked.
    app.get(PATH, (c) => (c.req.header('accept')?.includes('text/html') ? yoga.fetch(c.req.raw) : c.notFound()));
  }
  app.post(
    PATH,
    requireKey(apiKey, (c) => c.req.header(API_KEY)),
    limit,
    requireJson,
    (c) => yoga.fetch(c.req.raw),
  );
  return app;
}

/** GraphQL comes as JSON and as nothing else. */
const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  return /^application\/json\b/i.test(type) ? next() : c.json({ error: 'send application/json' }, 415);
};

const contextOf = ({ headers }: Request, { web, master }: Databases): EdgeContext =>
  headers.get(EDIT_MODE) === 'true' ? master.createEdgeContext() : web.createEdgeContext();

/** Yoga's log in the platform's: its own texts, and errors as the platform reports them. */
const yogaLogger = (logger: Logger) => ({
  debug: (...args: unknown[]) => logger.debug({ graphql: textsOf(args) }),
  info: (...args: unknown[]) => logger.info({ graphql: textsOf(args) }),
  warn: (...args: unknown[]) => logger.warn({ graphql: textsOf(args) }),
  error: (...args: unknown[]) =>
    reportError(logger, args.find((arg) => arg instanceof Error) ?? args[0], { event: 'graphql' }),
});

const textsOf = (args: readonly unknown[]) => args.filter((arg) => typeof arg === 'string');
