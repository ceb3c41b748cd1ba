import { serve } from '@hono/node-server';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createPlatform, type PlatformOptions, type ServicesOptions } from './app.ts';
import { createSchemaRegistry } from './database.ts';
import type { EditingOptions } from './editing/editing-routes.ts';
import type { Env } from './env.ts';
import { type ContentLocation, contentLocation } from './content/content-location.mjs';
import { ContentError, type Diagnostic, outdatedMessage } from './content/diagnostics.ts';
import { LastGood } from './content/last-good.ts';
import { seedContent } from './content/seed-content.ts';
import { failStart } from './fail-start.ts';
import { reportError } from './log/report-error.ts';
import { Publisher } from './publishing/publisher.ts';
import { SiteQueues } from './publishing/site-queues.ts';
import { QaTests } from './qa/qa-tests.ts';
import type { Deliver } from './services/forms/delivery/deliver-due.ts';
import { formDelivery } from './services/forms/delivery/form-delivery.ts';
import { formSecret } from './services/forms/form-keys.ts';
import { startFormWork } from './services/forms/delivery/form-work.ts';
import { type EnrolmentEnv, trustsLocal } from './services/kiosk/trusts-local.ts';
import { gatewayDelivery } from './services/tracker/deliver-code.ts';
import { hasOutbox } from './services/tracker/has-outbox.mjs';
import { Outbox } from './services/tracker/outbox.ts';
import { Limiter } from './services/limits/limiter.ts';
import { persistentSecret } from './store/persistent-secret.ts';
import { Store } from './store/store.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const STOP_MS = 10_000;

/** Longer than clients keep an idle connection: when the server closes it first, a request under way fails. */
const KEEP_ALIVE_MS = 65_000;

const QA_WARNING =
  'content platform: QA=1 lets anyone who can reach it publish pages and change the responses of services';

/** Serves the content folder, which is seeded when it is the operator's and empty, until the process ends; rejects when the content or the port is invalid. */
export async function runPlatform(variables: Env): Promise<void> {
  const { SITECORE_API_KEY: apiKey, SITE_URL: siteUrl, LOG_LEVEL: level, ...env } = variables;
  const logger = pino({ level });
  endOnUncaught(logger);
  if (env.QA === '1') console.warn(QA_WARNING);
  const content = await openContent(env);
  const schemaRegistry = createSchemaRegistry();
  const queues = new SiteQueues({
    targets: env.REVALIDATE_SECRET === undefined ? [] : (env.REVALIDATE_URL ?? [{ url: `${siteUrl}/api/revalidate` }]),
    secret: env.REVALIDATE_SECRET ?? '',
    logger,
  });
  const publisher = await Publisher.open({
    ...servedFrom(content),
    ...{ schemaRegistry, siteUrl, logger },
    ...keepingIn(env.DATA_DIR, logger),
    onAffected: (site, paths) => queues.add(site, paths, publisher.databases().web.content),
    onWithdrawn: (media) => queues.withdraw(media),
  });
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const store = new Store({ dataDir, databaseUrl, seedsCustomers: env.QA === '1' });
  const { deliver, formOutbox } = formDelivery(env, () => publisher.databases().web.content);
  const services = { ...servicesOf(store, logger, { ...env, siteUrl }), formOutbox };
  const app = createPlatform({
    schemaRegistry,
    databases: publisher.databases,
    ...{ contentState: publisher.contentState, dataDir },
    recordDependencies: publisher.recordDependencies,
    apiKey,
    logger,
    mediaFolder: join(content.folder, 'media'),
    ...callersOf(siteUrl, env),
    ...editingOf({ siteUrl, publisher, content }, env),
    services,
    ...(env.QA === '1' && { qa: new QaTests() }),
    graphiql: level === 'debug' || level === 'trace',
  });
  const { PLATFORM_PORT: port, PLATFORM_HOST: hostname } = env;
  const server = serve({ fetch: app.fetch, port, hostname }, (address) => onListening(address.port, store, logger));
  server.on('error', failStart);
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  const unwatch = publisher.watch();
  const stopForms = startForms(deliver, { store, services, logger });
  stopAtSignal(() => {
    unwatch();
    stopForms();
    queues.stop();
    server.close(() => void store.close());
  });
}

