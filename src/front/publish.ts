import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { env } from '#src/config/env.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { readBody } from '#src/shell/http/read-body.ts';
import { verifyBearer } from '#src/shell/revalidation/verify-bearer.ts';
import type { PageCache } from './pages/page-cache.ts';

/** Path at which a publish is announced. */
export const PUBLISH_PATH = '/api/revalidate';

/** A hundred paths are far smaller, in bytes. */
const MAX_BYTES = 100_000;

const accepted = z.object({ revalidated: z.array(z.string()) });

/**
 * Takes a publish: its route in Next counts it and forgets media, then the pages in memory at its paths are rendered anew, one path after
 * the other, as they were saved. Responds with the paths of which that failed.
 */
export async function publish(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, socketPath }: { readonly cache: PageCache; readonly socketPath: string },
): Promise<void> {
  const { REVALIDATE_SECRET: secret } = env();
  const isPublisher = secret !== undefined && verifyBearer(request.headers.authorization, secret);
  const body = isPublisher ? await readBody(request, MAX_BYTES) : undefined;
  const result = await askRoute(request, body, socketPath);
  const read = result.status === 200 ? accepted.safeParse(parseSentJson(result.text)) : undefined;
  response.statusCode = result.status;
  for (const [name, value] of Object.entries(result.headers)) response.setHeader(name, value);
  response.end(read?.success ? JSON.stringify(await renew(read.data.revalidated, cache)) : result.text);
}

async function renew(paths: readonly string[], cache: PageCache) {
  cache.outdateOdd();
  const failed: { readonly path: string; readonly reason: string }[] = [];
  // The page that was saved comes first, and visitors take precedence.
  for (const path of paths)
    await cache.publish(path).catch((error: unknown) => failed.push({ path, reason: errorMessage(error) }));
  return { revalidated: paths.filter((path) => !failed.some((one) => one.path === path)), failed };
}

/** Passes a publish on to its route in Next; returns the response. */
async function askRoute({ method, headers }: IncomingMessage, body: Buffer = Buffer.alloc(0), socketPath: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(
      {
        socketPath,
        method,
        path: PUBLISH_PATH,
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          'content-length': body.byteLength,
          ...(headers.authorization !== undefined && { authorization: headers.authorization }),
        },
        signal: AbortSignal.timeout(4 * env().PLATFORM_TIMEOUT_MS),
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
  const text = Buffer.concat(await response.toArray()).toString();
  const passed = ['content-type', 'cache-control', 'allow'].flatMap((name) => {
    const value = response.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { status: response.statusCode ?? 500, text, headers: Object.fromEntries(passed) };
}
