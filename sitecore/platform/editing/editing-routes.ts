import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { YAMLParseError } from 'yaml';
import type { Content } from '../content/content.ts';
import type { Databases } from '../database.ts';
import type { LayoutService } from '../layout/layout-service.ts';
import { requireKey, API_KEY } from '../http/require-key.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { EDITING_PATH } from './editing-path.ts';
import { authorFiles } from './author-files.ts';
import { changeRoutes, locked, refuseWhileLocked } from './drafts/change-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { loadContent } from '../content/load.ts';
import type { CheckDrafts } from './drafts/publish-draft.ts';
import { DraftFiles } from './drafts/draft-files.ts';
import { renderBeforePublish, type RenderBeforePublish } from './drafts/render-before-publish.ts';
import { pageRoute } from './page/page-route.ts';
import { pictureRoute } from './pictures/picture-route.ts';
import { requestedPage } from './requested-page.ts';
import { readRoutes, structureRoutes } from './structure/structure-routes.ts';
import { missingIn } from './structure/unfinished.ts';
import { Sessions } from '../http/sessions.ts';

/** Settings of content editing; without them the platform has no editing routes. */
export interface EditingOptions {
  readonly password: string;
  /** Proxies in front of the platform whose X-Forwarded-For is believed; none when absent. */
  readonly trustedProxies?: number;
  /** The content folder, into which drafts are written. */
  readonly folder: string;
  /** The folder as diagnostics show it, by default that of the checkout. */
  readonly displayPath?: string;
  /** Reads the published content with some drafts; throws `ContentError` when it could not be served. */
  readonly check?: CheckDrafts;
  /** Returns the layouts of content that is not published yet, of which a publish renders pages before it replaces any. */
  readonly layoutsOf?: (content: Content) => LayoutService;
  /** Reads the content again at once, after a change of its files. */
  readonly reload?: () => Promise<void>;
  /** Returns why nothing can be saved or published now; undefined when it can. */
  readonly lockedBy?: () => string | undefined;
  /** Base URL of the site that renders pages for editing. */
  readonly renderingHost: string;
  /** Origins from which the rendered pages may load scripts, styles and images. */
  readonly siteOrigins: readonly string[];
  /** The most bytes of a request of an author; 2 MB when absent. */
  readonly largestBody?: number;
  /** The site's JSS_EDITING_SECRET; without it no page is rendered for editing. */
  readonly secret?: string | undefined;
}

interface Options {
  readonly editing: EditingOptions;
  /** Returns the databases of the current content. */
  readonly databases: () => Databases;
  readonly apiKey: string;
  readonly sessions: Sessions;
  /** Rate limit of the edit-mode layouts. */
  readonly limit: MiddlewareHandler;
}

const LARGEST_BODY = 2 * 1024 * 1024;

/** Creates the sessions of authors, whose second cookie shows them the pictures of drafts. */
export const authorSessions = (): Sessions =>
  new Sessions({ cookie: 'editing_session', path: EDITING_PATH, reader: { cookie: 'editing_media', path: '/-' } });

/** Returns the routes for authors: edit-mode layouts behind the API key; editing, drafts and publishing behind a password. */
export function editingRoutes({ editing, databases, apiKey, sessions, limit }: Options): Hono<PlatformEnv> {
  const { folder, password, trustedProxies = 0, largestBody = LARGEST_BODY } = editing;
  const check: CheckDrafts =
    editing.check ?? ((drafts, texts) => loadContent(folder, { drafts, ...(texts && { texts }) }));
  const reload = editing.reload ?? (() => Promise.resolve());
  const files = new DraftFiles(folder, editing.displayPath);
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.get('cache-control') === null) c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
  });
  // A file that was broken after it was read: authors see the content before, and cannot change this one.
  app.onError((error, c) => {
    if (error instanceof YAMLParseError) return locked(c, error.message);
    throw error;
  });
  app.use(sameOrigin);
  if (editing.lockedBy) app.use(refuseWhileLocked(sessions, editing.lockedBy));
  app.get(
    '/layout',
    requireKey(apiKey, (c) => c.req.query(API_KEY)),
    limit,
    (c) => editModeLayout(c, databases()),
  );
  app.route('/author', authorFiles());
  app.route('/', signInRoutes({ password, trustedProxies, sessions, files, databases }));
  app.route('/', pageRoute({ ...editing, sessions, files, databases }));
  app.route('/', pictureRoute({ ...editing, sessions, databases }));
  app.route(
    '/',
    changeRoutes({
      sessions,
      files,
      check,
      render: renderOf(editing, databases),
      listMissing: (file, text) => missingIn(file, text, databases().master.content),
      reload,
      databases,
      largestBody,
    }),
  );
  app.route('/', readRoutes({ sessions, files, databases }));
  app.route('/', structureRoutes({ sessions, files, check, reload, databases, largestBody }));
  return app;
}

/** Returns the function that renders pages before a publish; undefined where no site renders any for editing. */
const renderOf = (
  { secret, layoutsOf, renderingHost }: EditingOptions,
  databases: () => Databases,
): RenderBeforePublish | undefined =>
  secret === undefined || !layoutsOf
    ? undefined
    : renderBeforePublish({ renderingHost, secret, layoutsOf, master: () => databases().master });

async function editModeLayout(c: Context<PlatformEnv>, { master, editingLayouts }: Databases): Promise<Response> {
  const { site, page, language } = requestedPage(c, master.content);
  return page
    ? c.json(await editingLayouts.page(page, language))
    : c.json(editingLayouts.missing(site.name, language), 404);
}
