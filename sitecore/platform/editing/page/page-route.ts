import { type Context, Hono } from 'hono';
import { errorMessage } from '#sitecore/definitions/template.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Databases } from '../../database.ts';
import { phrases } from '../../layout/phrases.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { contentSecurityPolicy, withAuthorTools, withOwnMedia } from './author-page.ts';
import { problemPage } from '../sign-in/sign-in-pages.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import { allowedRenderings } from '../structure/default-values.ts';
import { draftsShownBy } from '../structure/draft-list.ts';
import { pageOutline } from '../structure/page-outline.ts';
import { renderingName } from '../structure/rendering-name.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { recovery } from './recovery.ts';
import { type PageToRender, renderPage } from './render-page.ts';
import { requestedPage } from '../requested-page.ts';
import { requireSession } from '../../http/session-cookie.ts';
import type { Sessions } from '../../http/sessions.ts';

interface PageOptions {
  readonly renderingHost: string;
  readonly siteOrigins: readonly string[];
  readonly secret?: string | undefined;
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly databases: () => Databases;
}

/** Serves a page for editing: rendered by the site from the drafts, with the author's tools. */
export function pageRoute({ sessions, ...options }: PageOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.get('/page', requireSession(sessions, redirectToSignIn), (c) => editedPage(c, options));
  return app;
}

function redirectToSignIn(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  const query = new URLSearchParams({ next: pathname + search, lang: c.req.query('lang') ?? '' });
  return c.redirect(`${EDITING_PATH}?${query.toString()}`, 303);
}

async function editedPage(
  c: Context<PlatformEnv>,
  { renderingHost, siteOrigins, secret, files, databases }: Omit<PageOptions, 'sessions'>,
): Promise<Response> {
  const { master, editingLayouts } = databases();
  const { site, page, language } = requestedPage(c, master.content);
  if (!page)
    return c.html(
      problemPage(language, ({ notFound }) => notFound),
      404,
    );
  if (secret === undefined)
    return c.html(
      problemPage(language, ({ noSecret }) => noSecret),
      503,
    );
  const path = page.url ?? '/';
  const layoutId = formatGuid((page.wildcard ?? page).id, 'N');
  const rendered = await renderDraft({
    renderingHost,
    secret,
    path,
    language,
    layout: () => editingLayouts.page(page, language),
    dictionary: Object.fromEntries(phrases(master.content, site, language)),
  });
  if (rendered.kind !== 'page')
    return c.html(
      problemPage(
        language,
        ({ pageTooLarge, renderFailed }) => (rendered.kind === 'tooLarge' ? pageTooLarge : renderFailed),
        rendered.reason,
        recovery({ language, url: path, layoutId, drafts: await draftsShownBy(page, { master, files, language }) }),
      ),
      502,
    );
  c.header('Content-Security-Policy', contentSecurityPolicy(siteOrigins));
  return c.html(
    withAuthorTools(withOwnMedia(rendered.html, siteOrigins), {
      id: formatGuid(page.id, 'N'),
      layout: layoutId,
      url: path,
      name: page.displayName[language],
      language,
      outline: pageOutline(page.wildcard ?? page, { content: master.content, files, language }),
      allowed: allowedRenderings().map(({ name }) => ({ name, label: renderingName(name, language) })),
    }),
  );
}

/** Renders a page, or returns the reason why its drafts cannot be laid out. */
async function renderDraft({ layout, ...page }: Omit<PageToRender, 'layout'> & { layout: () => Promise<JsonObject> }) {
  try {
    return await renderPage({ ...page, layout: await layout() });
  } catch (error) {
    return { kind: 'failure', reason: errorMessage(error), isOfPage: true } as const;
  }
}