/** Returns the content folder; fills one of the operator's that is missing or empty with the demo's content. */
async function openContent(env: Pick<Env, 'CONTENT_DIR'>): Promise<ContentLocation> {
  const content = contentLocation(ROOT, env);
  const isSeeded = !content.isDemo && (await seedContent(content.folder, contentLocation(ROOT, {}).folder));
  if (isSeeded) console.warn(`content platform: ${content.folder} is filled with the content of the demo`);
  return content;
}

/** Returns the options of a publisher that serves a folder, and prints what an older definition has left in one outside the code. */
const servedFrom = ({ folder, displayPath, isDemo }: ContentLocation) => ({
  ...{ folder, displayPath },
  ...(!isDemo && { onOutdated: (outdated: readonly Diagnostic[]) => console.error(outdatedMessage(outdated)) }),
});

/** Returns the options of a publisher that keeps the last good state in the data folder, and says what cannot be read. */
function keepingIn(dataDir: string, logger: Logger) {
  const event = 'the last good state of the content is not kept';
  const onError = (error: unknown): void => reportError(logger, error, { event, level: 'warn' });
  return {
    lastGood: new LastGood({ dataDir, onError }),
    onLastGood: (error: unknown): void =>
      console.error(
        `${firstDiagnostic(error)}; the last good state is served, and nothing is published until this is corrected`,
      ),
    onContentError: ({ message }: ContentError): void =>
      console.error(`${message}\nthe previous content is served until this is corrected`),
  };
}

/** Returns the first error of content that cannot be read, on one line, and the number of further ones. */
function firstDiagnostic(error: unknown): string {
  if (!(error instanceof ContentError)) return `content: ${error instanceof Error ? error.message : String(error)}`;
  const [first, ...more] = error.message.split('\n').slice(1);
  return `content: ${first?.trim() ?? ''}${more.length === 0 ? '' : ` (and ${more.length} more)`}`;
}

/** Starts to deliver and to erase submissions of forms. */
const startForms = (
  deliver: Deliver | undefined,
  { store, services, logger }: { readonly store: Store; readonly services: ServicesOptions; readonly logger: Logger },
) =>
  startFormWork({
    ...{ store, deliver, secret: services.secrets.forms },
    reportError: (error) => reportError(logger, error, { event: 'message of a form not delivered', level: 'warn' }),
  });

