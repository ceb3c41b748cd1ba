import type { NextApiHandler } from 'next';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { env } from '#src/config/env.ts';
import { contentServices } from '../content/content-services.ts';
import { readBody } from '../http/read-body.ts';
import { forgetMedia } from '../media/media-proxy.ts';
import { wasLoaded } from './loaded-pages.ts';
import { handleRevalidate } from './revalidate-handler.ts';
import { verifyBearer } from './verify-bearer.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';

/** A hundred paths are far smaller, in bytes. */
const MAX_BYTES = 100_000;

/** Revalidates this site's pages when content is published; the body of anybody but the publisher is not read. */
export const siteRevalidateHandler: NextApiHandler = async (request, response) => {
  const { method, headers } = request;
  const { REVALIDATE_SECRET: secret } = env();
  const isPublisher = secret !== undefined && verifyBearer(headers.authorization, secret);
  const body = isPublisher ? await readBody(request, MAX_BYTES) : undefined;
  const result = await handleRevalidate(
    { method, authorization: headers.authorization, body: body && parseSentJson(body.toString()) },
    { secret, revalidate: (address) => response.revalidate(address), errorPaths, wasLoaded, forgetMedia },
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
