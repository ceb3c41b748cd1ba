import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Databases } from '../../database.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { readForm, readJson } from '../../http/read-body.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { linesList, problemPage } from '../sign-in/sign-in-pages.ts';
import type { DraftFiles } from './draft-files.ts';
import { type CheckDrafts, type ListMissing, publishDrafts } from './publish-draft.ts';
import type { RenderBeforePublish } from './render-before-publish.ts';
import { requestedLanguage } from '../requested-page.ts';
import { fieldChange, saveField } from './save-field.ts';
import { requireSession, sessionToken } from '../../http/session-cookie.ts';
import type { Sessions } from '../../http/sessions.ts';

interface ChangeOptions {
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly check: CheckDrafts;
  readonly render?: RenderBeforePublish | undefined;
  readonly listMissing?: ListMissing;
  /** Reads the content again at once, after a change of its files. */
  readonly reload: () => Promise<void>;
  readonly databases: () => Databases;
  /** The most bytes of JSON of an author. */
  readonly largestBody: number;
}

interface Refusal {
  readonly error: string;
  readonly missing?: ReturnType<ListMissing>;
}

const STATUS = { saved: 200, published: 200, unchanged: 200, invalid: 400, unknown: 404, conflict: 409 } as const;

const publishRequest = z.union([
  z.object({ items: z.array(z.string()).min(1) }),
  z.object({ item: z.string() }).transform(({ item }) => ({ items: [item] })),
]);

/** Returns the routes with which a signed-in author saves one field of a draft and publishes drafts. */
export function changeRoutes(options: ChangeOptions): Hono<PlatformEnv> {
  const { sessions, files, check, render, listMissing, reload, databases, largestBody } = options;
  const app = new Hono<PlatformEnv>();
  const onlySignedIn = requireSession(sessions, (c) => c.json({ error: 'sign in to edit' }, 401));
  app.put('/fields', onlySignedIn, async (c) => {
    const change = fieldChange.safeParse(await readJson(c, largestBody));
    if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 400);
    const { kind, ...rest } = saveField(databases().master.content, files, change.data);
    return c.json(rest, STATUS[kind]);
  });
  app.post('/publish', onlySignedIn, async (c) => {
    const isForm = sendsForm(c);
    const request = publishRequest.safeParse(isForm ? await readForm(c) : await readJson(c, largestBody));
    if (!request.success) return c.json({ error: 'send { "items": [ … ] }: the ids or the paths of items' }, 400);
    const { kind, ...rest } = await publishDrafts(request.data.items, {
      content: databases().master.content,
      files,
      check,
      render,
      listMissing,
    });
    if (kind === 'published') await reload();
    if (!isForm) return c.json(rest, STATUS[kind]);
    const language = requestedLanguage(c);
    if ('error' in rest)
      return c.html(
        problemPage(language, ({ publishFailed }) => publishFailed, rest.error, linesList(linesOf(rest, language))),
        STATUS[kind],
      );
    return c.redirect(`${EDITING_PATH}?lang=${language}&published`, 303);
  });
  return app;
}

/** Returns the lines of a refused publish about fields that are still empty, in a language. */
const linesOf = ({ missing = [] }: Refusal, language: Language): string[] => missing.map((line) => line[language]);

/** Returns true for a request that a form sends, without a script. */
export const sendsForm = (c: Context): boolean =>
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Requests of a signed-in author that change no content. */
const SIGN_IN_AND_OUT = /\/sign-(?:in|out)$/;

/** Responds 423 to every request of an author that would change content, while there is a reason to take none. */
export const refuseWhileLocked =
  (sessions: Sessions, lockedBy: () => string | undefined): MiddlewareHandler<PlatformEnv> =>
  async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || SIGN_IN_AND_OUT.test(c.req.path);
    const reason = isRead || sessionToken(c, sessions) === undefined ? undefined : lockedBy();
    return reason === undefined ? next() : locked(c, reason);
  };

/** Responds 423 with the file that cannot be read: to a form or a request for a page as a page, else as JSON. */
export function locked(c: Context<PlatformEnv>, reason: string): Response | Promise<Response> {
  const wantsPage = sendsForm(c) || c.req.header('accept')?.includes('text/html') === true;
  if (!wantsPage) return c.json({ error: `nothing is saved or published until this is mended: ${reason}` }, 423);
  return c.html(
    problemPage(requestedLanguage(c), (texts) => texts.locked, reason),
    423,
  );
}
