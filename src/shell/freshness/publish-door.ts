import { z } from 'zod';
import { LANGUAGES } from '#src/i18n/language.ts';
import { hearPublish } from './publishes.ts';
import { renewPages, type RenewOptions } from './renew-pages.ts';
import { showsSecret } from './shows-secret.ts';

interface DoorOptions extends RenewOptions {
  /** What a publisher must show; nobody can when there is none. */
  readonly secret: string | undefined;
}

interface Call {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

interface DoorAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

const MOST_PATHS = 100;
const LONGEST_PATH = 500;
/** `/personal/finance`, as content says it: no prefix of a language, no query, nothing that an address must escape. */
const PATH = /^\/(?:[^\s/\\?#%]+(?:\/[^\s/\\?#%]+)*)?$/u;
const NO_PAGES = new RegExp(`^/(?:${LANGUAGES.join('|')}|api|_next|_query|-|~|sitecore)(?:/|$)|/\\.{1,2}(?:/|$)`, 'i');

const path = z
  .string()
  .max(LONGEST_PATH)
  .regex(PATH)
  .refine((each) => !NO_PAGES.test(each));
const publish = z.object({ paths: z.array(path).max(MOST_PATHS) });

const refused = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): DoorAnswer => ({
  status,
  headers,
  body: { error },
});

/** Answers a publish: renews the pages whose paths it names, and says of each whether it could be renewed. */
export async function answerPublish({ method, authorization, body }: Call, options: DoorOptions): Promise<DoorAnswer> {
  if (method !== 'POST') return refused(405, 'publish with POST', { Allow: 'POST' });
  if (options.secret === undefined) return refused(503, 'this site has no REVALIDATE_SECRET');
  if (!showsSecret(authorization, options.secret)) return refused(401, 'the secret is missing or wrong');
  const read = publish.safeParse(body);
  if (!read.success) {
    return refused(400, `send { "paths": […] }: at most ${MOST_PATHS} paths of pages, without language and query`);
  }
  hearPublish();
  return { status: 200, body: await renewPages(read.data.paths, options) };
}
