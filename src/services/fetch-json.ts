import { SERVICE_TIMEOUT_MS } from '#src/config/timings/services.ts';

/** Fetches a JSON file of the site by a plain GET; throws for another status, other content, or when it takes too long. */
export async function fetchJson(src: string): Promise<unknown> {
  const response = await fetch(src, { signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return response.json();
}
