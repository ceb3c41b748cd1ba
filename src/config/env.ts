import { z } from 'zod';
import { frameSources, readOrigins } from './allowed-origins.ts';
import { type ContentOrigins, type DirectiveOrigins, mergeOrigins } from './content-origins.ts';
import { readServicePaths } from './service-paths.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'an absolute http(s) address' });
const SECONDS = { error: 'whole seconds, from 0 to 10' };
const seconds = z.coerce.number(SECONDS).int(SECONDS).min(0, SECONDS).max(10, SECONDS);
const redisUrl = z.url({ protocol: /^rediss?$/, error: 'redis://host:port, or rediss:// for TLS' });
const LANGUAGE = z.enum(['ar', 'en'], { error: 'ar or en' });
const secret = z.string().min(16, { error: 'at least 16 characters' });

const HOPS = { error: 'a whole number from 0 to 9' };
const hops = z.coerce.number(HOPS).int(HOPS).min(0, HOPS).max(9, HOPS);

/** Upper bound of a visitor's wait; page and widget queries together take at most twice as long. */
const MAX_PLATFORM_TIMEOUT_MS = 5000;
const TIMEOUT = { error: `milliseconds, from 100 to ${MAX_PLATFORM_TIMEOUT_MS}` };
const platformTimeout = z.coerce.number(TIMEOUT).int(TIMEOUT).min(100, TIMEOUT).max(MAX_PLATFORM_TIMEOUT_MS, TIMEOUT);

const MEGABYTES = { error: 'whole megabytes, from 1 to 100' };
const megabytes = z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).max(100, MEGABYTES);
const PAGES = { error: 'a whole number from 0 to 1000' };
const pagesPerSecond = z.coerce.number(PAGES).int(PAGES).min(0, PAGES).max(1000, PAGES);
const securityContact = z
  .string()
  .regex(/^(?:mailto:|https:\/\/|tel:)[^\s]+$/, { error: 'mailto:…, https://… or tel:…' });

const FRAMES = { error: 'origins separated by commas: https://frames.example, https://*.example' };
const frameOrigins = z
  .string()
  .transform(readOrigins)
  .refine((origins) => origins.every((one) => one !== '*' && frameSources([one]).length > 0), FRAMES);

const TILES = { error: 'an https address with {z}, {x} and {y}' };
const tilesUrl = z
  .string()
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && /^https?:\/\/\S+$/.test(url), TILES);

const servicePaths = z.string().transform((text, context) => {
  const paths = readServicePaths(text);
  if (paths) return paths;
  context.addIssue({ code: 'custom', message: 'call=/path, calls of the catalogue separated by commas' });
  return z.NEVER;
});

