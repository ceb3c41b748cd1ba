import type { NextApiHandler } from 'next';
import { env } from '#src/config/env.ts';
import { contentServices } from '../content/content-services.ts';
import { wasLoaded } from './loaded-pages.ts';
import { handleRevalidate } from './revalidate-handler.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';

/** Revalidates this site's pages when content is published. */
export const siteRevalidateHandler: NextApiHandler = async ({ method, headers, body }, response) => {
  const sent: unknown = body;
  const result = await handleRevalidate(
    { method, authorization: headers.authorization, body: sent },
    { secret: env().REVALIDATE_SECRET, revalidate: (address) => response.revalidate(address), errorPaths, wasLoaded },
  );
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.status(result.status).json(result.body);
};

/** Returns the paths of the error pages, which are the same in every language. */
async function errorPaths(): Promise<readonly string[]> {
  const pages = await contentServices().errorPages(DEFAULT_LANGUAGE);
  return [pages?.notFoundPagePath, pages?.serverErrorPagePath].filter((path) => path !== undefined);
}
