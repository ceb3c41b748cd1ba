import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Databases } from '../database.ts';
import { requireKey, API_KEY } from '../http/require-key.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { authorFiles } from './author-files.ts';
import { changeRoutes } from './drafts/change-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { DraftFiles } from './drafts/draft-files.ts';
import { pageRoute } from './page/page-route.ts';
import { requestedPage } from './requested-page.ts';
import { Sessions } from './sign-in/sessions.ts';

/** What lets authors edit the content of this platform. */
export interface EditingOptions {
  readonly password: string;
  /** The content folder, into which drafts are written. */
  readonly folder: string;
  /** Where the site answers that renders pages for editing. */
  readonly renderingHost: string;
  /** From where the rendered pages may load their files. */
  readonly siteOrigins: readonly string[];
  /** What the site wants to see before it renders a page for editing. */
  readonly secret?: string | undefined;
}

interface Options {
  readonly editing: EditingOptions;
  /** What is served now. */
  readonly databases: () => Databases;
  readonly apiKey: string;
  /** Asks callers to wait when there are too many. */
  readonly limit: MiddlewareHandler;
}

/** Longer than any text that people write into one field. */
const LARGEST_BODY = 1_000_000;

/** Everything for authors: edit-mode layouts with the key; pages to type into, drafts and publishing with a password. */
export function editingRoutes({ editing, databases, apiKey, limit }: Options): Hono<PlatformEnv> {
  const { folder, password } = editing;
  const sessions = new Sessions();
  const files = new DraftFiles(folder);
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.get('cache-control') === null) c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
  });
  app.use(sameOrigin);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.json({ error: 'too large' }, 413) }));
  app.get(
    '/layout',
    requireKey(apiKey, (c) => c.req.query(API_KEY)),
    limit,
    (c) => editedLayout(c, databases()),
  );
  app.route('/author', authorFiles());
  app.route('/', signInRoutes({ password, sessions, files, databases }));
  app.route('/', pageRoute({ ...editing, sessions, databases }));
  app.route('/', changeRoutes({ sessions, files, folder, databases }));
  return app;
}

async function editedLayout(c: Context<PlatformEnv>, { master, editingLayouts }: Databases): Promise<Response> {
  const { site, page, language } = requestedPage(c, master.content);
  return page ? c.json(await editingLayouts.page(page, language)) : c.json(editingLayouts.missing(site, language), 404);
}
