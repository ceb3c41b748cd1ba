import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { env } from '#src/config/env.ts';
import { tokenBuckets } from '#src/shell/http/token-buckets.ts';
import { clientOf } from '#src/shell/http/client-of.ts';
import { readBody } from '#src/shell/http/read-body.ts';

/** Larger bodies are no reports, in bytes. */
const MAX_BYTES = 16 * 1024;

/** A client's page has few violations; an attacker must not fill the log. */
const takeOfClient = tokenBuckets({ perSecond: 0.2, burst: 5, clients: 1000 });
const takeOfAll = tokenBuckets({ perSecond: 1, burst: 20, clients: 1 });

/** Reports of the Reporting API, and the older form that Safari and Firefox send. */
const current = z.array(
  z.looseObject({
    body: z.object({ effectiveDirective: z.string(), blockedURL: z.string(), documentURL: z.string() }),
  }),
);
const older = z.object({
  'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string(), 'document-uri': z.string() }),
});

/** Logs what a page was kept from loading: directive, origin and path, without queries. 204, and 429 above the limit. */
export async function receiveCspReports(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'POST' }).end();
  if (takeOfClient(clientOf(request, env().TRUSTED_PROXIES)) > 0 || takeOfAll('') > 0)
    return void response.writeHead(429).end();
  const body = await readBody(request, MAX_BYTES);
  if (!body) return void response.writeHead(413).end();
  const [line] = violationsIn(body.toString());
  if (line === undefined) return void response.writeHead(400).end();
  console.warn(`content policy: ${line}`);
  response.writeHead(204).end();
}

function violationsIn(text: string): string[] {
  const json = parseSentJson(text);
  const reports = current.safeParse(json);
  if (reports.success)
    return reports.data.map(({ body }) => lineOf(body.effectiveDirective, body.blockedURL, body.documentURL));
  const report = older.safeParse(json).data?.['csp-report'];
  return report ? [lineOf(report['effective-directive'], report['blocked-uri'], report['document-uri'])] : [];
}

const lineOf = (directive: string, blocked: string, document: string): string =>
  [directive, originOf(blocked), 'at', pathOf(document)]
    .map((part) => part.replace(/[^\w:/.-]/g, '').slice(0, 200))
    .join(' ');

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');
