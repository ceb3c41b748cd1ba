import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { contentLocation } from '../../sitecore/platform/content/content-location.mjs';
import { CommandError } from './command-error.mjs';

/** Every variable of .env.example. */
export const VARIABLES = [
  'PORT',
  'SITE_HOST',
  'PLATFORM_PORT',
  'PLATFORM_HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'CONTENT_DIR',
  'DATABASE_URL',
  'KIOSK_TOKEN_SECRET',
  'KIOSK_STAFF_SECRET',
  'KIOSK_ENROLMENT',
  'CAPTCHA_SECRET',
  'TRACKER_CODE_SECRET',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
  'FORMS_SECRET',
  'FORMS_SECRET_OLD',
  'STAFF_PASSWORD',
  'INTEGRITY_PASSWORD',
  'FORMS_WEBHOOK_URL',
  'FORMS_WEBHOOK_SECRET',
  'FORMS_SMTP_URL',
  'FORMS_MAIL_FROM',
  'FORMS_DAILY_MB',
  'CLAMAV',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'SITE_SECRET',
  'VIDEO_PLAYERS',
  'FRAME_ORIGINS',
  'FLAGS_URL',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_MAPS_URL',
  'MAP_TILES_URL',
  'MAP_TILES_ATTRIBUTION',
  'DEFAULT_LANGUAGE',
  'SITECORE_API_HOST',
  'SITECORE_API_KEY',
  'SITECORE_SITE_NAME',
  'API_CORS_ORIGINS',
  'GRAPH_QL_ENDPOINT',
  'EDGE_QUERIES_PER_SECOND',
  'FETCH_WITH',
  'PLATFORM_TIMEOUT_MS',
  'WARM_PAGES',
  'JSS_EDITING_SECRET',
  'JSS_ALLOWED_ORIGINS',
  'EDITING_BODY_LIMIT_MB',
  'EDITING_PASSWORD',
  'EDITING_TRUSTED_PROXIES',
  'RENDERING_HOST',
  'REVALIDATE_SECRET',
  'REVALIDATE_URL',
  'REDIS_URL',
  'DRAIN_SECONDS',
  'EMBEDDED_FORMS_API_KEY',
  'EMBEDDED_FORMS_HOST',
  'TRUSTED_PROXIES',
  'SERVICES_URL',
  'SERVICE_PATHS',
  'QUERY_PAGES_PER_SECOND',
  'SECURITY_CONTACT',
  'DICTIONARY_PATH',
  'QA',
  'PROTECTION_TEST',
  'NEXT_SCRIPTS',
  'LOG_LEVEL',
];

const ASSIGNMENT =
  /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(?:'([^']*)'|"((?:\\.|[^"\\])*)"|(.*?))\s*(?:(?<=['"\s=])#.*)?$/;

const ESCAPES = { '\\n': '\n', '\\"': '"', '\\\\': '\\' };

/** Parses the assignments of a .env text, with comments, blank lines, `export`, single and double quotes. */
export function parseEnvFile(text) {
  const values = {};
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, name, single, double, bare] = ASSIGNMENT.exec(line) ?? [];
    if (name === undefined) continue;
    values[name] = single ?? double?.replace(/\\[n"\\]/g, (escape) => ESCAPES[escape]) ?? bare;
  }
  return values;
}

/** Returns the environment of a run: the root's .env, overridden by the real environment, also by its empty variables. */
export function readEnvironment(root, real) {
  const file = join(root, '.env');
  return existsSync(file) ? { ...parseEnvFile(readFileSync(file, 'utf8')), ...real } : { ...real };
}

/**
 * Returns the environment of a test run: no .env, no developer's settings and the default random cases, so that it is the
 * same on every machine.
 * NODE_ENV is left out: each program sets its own.
 */
export const neutralEnvironment = (real) => ({
  ...real,
  ...Object.fromEntries([...VARIABLES, 'FUZZ_SEED', 'FUZZ_RUNS'].map((name) => [name, ''])),
  NODE_ENV: undefined,
  LOG_LEVEL: 'warn',
});

/** Returns the ports, data folder and content folder of a run; an empty variable counts as not set. */
export function readSettings(root, env) {
  const port = portNumber('PORT', env.PORT || '3000');
  const platformPort = portNumber('PLATFORM_PORT', env.PLATFORM_PORT || '3001');
  const external = Boolean(env.SITECORE_API_HOST);
  if (!external && port === platformPort)
    throw new CommandError(`PORT and PLATFORM_PORT are both ${port}; they must differ`);
  if (external && !env.SITECORE_API_KEY) {
    throw new CommandError(`SITECORE_API_HOST is ${env.SITECORE_API_HOST}, so SITECORE_API_KEY must be set to its key`);
  }
  const dataDir = env.DATA_DIR || '.data';
  const siteHost = env.SITE_HOST || '';
  const platformListens = env.PLATFORM_HOST || '127.0.0.1';
  return {
    root,
    port,
    siteHost,
    platformPort,
    platformListens,
    external,
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    content: contentLocation(root, env),
    platformHost: external ? env.SITECORE_API_HOST : urlAt(platformListens, platformPort),
    siteUrl: urlAt(siteHost, port, 'localhost'),
    publicUrl: env.PUBLIC_URL || urlAt(siteHost, port, 'localhost'),
  };
}

/** Addresses that stand for all of a machine; the empty one is that of a server without a setting. */
const ALL_ADDRESSES = ['', '0.0.0.0', '::'];

/** Returns the URL at which this machine reaches a server that listens on an address; `local` is the machine's name for itself. */
export function urlAt(address, port, local = '127.0.0.1') {
  if (ALL_ADDRESSES.includes(address)) return `http://${local}:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

function portNumber(name, text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new CommandError(`${name} is "${text}"; a port is a number from 1 to 65535`);
}
