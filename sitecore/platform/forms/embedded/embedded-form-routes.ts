import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { isLanguage, type Language } from '#sitecore/definitions/language.ts';
import { formTemplate } from '#sitecore/definitions/templates/form.ts';
import { type Content, pagesOf, siteOf, siteUrlOf } from '../../content/content.ts';
import { inherits } from '../../content/inherits.ts';
import type { Item, PlacedRendering, Placeholders } from '../../content/tree.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { isSameSecret } from '../../http/same-secret.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'embeddable-forms.umd.js'), 'utf8');

/** Seconds for which browsers keep the script. */
const SCRIPT_SECONDS = 3600;

export interface EmbeddedForms {
  /** The publishable key that pages with embedded forms show. */
  readonly apiKey: string;
  /** The origins of the site, the public one first: a frame stays in that of the page around it. */
  readonly siteUrls: readonly [string, ...string[]];
}

/**
 * Routes of the forms that stand in other pages: the script that draws them, and the address of each, which leads to the page that has
 * the form alone. 403 with another key, 404 for a form that no page has alone.
 */
export function embeddedFormRoutes({
  content,
  apiKey,
  siteUrls,
}: EmbeddedForms & { readonly content: () => Content }): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const hasKey = (c: Context) => isSameSecret(c.req.query('sc_apikey') ?? '', apiKey);
  app.get('/sitecore-embeddableforms.umd.js', (c) => {
    if (!hasKey(c)) return c.json({ error: 'sc_apikey is not the key of embedded forms' }, 403);
    c.header('cache-control', `public, max-age=${SCRIPT_SECONDS}`);
    c.header('x-content-type-options', 'nosniff');
    return c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get('/embedded-forms/:id', (c) => {
    if (!hasKey(c)) return c.json({ error: 'sc_apikey is not the key of embedded forms' }, 403);
    const page = formPage(content(), c.req.param('id'));
    c.header('cache-control', 'no-store');
    if (page?.url === undefined) return c.json({ error: 'no page has this form alone' }, 404);
    const requested = c.req.query('sc_lang') ?? '';
    const site = siteOf(content(), page);
    const language: Language = isLanguage(requested) ? requested : site.language;
    const origin = siteUrlOf(site, framingOrigin(c, siteUrls));
    return c.redirect(origin + (language === site.language ? '' : `/${language}`) + page.url);
  });
  return app;
}

/** Returns the origin of the site from which a frame comes; the public one when it comes from elsewhere. */
function framingOrigin(c: Context, siteUrls: EmbeddedForms['siteUrls']): string {
  const referrer = c.req.header('referer') ?? '';
  const origins = siteUrls.map((url) => new URL(url).origin);
  return origins.find((origin) => referrer.startsWith(`${origin}/`)) ?? new URL(siteUrls[0]).origin;
}

/** Returns the page without header and footer that shows a form; undefined when there is none. */
function formPage(content: Content, id: string): Item | undefined {
  const form = content.tree.withId(id);
  if (!form || !inherits(form.template, formTemplate.id)) return undefined;
  const { path } = form;
  return pagesOf(content, siteOf(content, form)).find(
    ({ hasOwnLayout, placeholders }) => hasOwnLayout && showsForm(placeholders, path.toLowerCase()),
  );
}

const showsForm = (placeholders: Placeholders | undefined, path: string): boolean =>
  Object.values(placeholders ?? {})
    .flat()
    .some(
      (placed: PlacedRendering) => placed.datasource?.toLowerCase() === path || showsForm(placed.placeholders, path),
    );
