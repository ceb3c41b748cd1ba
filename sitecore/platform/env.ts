import { z } from 'zod';
import { targets } from './publishing/targets.ts';
import { isLongEnough, parseFormer } from './store/persistent-secret.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an absolute http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''));

const MEGABYTES = { error: 'whole megabytes, from 1 to 100' };
const megabytes = z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).max(100, MEGABYTES);

const DAILY_MEGABYTES = { error: 'whole megabytes, from 1 to 1000000' };

const HOPS = { error: 'a whole number, 0 or above' };

const readOrigins = (text: string): string[] => text.split(/[\s,;|]+/).filter((origin) => origin !== '');

const signingSecret = z.string().min(32, { error: 'at least 32 characters' });

const FORMER = {
  error: 'a former FORMS_SECRET of 32 characters or more, or a JSON list of former ones, the newest first',
};

const formerSecretsVariable = z
  .string()
  .transform((text) => (text.startsWith('[') ? parseFormer(text) : [text]))
  .refine((secrets) => secrets !== undefined && secrets.every(isLongEnough), FORMER)
  .transform((secrets) => secrets ?? [])
  .default([]);

/** Secrets that sign or seal what several platforms accept from each other, so that those on one database share them. */
const SHARED = ['KIOSK_TOKEN_SECRET', 'CAPTCHA_SECRET', 'TRACKER_CODE_SECRET', 'FORMS_SECRET'] as const;

/** Variables that need another. */
const PAIRS = [
  ['FORMS_WEBHOOK_URL', 'FORMS_WEBHOOK_SECRET'],
  ['FORMS_SMTP_URL', 'FORMS_MAIL_FROM'],
] as const;

const variables = z.object({
  PLATFORM_PORT: z.coerce
    .number({ error: 'a port' })
    .int({ error: 'a port' })
    .min(0, { error: 'a port' })
    .max(65_535, { error: 'a port' })
    .default(3001),
  PLATFORM_HOST: z.string().default('127.0.0.1'),
  SITECORE_API_KEY: z.string({ error: 'the key that callers must send' }),
  API_CORS_ORIGINS: z.string().default('').transform(readOrigins),
  DATA_DIR: z.string().default('.data'),
  CONTENT_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address postgres://…' }).optional(),
  KIOSK_TOKEN_SECRET: signingSecret.optional(),
  KIOSK_STAFF_SECRET: signingSecret.optional(),
  KIOSK_ENROLMENT: z.enum(['local', 'code'], { error: 'local or code' }).optional(),
  CAPTCHA_SECRET: signingSecret.optional(),
  TRACKER_CODE_SECRET: signingSecret.optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'an absolute http(s) address' }).optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  FORMS_SECRET: signingSecret.optional(),
  FORMS_SECRET_OLD: formerSecretsVariable,
  STAFF_PASSWORD: z.string().min(12, { error: 'at least 12 characters' }).optional(),
  INTEGRITY_PASSWORD: z.string().min(12, { error: 'at least 12 characters' }).optional(),
  FORMS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'an absolute http(s) address' }).optional(),
  FORMS_WEBHOOK_SECRET: signingSecret.optional(),
  FORMS_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address smtp://…' }).optional(),
  FORMS_MAIL_FROM: z.email({ error: 'an email address' }).optional(),
  FORMS_DAILY_MB: z.coerce
    .number(DAILY_MEGABYTES)
    .int(DAILY_MEGABYTES)
    .min(1, DAILY_MEGABYTES)
    .max(1_000_000, DAILY_MEGABYTES)
    .default(2048),
  CLAMAV: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, { error: 'host:port' })
    .optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  SITE_SECRET: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  EMBEDDED_FORMS_API_KEY: z.string().min(1).optional(),
  SITE_URL: httpUrl.default('http://localhost:3000'),
  PUBLIC_URL: httpUrl.optional(),
  RENDERING_HOST: httpUrl.optional(),
  JSS_EDITING_SECRET: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  EDITING_BODY_LIMIT_MB: megabytes.default(8),
  EDITING_PASSWORD: z.string().min(12, { error: 'at least 12 characters' }).optional(),
  EDITING_TRUSTED_PROXIES: z.coerce.number(HOPS).int(HOPS).min(0, HOPS).default(0),
  REVALIDATE_SECRET: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  REVALIDATE_URL: targets.optional(),
  EDGE_QUERIES_PER_SECOND: z.coerce
    .number({ error: 'a whole number above 0' })
    .int({ error: 'a whole number above 0' })
    .positive({ error: 'a whole number above 0' })
    .optional(),
  QA: z.enum(['0', '1'], { error: '1 or 0' }).default('0'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

const schema = variables.check(({ value, issues }) => {
  for (const name of value.DATABASE_URL === undefined ? [] : SHARED)
    if (value[name] === undefined)
      issues.push({
        code: 'custom',
        input: undefined,
        path: [name],
        message: 'a secret of 32 characters or more, the same on every platform of DATABASE_URL',
      });
  for (const [name, needed] of PAIRS)
    if (value[name] !== undefined && value[needed] === undefined)
      issues.push({ code: 'custom', input: undefined, path: [needed], message: `set it together with ${name}` });
});

type Variables = Readonly<Record<string, string | undefined>>;

/** The platform's environment variables, parsed. */
export type Env = z.output<typeof schema>;

const keyVariables = variables.pick({ DATA_DIR: true, DATABASE_URL: true, FORMS_SECRET: true, FORMS_SECRET_OLD: true });

/**
 * Reads the environment of this process, where an empty value counts as not set; throws one error that names every
 * invalid variable.
 */
export const readEnv = (): Env => readVariables(schema, process.env);

/** Reads the variables of the store and of the keys of forms in an environment, as `readEnv` does. */
export const readKeyEnv = (env: Variables): z.output<typeof keyVariables> => readVariables(keyVariables, env);

function readVariables<Read>(variablesRead: z.ZodType<Read>, env: Variables): Read {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variablesRead.safeParse(filled);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: expected ${message}`);
  throw new Error(`environment:\n${errors.join('\n')}`);
}
