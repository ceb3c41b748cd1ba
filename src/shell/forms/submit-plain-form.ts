import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';
import type { BuilderResponse } from '#sitecore/contracts/form-builder.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { env } from '#src/config/env.ts';
import { SERVICE_STREAM_TIMEOUT_MS } from '#src/config/timings/services.ts';
import { type FormFailure, readResult } from '#src/services/forms.ts';
import { forwardedBody, forwardedHeaders } from '../http/forwarded-request.ts';
import { isOwnPage } from '../http/is-own-page.ts';
import { setCookiesNamed } from '../http/named-cookies.ts';
import { endpointSearch } from './endpoint-search.ts';

type Sent = Result<BuilderResponse, FormFailure>;

const refused = (status: number): Sent => failure({ kind: 'Refused', status, response: undefined });

/**
 * Sends a form of a browser without scripts to the platform and returns its response. A form has no forgery token then: only
 * pages of the site may send it.
 */
export async function submitPlainForm(
  request: IncomingMessage,
  response: ServerResponse,
  search: URLSearchParams,
): Promise<Sent> {
  if (!isOwnPage(request)) return refused(403);
  const call = CALLS.submitForm;
  const sent = await forwardedBody(request, call);
  if (!sent.ok) return refused(sent.failure);
  const { body, isTooLarge } = sent.value;
  const headers = forwardedHeaders(request, call);
  headers.set('accept', 'application/json');
  try {
    const platformResponse = await fetch(
      env().SITECORE_API_HOST + (env().SERVICE_PATHS.submitForm ?? call.path) + endpointSearch(search),
      {
        method: 'POST',
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(SERVICE_STREAM_TIMEOUT_MS),
        ...(body !== undefined && { body, duplex: 'half' }),
      },
    );
    const cookies = setCookiesNamed(platformResponse.headers.getSetCookie(), call.cookies ?? []);
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    return readResult(platformResponse.status, await platformResponse.json());
  } catch (error) {
    if (isTooLarge()) return refused(413);
    console.error(`${call.path}: ${redactedLine(error)}`);
    return failure({ kind: 'NotSent' });
  }
}

/** Returns the page to which an accepted form leads; undefined without one. */
export function redirectOf(result: Sent): string | undefined {
  const { success, redirectUrl } = result.ok ? result.value : { success: false, redirectUrl: '' };
  const { PUBLIC_URL } = env();
  if (!success || redirectUrl === '' || !URL.canParse(redirectUrl, PUBLIC_URL)) return undefined;
  return /^https?:$/.test(new URL(redirectUrl, PUBLIC_URL).protocol) ? redirectUrl : undefined;
}
