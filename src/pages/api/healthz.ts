import type { NextApiRequest, NextApiResponse } from 'next';

/** Responds 200 while the site is up. */
export default function healthz(_request: NextApiRequest, response: NextApiResponse): void {
  response.status(200).json({ status: 'ok' });
}
