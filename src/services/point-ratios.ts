import type { Language } from '#sitecore/definitions/language.ts';
import type { CallFailure } from './call-service.ts';
import { lazyCall } from './lazy-call.ts';
import type { PointRatio } from './point-ratio-call.ts';
import type { Result } from '#sitecore/contracts/result.ts';

type PointRatiosResult = Promise<Result<readonly PointRatio[], CallFailure>>;

const callPointRatios = lazyCall(async () => (await import('./point-ratio-call.ts')).callPointRatios);

/** Requests since the page was loaded, by host and language. */
const cachedResults = new Map<string, PointRatiosResult>();

/** Requests the value of points, once per page, host and language; a failed request is not cached. */
export function requestPointRatios(language: Language, host: string): PointRatiosResult {
  const key = `${host} ${language}`;
  const cached = cachedResults.get(key);
  if (cached) return cached;
  const request = callPointRatios({ sc_lang: language }, { host });
  cachedResults.set(key, request);
  void request.then(({ ok }) => ok || cachedResults.delete(key));
  return request;
}
