import { Hono } from 'hono';
import { z } from 'zod';
import type { Databases } from '../../database.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { readForm, readJson } from '../../http/read-body.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { problemPage } from '../sign-in/sign-in-pages.ts';
import type { DraftFiles } from './draft-files.ts';
import { type CheckDrafts, publishDrafts } from './publish-draft.ts';
import { requestedLanguage } from '../requested-page.ts';
import { fieldChange, saveField } from './save-field.ts';
import { requireSession } from '../../http/session-cookie.ts';
import type { Sessions } from '../../http/sessions.ts';

interface ChangeOptions {
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly check: CheckDrafts;
  /** Reads the content again at once, after a change of its files. */
  readonly reload: () => Promise<void>;
  readonly databases: () => Databases;
}

const STATUS = { saved: 200, published: 200, unchanged: 200, invalid: 400, unknown: 404, conflict: 409 } as const;

const publishRequest = z.union([
  z.object({ items: z.array(z.string()).min(1) }),
  z.object({ item: z.string() }).transform(({ item }) => ({ items: [item] })),
]);

/** Returns the routes with which a signed-in author saves one field of a draft and publishes drafts. */
export function changeRoutes({ sessions, files, check, reload, databases }: ChangeOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const onlySignedIn = requireSession(sessions, (c) => c.json({ error: 'sign in to edit' }, 401));
  app.put('/fields', onlySignedIn, async (c) => {
    const change = fieldChange.safeParse(await readJson(c, Infinity));
    if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 400);
    const { kind, ...rest } = saveField(databases().master.content, files, change.data);
    return c.json(rest, STATUS[kind]);
  });
  app.post('/publish', onlySignedIn, async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
    const request = publishRequest.safeParse(isForm ? await readForm(c) : await readJson(c, Infinity));
    if (!request.success) return c.json({ error: 'send { "items": [ … ] }: the ids or the paths of items' }, 400);
    const { kind, ...rest } = await publishDrafts(request.data.items, {
      content: databases().master.content,
      files,
      check,
    });
    if (kind === 'published') await reload();
    if (!isForm) return c.json(rest, STATUS[kind]);
    const language = requestedLanguage(c);
    if ('error' in rest)
      return c.html(
        problemPage(language, ({ publishFailed }) => publishFailed, rest.error),
        STATUS[kind],
      );
    return c.redirect(`${EDITING_PATH}?lang=${language}&published`, 303);
  });
  return app;
}
