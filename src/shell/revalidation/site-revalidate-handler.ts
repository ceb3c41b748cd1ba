import type { NextApiHandler } from 'next';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { env } from '#src/config/env.ts';
import { readBody } from '../http/read-body.ts';
import { forgetMedia } from '../media/media-proxy.ts';
import { handleRevalidate } from './revalidate-handler.ts';
import { verifyBearer } from './verify-bearer.ts';

/** A hundred paths are far smaller, in bytes. */
const MAX_BYTES = 100_000;

/** Takes a publish: the body of anybody but the publisher is not read. */
export const siteRevalidateHandler: NextApiHandler = async (request, response) => {
  const { method, headers } = request;
  const { REVALIDATE_SECRET: secret } = env();
  const isPublisher = secret !== undefined && verifyBearer(headers.authorization, secret);
  const body = isPublisher ? await readBody(request, MAX_BYTES) : undefined;
  const result = await handleRevalidate(
    { method, authorization: headers.authorization, body: body && parseSentJson(body.toString()) },
    { secret, forgetMedia },
  );
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.status(result.status).json(result.body);
};
