import { Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { Databases, SchemaRegistry } from './database.ts';
import { edgeRoutes } from './edge/edge-routes.ts';
import { EDITING_PATH } from './editing/editing-path.ts';
import { authorSessions, type EditingOptions, editingRoutes } from './editing/editing-routes.ts';
import type { RecordDependencies } from './content/dependencies.ts';
import { apiCors } from './http/api-cors.ts';
import { type EmbeddedForms, embeddedFormRoutes } from './forms/embedded/embedded-form-routes.ts';
import { isReader } from './http/session-cookie.ts';
import type { PlatformEnv } from './http/platform-env.ts';
import { rateLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import type { ContentState } from './publishing/publisher.ts';
import { reportError } from './log/report-error.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { withQaPages } from './qa/qa-databases.ts';
import { qaRoutes } from './qa/qa-routes.ts';
import type { QaTests } from './qa/qa-tests.ts';
import { restRoutes } from './rest/rest-routes.ts';
import { staffRoutes } from './services/kiosk/staff-routes.ts';
import { services } from './services/services.ts';
import type { ServiceHost } from './services/service/handle-call.ts';
import { serviceRoutes } from './services/service/service-routes.ts';
import { type FormStaff, formStaffRoutes } from './services/forms/staff/form-staff-routes.ts';
import type { FormOutbox } from './services/forms/delivery/form-outbox.ts';
import type { Outbox } from './services/tracker/outbox.ts';
import { outboxRoutes } from './services/tracker/outbox-routes.ts';
import { healthRoutes } from './http/health-routes.ts';

/** Dependencies of the bank's services besides content and log. */
export type ServicesOptions = Omit<ServiceHost, 'content' | 'logger'> & {
  /** Secret of the branches' staff, who enrol kiosks; without it there are no routes for them. */
  readonly staffSecret?: string;
  /** Passwords of those who read submissions of forms. */
  readonly formStaff?: FormStaff | undefined;
  /** Messages that are shown on this machine instead of being sent. */
  readonly outbox?: Outbox | undefined;
  /** Messages of forms that are shown there, too. */
  readonly formOutbox?: FormOutbox | undefined;
};

export interface PlatformOptions {
  readonly schemaRegistry: SchemaRegistry;
  /** Returns the databases that are served now; they change when authors publish. */
  readonly databases: () => Databases;
  /** Returns which content that is, as `/readyz` says it; "ok" when absent. */
  readonly contentState?: () => ContentState;
  /** The folder that `/readyz` writes to; it writes none when absent. */
  readonly dataDir?: string;
  /** The key that callers of GraphQL and REST must send. */
  readonly apiKey: string;
  /** Origins whose pages may call GraphQL and REST from a browser, `*` for any; none when absent. */
  readonly corsOrigins?: readonly string[];
  readonly logger: Logger;
  /** Key and site of the forms that stand in other pages; without them there are none. */
  readonly embeddedForms?: EmbeddedForms;
  /** The folder with the files of the media library. */
  readonly mediaFolder: string;
  /** The most GraphQL and REST requests per second, above which it responds 429; no limit when absent. */
  readonly queriesPerSecond?: number;
  /** Receives the dependencies of the responses to a route's page. */
  readonly recordDependencies?: RecordDependencies;
  /** Options of editing; without them there are no editing routes. */
  readonly editing?: EditingOptions;
  /** Serves GraphiQL at the GraphQL endpoint when true. */
  readonly graphiql?: boolean;
  /** Store, secrets and limits of the bank's services; without it there are no services. */
  readonly services?: ServicesOptions;
  /** State of the QA tests, which publish pages and stub services; without it there are no QA routes. */
  readonly qa?: QaTests;
}

/** Creates the content platform as an app without a port. */
export function createPlatform(options: PlatformOptions): Hono<PlatformEnv> {
  const { logger, queriesPerSecond, schemaRegistry, qa, apiKey, corsOrigins: origins = [] } = options;
  const limit = queriesPerSecond === undefined ? unlimited : rateLimit(queriesPerSecond);
  const databases = qa ? withQaPages(options.databases, schemaRegistry, qa.pages) : options.databases;
  const content = () => databases().web.content;
  const sessions = authorSessions();
  const app = new Hono<PlatformEnv>();
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(refuseTrace);
  app.route('/', healthRoutes({ ...options, store: options.services?.store, content, logger }));
  app.use('/sitecore/api/*', apiCors({ apiKey, origins }));
  // Before the endpoints whose responses it replaces.
  if (qa) app.route('/', qaRoutes(qa));
  app.route('/', edgeRoutes({ ...options, databases, limit }));
  app.route('/', restRoutes({ ...options, databases, limit }));
  app.route('/', mediaRoutes({ ...options, isAuthor: (c) => isReader(c, sessions) }));
  if (options.embeddedForms) app.route('/', embeddedFormRoutes({ ...options.embeddedForms, content }));
  if (options.services) {
    const { staffSecret, formStaff, outbox, formOutbox, ...host } = { ...options.services, content, logger };
    app.route('/', serviceRoutes(services, host));
    if (staffSecret !== undefined) app.route('/kiosk', staffRoutes(staffSecret, host));
    if (formStaff) app.route('/', formStaffRoutes(formStaff, host));
    app.route('/', outboxRoutes({ outbox, formOutbox }));
  }
  if (options.editing)
    app.route(EDITING_PATH, editingRoutes({ ...options, editing: options.editing, sessions, limit }));
  app.notFound((c) => c.json({ error: 'not found' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    reportError(logger, error, { event: 'request failed', fields: { requestId: c.get('requestId') } });
    return c.json({ error: 'internal error' }, 500);
  });
  return app;
}

/** Responds 405 to a method that a web request cannot have. */
const refuseTrace: MiddlewareHandler = async (c, next) =>
  /^(?:TRACE|TRACK|CONNECT)$/.test(c.req.method) ? c.json({ error: 'method not allowed' }, 405) : next();

const unlimited: MiddlewareHandler = (_, next) => next();