/** Ends the process at a signal, with what is to be stopped before. */
function stopAtSignal(close: () => void): void {
  const stop = (): void => {
    close();
    // A busy connection must not keep the process alive.
    setTimeout(() => process.exit(0), STOP_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Logs the address, and creates the store before its first use: the start does not wait for it. */
function onListening(port: number, store: Store, logger: Logger): void {
  logger.info(`content platform: http://localhost:${port}`);
  store.create().catch((error: unknown) => {
    reportError(logger, error, { event: 'store not created yet; the first request creates it', level: 'warn' });
  });
}

/** Reports an uncaught exception or rejection and ends the process; Node would print the error with every property. */
function endOnUncaught(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    reportError(logger, error, { event: 'uncaught exception', level: 'fatal' });
    process.exit(1);
  });
}

/** Returns the options of the bank's services; a secret that is not set is generated once in the data folder. */
function servicesOf(
  store: Store,
  logger: Logger,
  { siteUrl, ...env }: ServicesEnv & { readonly siteUrl: string },
): ServicesOptions {
  const onStoreError = (error: unknown): void =>
    reportError(logger, error, { event: 'limits counted in memory', level: 'warn' });
  return {
    store,
    secrets: {
      kioskToken: env.KIOSK_TOKEN_SECRET ?? persistentSecret(env.DATA_DIR, 'kiosk-token'),
      captcha: env.CAPTCHA_SECRET ?? persistentSecret(env.DATA_DIR, 'captcha'),
      trackerCode: env.TRACKER_CODE_SECRET ?? persistentSecret(env.DATA_DIR, 'tracker-code'),
      forms: formSecret(env),
    },
    staffSecret: env.KIOSK_STAFF_SECRET ?? persistentSecret(env.DATA_DIR, 'kiosk-staff'),
    trustsLocal: trustsLocal(env),
    trustedProxies: env.EDITING_TRUSTED_PROXIES,
    securesCookies: env.PUBLIC_URL?.startsWith('https:') === true,
    limiter: new Limiter({ store, onStoreError }),
    siteSecret: env.SITE_SECRET,
    recaptchaKey: env.RECAPTCHA_SECRET_KEY,
    ...deliveryOf(env),
    clamav: env.CLAMAV,
    dailyFormBytes: env.FORMS_DAILY_MB * 1024 * 1024,
    formStaff: { password: env.STAFF_PASSWORD, integrityPassword: env.INTEGRITY_PASSWORD },
    publicUrl: (env.PUBLIC_URL ?? siteUrl).replace(/\/$/, ''),
  };
}

type ServicesEnv = EnrolmentEnv &
  DeliveryEnv &
  Pick<
    Env,
    | 'KIOSK_STAFF_SECRET'
    | 'KIOSK_TOKEN_SECRET'
    | 'CAPTCHA_SECRET'
    | 'TRACKER_CODE_SECRET'
    | 'RECAPTCHA_SECRET_KEY'
    | 'FORMS_SECRET'
    | 'FORMS_SECRET_OLD'
    | 'FORMS_DAILY_MB'
    | 'CLAMAV'
    | 'STAFF_PASSWORD'
    | 'INTEGRITY_PASSWORD'
    | 'EDITING_TRUSTED_PROXIES'
    | 'DATA_DIR'
  >;

/** Returns the delivery of one-time codes: a gateway, or the outbox of this machine; none elsewhere. */
function deliveryOf(env: DeliveryEnv): Pick<ServicesOptions, 'deliverCode' | 'outbox'> {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = env;
  if (url !== undefined) return { deliverCode: gatewayDelivery({ url, token }) };
  if (!hasOutbox(env)) return {};
  const outbox = new Outbox();
  return { deliverCode: outbox.deliver, outbox };
}

type DeliveryEnv = Pick<Env, 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_TOKEN' | 'DATABASE_URL' | 'PUBLIC_URL' | 'PLATFORM_HOST'>;

/** Returns the options of forms in other pages; none without their key. */
const embeddedFormsOf = (
  siteUrl: string,
  { EMBEDDED_FORMS_API_KEY: apiKey, PUBLIC_URL = siteUrl, RENDERING_HOST = siteUrl }: EmbeddedFormsEnv,
): Pick<PlatformOptions, 'embeddedForms'> =>
  apiKey === undefined ? {} : { embeddedForms: { apiKey, siteUrls: [PUBLIC_URL, siteUrl, RENDERING_HOST] } };

type EmbeddedFormsEnv = Pick<Env, 'EMBEDDED_FORMS_API_KEY' | 'PUBLIC_URL' | 'RENDERING_HOST'>;

/** Returns the options of those who call the platform: origins and rate limit of GraphQL and REST, and pages with its forms. */
const callersOf = (siteUrl: string, { API_CORS_ORIGINS, EDGE_QUERIES_PER_SECOND, ...env }: CallersEnv) => ({
  ...embeddedFormsOf(siteUrl, env),
  corsOrigins: API_CORS_ORIGINS,
  ...(EDGE_QUERIES_PER_SECOND !== undefined && { queriesPerSecond: EDGE_QUERIES_PER_SECOND }),
});

type CallersEnv = Pick<Env, 'API_CORS_ORIGINS' | 'EDGE_QUERIES_PER_SECOND'> & EmbeddedFormsEnv;

/** Returns the options of editing; none without a password. */
function editingOf(
  {
    siteUrl,
    publisher,
    content,
  }: { readonly siteUrl: string; readonly publisher: Publisher; readonly content: ContentLocation },
  { EDITING_PASSWORD: password, RENDERING_HOST: renderingHost = siteUrl, PUBLIC_URL, ...env }: EditingEnv,
): { readonly editing?: EditingOptions } {
  if (password === undefined) return {};
  const siteOrigins = [siteUrl, renderingHost, PUBLIC_URL ?? siteUrl].map((url) => new URL(url).origin);
  return {
    editing: {
      password,
      trustedProxies: env.EDITING_TRUSTED_PROXIES,
      ...{ folder: content.folder, displayPath: content.displayPath },
      check: publisher.check,
      layoutsOf: publisher.layoutsOf,
      reload: () => publisher.reload(),
      lockedBy: publisher.lockedBy,
      renderingHost,
      siteOrigins,
      secret: env.JSS_EDITING_SECRET,
      largestBody: env.EDITING_BODY_LIMIT_MB * 1024 * 1024,
    },
  };
}

type EditingEnv = Pick<
  Env,
  | 'EDITING_PASSWORD'
  | 'EDITING_TRUSTED_PROXIES'
  | 'EDITING_BODY_LIMIT_MB'
  | 'RENDERING_HOST'
  | 'PUBLIC_URL'
  | 'JSS_EDITING_SECRET'
>;
