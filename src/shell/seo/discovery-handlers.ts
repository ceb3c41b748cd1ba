import type { NextApiHandler, NextApiRequest } from 'next';
import { isLanguage, type Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import { pagePaths, paths } from '#src/config/paths.ts';
import { fetchArticles } from '#src/features/news/load-articles.server.ts';
import { SUGGESTION_PHRASES } from '#src/features/search/phrases.ts';
import { homeItemId } from '#src/queries/home-item-id.server.ts';
import { unlistedPaths } from '#src/queries/unlisted-paths.server.ts';
import { contentServices } from '../content/content-services.ts';
import { errorMessage } from '../error-message.ts';
import { FOR_ALL, PAGE_FACTS, writeFacts } from '../page/page-facts.ts';
import { atomFeed } from './atom-feed.ts';
import { manifestJson } from './manifest.ts';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

/** Facts of a document: it is current for five minutes, or until a publish. */
const FACTS = writeFacts({ seconds: 300, readers: [], isQueryRedirected: false, isIncomplete: false, lacks: [] });
const RETRY_SECONDS = '60';

const textHandler =
  (type: string, render: (request: NextApiRequest) => Promise<string | undefined>): NextApiHandler =>
  async (request, response) => {
    try {
      const text = await render(request);
      if (text === undefined) return void response.status(404).end();
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'public, s-maxage=300, stale-while-revalidate=300');
      if (request.headers[FOR_ALL] !== undefined) response.setHeader(PAGE_FACTS, FACTS);
      response.status(200).send(text);
    } catch (error) {
      console.error(`${type}: ${errorMessage(error)}`);
      response.setHeader('Retry-After', RETRY_SECONDS);
      response.status(503).end();
    }
  };

/** Serves robots.txt as authored, with the sitemap at PUBLIC_URL; 404 when the platform has no such site. */
export const robots = textHandler('text/plain; charset=utf-8', async () => {
  const authored = await contentServices().robots();
  return authored === undefined ? undefined : robotsText(authored ?? '', env().PUBLIC_URL);
});

/** Serves security.txt, the contact for vulnerabilities. */
export const security = textHandler('text/plain; charset=utf-8', () => {
  const { SECURITY_CONTACT: contact, PUBLIC_URL: publicUrl } = env();
  return Promise.resolve(securityText({ contact, publicUrl, now: new Date() }));
});

/** Serves the sitemap: every listed page in both languages. */
export const sitemap = textHandler('text/xml; charset=utf-8', async () => {
  const [ar, en] = await Promise.all([listedRoutes('ar'), listedRoutes('en')]);
  return sitemapXml(sitemapEntries({ ar, en }), env().PUBLIC_URL);
});

async function listedRoutes(language: Language): Promise<readonly string[]> {
  // The platform records which page depends on a result, and the search page depends on every page anyway.
  const page = { path: paths.search, state: 'normal', language } as const;
  const [routes, unlisted] = await Promise.all([contentServices().routes(language), unlistedPaths(page)]);
  return routes.filter((route) => !unlisted.has(route));
}

type Phrases = Readonly<Record<string, string>>;

/** Returns a renderer of JSON in the requested language; undefined for a language that the site does not have. */
const inLanguage =
  (render: (phrases: Phrases, language: Language) => object | Promise<object>) =>
  async ({ query: { language } }: NextApiRequest): Promise<string | undefined> =>
    isLanguage(language)
      ? JSON.stringify(await render(await contentServices().phrases(language), language))
      : undefined;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves the dictionary of a language: a flat object of phrases by key. */
export const dictionary = textHandler(
  JSON_TYPE,
  inLanguage((phrases) => phrases),
);

/** Serves what the search's suggestions need in a language: where to search, and their phrases. */
export const suggestions = textHandler(
  JSON_TYPE,
  inLanguage(async (phrases, language) => ({
    root: await homeItemId({ path: paths.home, state: 'normal', language }),
    phrases: Object.fromEntries(SUGGESTION_PHRASES.map((key) => [key, phrases[key] ?? key])),
  })),
);

/** Articles of the feed. */
const FEED_LENGTH = 20;

/** Serves the feed (Atom) of the newest articles in a language. */
export const feed = textHandler('application/atom+xml; charset=utf-8', async ({ query: { language } }) => {
  if (!isLanguage(language)) return undefined;
  const page = { path: pagePaths.news, state: 'normal', language } as const;
  const [phrases, root] = await Promise.all([contentServices().phrases(language), homeItemId(page)]);
  const { items } = await fetchArticles(1, { root, first: FEED_LENGTH }, page);
  return atomFeed(items, { language, publicUrl: env().PUBLIC_URL, phrases });
});

/** Serves the web app manifest of a language. */
export const manifest = textHandler('application/manifest+json; charset=utf-8', inLanguage(manifestJson));