const schema = z.object({
  SITECORE_API_HOST: httpUrl.default('http://127.0.0.1:3001'),
  SITECORE_API_KEY: z
    .string({ error: 'the key of the content platform' })
    .min(1, { error: 'the key of the content platform' }),
  SITECORE_SITE_NAME: z.string().default('rukn'),
  GRAPH_QL_ENDPOINT: httpUrl.optional(),
  FETCH_WITH: z.enum(['GraphQL', 'REST'], { error: 'GraphQL or REST' }).default('GraphQL'),
  DEFAULT_LANGUAGE: LANGUAGE.default('ar'),
  PUBLIC_URL: httpUrl.default('http://localhost:3000'),
  JSS_EDITING_SECRET: secret.optional(),
  EDITING_BODY_LIMIT_MB: megabytes.default(8),
  JSS_ALLOWED_ORIGINS: z.string().transform(readOrigins).optional(),
  DATA_DIR: z.string().default('.data'),
  REVALIDATE_SECRET: secret.optional(),
  REDIS_URL: redisUrl.optional(),
  DRAIN_SECONDS: seconds.default(5),
  EMBEDDED_FORMS_API_KEY: z.string().optional(),
  EMBEDDED_FORMS_HOST: httpUrl.optional(),
  TRUSTED_PROXIES: hops.default(0),
  SITE_SECRET: secret.optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  VIDEO_PLAYERS: z.literal('1', { error: '1, or not set' }).optional(),
  FRAME_ORIGINS: frameOrigins.default(['https://frames.rukn.example']),
  FLAGS_URL: httpUrl.optional(),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_URL: httpUrl.default('https://maps.googleapis.com'),
  MAP_TILES_URL: tilesUrl.optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  PLATFORM_TIMEOUT_MS: platformTimeout.default(4000),
  WARM_PAGES: z.enum(['0', '1'], { error: '1 or 0' }).default('1'),
  SERVICES_URL: httpUrl.optional(),
  QUERY_PAGES_PER_SECOND: pagesPerSecond.default(10),
  SECURITY_CONTACT: securityContact.default('mailto:security@rukn.example'),
  QA: z.enum(['0', '1'], { error: '1 or 0' }).default('0'),
  SERVICE_PATHS: servicePaths.prefault(''),
  DICTIONARY_PATH: z
    .string()
    .regex(/^\/[^?#]*[^?#/]$/, { error: 'a path: /texts' })
    .optional(),
});

/** Configuration of the site, from its environment. */
export interface Env extends Omit<
  z.output<typeof schema>,
  'GRAPH_QL_ENDPOINT' | 'JSS_ALLOWED_ORIGINS' | 'SERVICES_URL'
> {
  readonly GRAPH_QL_ENDPOINT: string;
  /** Host at which browsers call the bank's services; empty for the site's own. */
  readonly SERVICES_URL: string;
  /** Origins that may request pages for editing and show them; by default the content platform, which has an editor. */
  readonly JSS_ALLOWED_ORIGINS: readonly string[];
}

/**
 * Reads the site's environment; throws one error that names every invalid variable. An empty value counts as not set.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = schema.safeParse(filled(source));
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: expected ${message}`);
    throw new Error(`environment:\n${problems.join('\n')}`);
  }
  const {
    SITECORE_API_HOST,
    GRAPH_QL_ENDPOINT,
    PUBLIC_URL,
    JSS_ALLOWED_ORIGINS,
    SERVICES_URL = '',
    ...rest
  } = read.data;
  const host = withoutSlash(SITECORE_API_HOST);
  return {
    ...rest,
    SITECORE_API_HOST: host,
    PUBLIC_URL: withoutSlash(PUBLIC_URL),
    SERVICES_URL: withoutSlash(SERVICES_URL),
    JSS_ALLOWED_ORIGINS: JSS_ALLOWED_ORIGINS ?? originsOf(host),
    GRAPH_QL_ENDPOINT: GRAPH_QL_ENDPOINT ?? `${host}/sitecore/api/graph/edge`,
  };
}

const filled = (source: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Host names of this machine. */
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** Returns the origin of a host; for this machine one per host name. */
function originsOf(host: string): string[] {
  const { hostname, origin } = new URL(host);
  return LOOPBACK.includes(hostname) ? LOOPBACK.map((name) => origin.replace(hostname, name)) : [origin];
}

/** Returns true on a development server, which reloads changed code. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** Returns true on a server of the built site. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/**
 * Returns true when the protection-test overlay is on: only by configuration, and only in development or under test.
 */
export const isProtectionTested = (source: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  source.PROTECTION_TEST === '1' && (source.NODE_ENV === 'development' || source.QA === '1');

/** Returns true when films of providers play on the site, whose origins the content security policy then names. */
export const isPlayingProviders = (source: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  source.VIDEO_PLAYERS === '1';

const embedSchema = schema.pick({ PUBLIC_URL: true, FRAME_ORIGINS: true, FLAGS_URL: true });

/** Returns the settings of blocks that show or name addresses of other hosts. */
export const embedSettings = (source: Readonly<Record<string, string | undefined>> = process.env) =>
  embedSchema.parse(filled(source));

const mapSchema = schema.pick({
  GOOGLE_MAPS_API_KEY: true,
  GOOGLE_MAPS_URL: true,
  MAP_TILES_URL: true,
  MAP_TILES_ATTRIBUTION: true,
});

/** Returns the settings of the maps. */
export const mapSettings = (source: Readonly<Record<string, string | undefined>> = process.env) =>
  mapSchema.parse(filled(source));

const embeddedFormsSchema = schema.pick({
  SITECORE_API_HOST: true,
  EMBEDDED_FORMS_API_KEY: true,
  EMBEDDED_FORMS_HOST: true,
});

/** Returns the settings of embedded forms. */
export const embeddedFormsSettings = (source: Readonly<Record<string, string | undefined>> = process.env) =>
  embeddedFormsSchema.parse(filled(source));

/** Returns the origins of each directive whose variable is set; an empty value counts as not set. */
export function activeOrigins(
  declared: readonly ContentOrigins[],
  source: Readonly<Record<string, string | undefined>> = process.env,
): DirectiveOrigins {
  return mergeOrigins(declared.filter(({ whenSet }) => source[whenSet]).map(({ directives }) => directives));
}

let known: Env | undefined;

/** Returns the configuration of this process, read once. */
export const env = (): Env => (known ??= readEnv(process.env));

/** Has the checker of regular expressions (recheck) run in a thread of this process, not in a program of its own. */
export function checkInThread(): void {
  process.env.RECHECK_BACKEND ??= 'worker';
}
