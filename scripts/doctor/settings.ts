import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readEnv } from '#src/config/env.ts';
import { readEnvironment, readSettings } from '../bootstrap/environment.mjs';

/** Longest time of a call. */
const DEADLINE_MS = 5000;

/** Stands for the key where none is set: the site's environment requires one. */
const NO_KEY = 'none';

export const USAGE =
  'npm run doctor -- --host https://cd.example [--key …] [--site …] [--secret …] [--graphql https://…] [--deadline milliseconds]';

/** Address of a content platform, and what the site has to call it with. */
export interface Settings {
  readonly host: string;
  readonly endpoint: string;
  readonly apiKey: string | undefined;
  readonly site: string;
  readonly fetchWith: 'GraphQL' | 'REST';
  readonly publicUrl: string;
  readonly editingSecret: string | undefined;
  readonly revalidateSecret: string | undefined;
  readonly deadlineMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const OPTIONS = {
  host: { type: 'string' },
  key: { type: 'string' },
  site: { type: 'string' },
  secret: { type: 'string' },
  graphql: { type: 'string' },
  deadline: { type: 'string' },
} as const;

const deadline = z.coerce.number().int().min(1).max(60_000);

/**
 * Reads the settings from the arguments, else as the site does from its environment and its .env; without a host they are those
 * of the embedded platform. Throws for unknown arguments and invalid values.
 */
export function readDoctorSettings(root: string, args: readonly string[], real: Environment): Settings {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const environment = filled(readEnvironment(root, real));
  const given = filled({
    SITECORE_API_HOST: values.host,
    SITECORE_API_KEY: values.key,
    SITECORE_SITE_NAME: values.site,
    JSS_EDITING_SECRET: values.secret,
    GRAPH_QL_ENDPOINT: values.graphql,
  });
  const embedded =
    (given.SITECORE_API_HOST ?? environment.SITECORE_API_HOST) ? {} : embeddedEnvironment(root, environment);
  const merged: Environment = { ...embedded, ...environment, ...given };
  const env = readEnv({ ...merged, SITECORE_API_KEY: merged.SITECORE_API_KEY ?? NO_KEY });
  return {
    host: env.SITECORE_API_HOST,
    endpoint: env.GRAPH_QL_ENDPOINT,
    apiKey: merged.SITECORE_API_KEY,
    site: env.SITECORE_SITE_NAME,
    fetchWith: env.FETCH_WITH,
    publicUrl: env.PUBLIC_URL,
    editingSecret: env.JSS_EDITING_SECRET,
    revalidateSecret: env.REVALIDATE_SECRET,
    deadlineMs: deadline.parse(values.deadline ?? DEADLINE_MS),
  };
}

const storedSecrets = z.record(z.string(), z.string());

/** Returns the address of the embedded platform and the secrets that were generated for it; nothing is written. */
function embeddedEnvironment(root: string, environment: Environment): Environment {
  const { platformHost, dataDir } = readSettings(root, environment);
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const { JSS_EDITING_SECRET, ...others } = stored;
  // A generated secret opens the editing routes only beside a platform that authors can sign in to.
  const editing = environment.EDITING_PASSWORD === undefined ? {} : filled({ JSS_EDITING_SECRET });
  return { ...others, ...editing, SITECORE_API_HOST: platformHost };
}

const filled = (source: Environment): Environment =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
