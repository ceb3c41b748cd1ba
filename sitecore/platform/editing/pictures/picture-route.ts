import { Hono } from 'hono';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Databases } from '../../database.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { phrases } from '../../layout/phrases.ts';
import { renderPage } from '../page/render-page.ts';
import { requestedLanguage } from '../requested-page.ts';
import { requireSession } from '../../http/session-cookie.ts';
import type { Sessions } from '../../http/sessions.ts';
import { allowedRenderings } from '../structure/default-values.ts';
import { blockDrawing } from './block-drawing.ts';
import { loadExample } from './load-example.ts';
import { drawnDocument, pictureOf, pictureSecurityPolicy } from './picture-document.ts';

interface PictureOptions {
  readonly renderingHost: string;
  readonly siteOrigins: readonly string[];
  readonly secret?: string | undefined;
  readonly sessions: Sessions;
  readonly databases: () => Databases;
}

/** An author's browser requests a picture again after ten minutes. */
const CACHE_CONTROL = 'private, max-age=600';

/**
 * Serves the picture of a block that can be added, as a document without scripts: the example of the site's catalogue,
 * rendered by the site. A drawing from the block's definition stands for it until it is there, and where the site sends none.
 */
export function pictureRoute({ sessions, siteOrigins, ...options }: PictureOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.get('/drawings/:name', (c) => {
    const rendering = named(c.req.param('name'));
    if (!rendering) return c.notFound();
    return c.body(blockDrawing(rendering), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': CACHE_CONTROL });
  });
  app.get(
    '/pictures/:name',
    requireSession(sessions, (c) => c.json({ error: 'sign in to edit' }, 401)),
    async (c) => {
      const rendering = named(c.req.param('name'));
      if (!rendering) return c.notFound();
      const language = requestedLanguage(c);
      c.header('Content-Security-Policy', pictureSecurityPolicy(siteOrigins));
      const html = await renderedExample(rendering.name, language, options);
      if (html === undefined) return c.html(drawnDocument(blockDrawing(rendering), language));
      c.header('Cache-Control', CACHE_CONTROL);
      return c.html(pictureOf(html));
    },
  );
  return app;
}

const named = (wanted: string) => allowedRenderings().find(({ name }) => name === wanted);

async function renderedExample(
  name: string,
  language: Language,
  { renderingHost, secret, databases }: Pick<PictureOptions, 'renderingHost' | 'secret' | 'databases'>,
): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  const layout = await loadExample({ renderingHost, secret, name, language });
  if (!layout) return undefined;
  const { content } = databases().master;
  const dictionary = Object.fromEntries(phrases(content, content.sites[0], language));
  const rendered = await renderPage({ renderingHost, secret, path: '/', language, layout, dictionary });
  return rendered.kind === 'page' ? rendered.html : undefined;
}
