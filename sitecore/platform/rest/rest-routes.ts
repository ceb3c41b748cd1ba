import { type Context, Hono } from 'hono';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import type { Content } from '../content/content.ts';
import { isSite, readLanguage } from '../edge/edge.ts';
import { phrases } from '../edge/phrases.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { API_KEY, requireKey } from '../http/require-key.ts';
import { layoutOf, missingLayout } from '../layout/layout-json.ts';
import { placeholderOf } from './placeholder.ts';

/** The names that the SDK, its starter and SXA give the layout service's configuration. */
const CONFIGURATION = ':configuration{jss|default|sxa-jss}';

interface RestOptions {
  readonly content: Content;
  readonly apiKey: string;
}

/** The layout and dictionary services as REST; the key in the query `sc_apikey`. */
export function restRoutes({ content, apiKey }: RestOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const withKey = requireKey(apiKey, (c) => c.req.query(API_KEY));
  app.get(`/sitecore/api/layout/render/${CONFIGURATION}`, withKey, (c) => {
    const layout = requestedLayout(content, c);
    return layout ? c.json(layout) : c.json(missingLayout(content, requestedLanguage(c) ?? DEFAULT_LANGUAGE), 404);
  });
  app.get(`/sitecore/api/layout/placeholder/${CONFIGURATION}`, withKey, (c) => {
    const layout = requestedLayout(content, c);
    const name = c.req.query('placeholderName') ?? '';
    const placeholder = layout && placeholderOf(layout, name);
    return placeholder ? c.json(placeholder) : c.json({ name, path: name, elements: [] }, 404);
  });
  app.get('/sitecore/api/jss/dictionary/:site/:language', withKey, (c) => {
    const { site, language: name } = c.req.param();
    const language = readLanguage(name);
    if (!language || !isSite(content, site)) return c.json({ lang: name, app: site, phrases: {} }, 404);
    return c.json({ lang: language, app: content.site.name, phrases: Object.fromEntries(phrases(content, language)) });
  });
  return app;
}

/** The layout of the page that a request names; undefined when there is none. */
function requestedLayout(content: Content, c: Context<PlatformEnv>): JsonObject | undefined {
  const language = requestedLanguage(c);
  const page = content.tree.pageAt(c.req.query('item') ?? '/');
  const known = isSite(content, c.req.query('sc_site') || content.site.name);
  return page && language && known ? layoutOf(content, page, language) : undefined;
}

/** The SDK sends an empty language when it has none. */
const requestedLanguage = (c: Context<PlatformEnv>) => readLanguage(c.req.query('sc_lang') || DEFAULT_LANGUAGE);
