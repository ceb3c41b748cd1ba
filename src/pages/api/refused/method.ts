import type { NextApiRequest, NextApiResponse } from 'next';

/** Responds 405 to a request whose method no route serves. */
export default function refusedMethod(_: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Allow', 'GET, HEAD, POST');
  response.setHeader('Cache-Control', 'no-store');
  response.status(405).json({ error: 'method not allowed' });
}

export const config = { api: { bodyParser: false } };
