import type { Language } from '#sitecore/definitions/language.ts';
import type { CallFailure } from './call-service.ts';
import { lazyCall } from './lazy-call.ts';
import type { PointRatio } from './point-ratio-call.ts';
import type { Result } from './result.ts';

type PointRatiosResult = Promise<Result<readonly PointRatio[], CallFailure>>;

const callPointRatios = lazyCall(async () => (await import('./point-ratio-call.ts')).callPointRatios);

/** What was asked since the page was opened, by host and language. */
const cachedResults = new Map<string, PointRatiosResult>();

/** What points are worth: asked once a page and language, whoever wants to know; a call that failed is forgotten. */
export function requestPointRatios(language: Language, host: string): PointRatiosResult {
  const key = `${host} ${language}`;
  const known = cachedResults.get(key);
  if (known) return known;
  const answer = callPointRatios({ sc_lang: language }, { host });
  cachedResults.set(key, answer);
  void answer.then(({ ok }) => ok || cachedResults.delete(key));
  return answer;
}
