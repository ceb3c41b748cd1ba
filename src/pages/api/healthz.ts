import type { NextApiRequest, NextApiResponse } from 'next';
import { cacheUses } from '#src/cms/cache-uses.ts';
import { env } from '#src/config/env.ts';
import { contentVersion } from '#src/services/content-version.ts';
import { verifyBearer } from '#src/shell/revalidation/verify-bearer.ts';
import { warmVersion } from '#src/shell/warming/warm-state.ts';

export const config = { api: { bodyParser: false } };

const details = () => ({ caches: cacheUses(), isWarm: warmVersion() === contentVersion(), ...processUse() });

/** Use of this process: bytes of memory, and what keeps it waiting (connections, files, timers). */
const processUse = () => ({ memory: process.memoryUsage(), handles: process.getActiveResourcesInfo().length });

/**
 * Responds 200 while the site is up; to the publisher's secret with the use of its caches and of the process too, and with
 * `isWarm` once the site has all its pages.
 */
export default function healthz({ headers }: NextApiRequest, response: NextApiResponse): void {
  const { REVALIDATE_SECRET: secret } = env();
  const isOperator = secret !== undefined && verifyBearer(headers.authorization, secret);
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json({ status: 'ok', ...(isOperator && details()) });
}
