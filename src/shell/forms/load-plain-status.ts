import type { IncomingMessage } from 'node:http';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import { emptyFields, loadStatus, readStatusRequest } from '#src/services/request-status.ts';
import type { SentStatus } from '#src/services/sent-status.server.ts';
import { forwardedBody, forwardedHeaders } from '../http/forwarded-request.ts';
import { isOwnPage } from '../http/is-own-page.ts';

/** Headers of the visitor's request that describe its body or the page that it wants. */
const OF_PAGE = ['accept', 'content-type'];

/**
 * Looks up the request whose number and telephone number a browser without scripts sends to a page, as the visitor's own call
 * within its limits. The entries are in the body alone, and in no log.
 */
export async function loadPlainStatus(request: IncomingMessage, language: Language): Promise<SentStatus> {
  const call = CALLS.formStatus;
  const sent = isOwnPage(request) ? await forwardedBody(request, { ...call, body: 'form' }) : undefined;
  const body = sent?.ok && sent.value.body instanceof Buffer ? sent.value.body.toString('utf8') : undefined;
  const entries = readStatusRequest(new URLSearchParams(body));
  if (body === undefined) return { request: entries, result: { kind: 'failed' } };
  if (emptyFields(entries).length > 0) return { request: entries, result: undefined };
  const headers = forwardedHeaders(request, call);
  for (const name of OF_PAGE) headers.delete(name);
  const { SITECORE_API_HOST: host, SERVICE_PATHS } = env();
  const paths = { [call.path]: SERVICE_PATHS.formStatus ?? call.path };
  const result = await loadStatus(entries, { host, paths, language, headers: Object.fromEntries(headers) });
  return { request: entries, result };
}
