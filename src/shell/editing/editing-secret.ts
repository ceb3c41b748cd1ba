import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { env } from '#src/config/env.ts';
import { tokenBuckets } from '../http/token-buckets.ts';
import { clientOf } from '../http/client-of.ts';
import { isSameSecret, verifyBearer } from '../http/verify-bearer.ts';
import { parseEditingBody, readEditingBody } from './editing-body.ts';

const MEGABYTE = 1024 * 1024;

/** Requests of an address that show the secret before their body neither in the query nor as bearer: 20 at once, 10 a minute. */
const failures = tokenBuckets({ perSecond: 1 / 6, burst: 20, clients: 10_000 });

const MISSING = 'Missing or invalid secret';

const secretOfBody = z.object({ jssEditingSecret: z.string() });

/**
 * Sets the body of a request that shows the secret; responds to any other and returns false. A secret in the query, or as bearer,
 * is compared before a byte is read; one in the body is searched in its bytes before they are parsed. Failures are limited by
 * address: a body that has to show the secret costs a token while it is read, so that few of an address are held at a time, and
 * gives it back when the secret is right, since all authors of a Sitecore share its address.
 */
export async function readWithSecret(
  request: NextApiRequest,
  response: NextApiResponse,
  { secret, inBody }: { readonly secret: string; readonly inBody: boolean },
): Promise<boolean> {
  const isNamed = request.query.secret !== undefined;
  const isShown = isShownBy(request, secret);
  const client = clientOf(request, env().TRUSTED_PROXIES);
  const seconds = isShown ? 0 : failures(client);
  if (seconds > 0) response.setHeader('Retry-After', String(seconds));
  if (seconds > 0) return refuse(response, 429, 'Too many requests without the secret');
  if (!isShown && (isNamed || !inBody)) return refuse(response, 401, MISSING);
  const bytes = await readEditingBody(request, env().EDITING_BODY_LIMIT_MB * MEGABYTE);
  if (!bytes) return refuseLarge(response);
  if (!isShown && !bytes.includes(JSON.stringify(secret).slice(1, -1))) return refuse(response, 401, MISSING);
  const body = parseEditingBody(bytes);
  if (!body.ok) return refuse(response, 400, body.failure);
  const sent = secretOfBody.safeParse(body.value);
  if (!isShown && !(sent.success && isSameSecret(sent.data.jssEditingSecret, secret)))
    return refuse(response, 401, MISSING);
  if (!isShown) failures.giveBack(client);
  request.body = body.value;
  return true;
}

/** Returns true for the right secret in the query, or as bearer where the query has none. */
function isShownBy({ query, headers }: NextApiRequest, secret: string): boolean {
  const shown = query.secret;
  if (shown === undefined) return verifyBearer(headers.authorization, secret);
  return typeof shown === 'string' && isSameSecret(shown, secret);
}

/** Responds with a status and its reason, as the SDK does; returns false. */
export function refuse(response: NextApiResponse, status: number, reason: string): false {
  response.status(status).json({ html: `<html><body>${reason}</body></html>` });
  return false;
}

function refuseLarge(response: NextApiResponse): false {
  response.setHeader('Connection', 'close');
  return refuse(response, 413, `The page is larger than EDITING_BODY_LIMIT_MB, ${env().EDITING_BODY_LIMIT_MB} MB`);
}
