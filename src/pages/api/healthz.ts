import type { NextApiRequest, NextApiResponse } from 'next';
import { cacheUses } from '#src/cms/cache-uses.ts';
import { env } from '#src/config/env.ts';
import { verifyBearer } from '#src/shell/revalidation/verify-bearer.ts';

/** Responds 200 while the site is up; to the publisher's secret with the use of its caches too. */
export default function healthz({ headers }: NextApiRequest, response: NextApiResponse): void {
  const { REVALIDATE_SECRET: secret } = env();
  const isOperator = secret !== undefined && verifyBearer(headers.authorization, secret);
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json({ status: 'ok', ...(isOperator && { caches: cacheUses() }) });
}
