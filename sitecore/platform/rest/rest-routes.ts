import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteNamed } from '../content/content.ts';
import type { Database, Databases } from '../database.ts';
import { readLanguage } from '../content/read-language.ts';
import { phrases } from '../layout/phrases.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { API_KEY, requireKey } from '../http/require-key.ts';
import { placeholderOf } from './placeholder.ts';

/** Route parameter: the layout service's configuration names in the SDK, its starter and SXA. */
const CONFIGURATION = ':configuration{jss|default|sxa-jss}';

interface RestOptions {
  /** Returns the databases that are served now. */
  readonly databases: () => Databases;
  readonly apiKey: string;
  /** Middleware that responds 429 above the rate limit. */
  readonly limit: MiddlewareHandler;
}

/** Routes of the layout and dictionary services as REST; the key is in the query `sc_apikey`. */
export function restRoutes({ databases, apiKey, limit }: RestOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const withKey = requireKey(apiKey, (c) => c.req.query(API_KEY));
  app.get(`/sitecore/api/layout/render/${CONFIGURATION}`, withKey, limit, async (c) => {
    const { web } = databases();
    const layout = await requestedLayout(web, c);
    return layout ? c.json(layout) : c.json(missingLayout(web, c), 404);
  });
  app.get(`/sitecore/api/layout/placeholder/${CONFIGURATION}`, withKey, limit, async (c) => {
    const layout = await requestedLayout(databases().web, c);
    const name = c.req.query('placeholderName') ?? '';
    const placeholder = layout && placeholderOf(layout, name);
    return placeholder ? c.json(placeholder) : c.json({ name, path: name, elements: [] }, 404);
  });
  app.get('/sitecore/api/jss/dictionary/:site/:language', withKey, limit, (c) => {
    const { content } = databases().web;
    const { site: siteName, language: name } = c.req.param();
    const language = readLanguage(name);
    const site = siteNamed(content, siteName);
    if (!language || !site) return c.json({ lang: name, app: siteName, phrases: {} }, 404);
    return c.json({ lang: language, app: site.name, phrases: Object.fromEntries(phrases(content, site, language)) });
  });
  return app;
}

/** Returns the layout of the page that a request names; undefined when there is none. */
async function requestedLayout({ content, layouts }: Database, c: Context<PlatformEnv>) {
  const language = requestedLanguage(c);
  const site = requestedSite(content, c);
  const page = site && pageAt(content, site, c.req.query('item') ?? '/');
  return page && language ? layouts.page(page, language) : undefined;
}

/** Returns the response for a page that does not exist, with the site and the language as the request names them. */
const missingLayout = ({ content, layouts }: Database, c: Context<PlatformEnv>): JsonObject =>
  layouts.missing(
    requestedSite(content, c)?.name ?? siteName(content, c),
    requestedLanguage(c) ?? c.req.query('sc_lang') ?? DEFAULT_LANGUAGE,
  );

const requestedSite = (content: Content, c: Context<PlatformEnv>): Site | undefined =>
  siteNamed(content, siteName(content, c));

const siteName = (content: Content, c: Context<PlatformEnv>): string => c.req.query('sc_site') || content.sites[0].name;

/** Reads the language of a request; the SDK sends an empty one when it has none. */
const requestedLanguage = (c: Context<PlatformEnv>) => readLanguage(c.req.query('sc_lang') || DEFAULT_LANGUAGE);
