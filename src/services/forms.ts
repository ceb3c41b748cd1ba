import { builderResponse, type BuilderResponse } from '#sitecore/contracts/form-builder.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { FORM_WATCH_MS, SERVICE_STREAM_TIMEOUT_MS } from '#src/config/timings/services.ts';

/** Failure of a submit: nobody knows if the form has arrived, or its endpoint refused the request as a whole. */
export type FormFailure =
  | { readonly kind: 'NotSent' }
  | { readonly kind: 'Refused'; readonly status: number; readonly response: BuilderResponse | undefined };

/** Sends the entries of a form to its endpoint, for a minute at most (CAPT-07), with files for as long as an upload may take; never rejects. */
export async function sendForm(entries: FormData, endpoint: string): Promise<Result<BuilderResponse, FormFailure>> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: entries,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(hasFiles(entries) ? SERVICE_STREAM_TIMEOUT_MS : FORM_WATCH_MS),
    });
    return readResult(response.status, await response.json());
  } catch {
    return failure({ kind: 'NotSent' });
  }
}

const hasFiles = (entries: FormData): boolean =>
  [...entries.values()].some((value) => value instanceof File && value.size > 0);

/** Reads what an endpoint responds, which is JSON whatever its status. */
export function readResult(status: number, json: unknown): Result<BuilderResponse, FormFailure> {
  const parsed = builderResponse.safeParse(json);
  const response = parsed.success && isResult(json) ? parsed.data : undefined;
  if (response && status < 400) return success(response);
  return status >= 400 && status < 500 ? failure({ kind: 'Refused', status, response }) : failure({ kind: 'NotSent' });
}

const isResult = (json: unknown): boolean => typeof json === 'object' && json !== null && 'success' in json;
