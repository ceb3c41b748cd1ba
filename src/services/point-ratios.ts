import type { Language } from '#sitecore/definitions/language.ts';
import type { CallFailure } from './call-service.ts';
import { onDemand } from './on-demand.ts';
import type { Result } from './result.ts';

/** A product whose points are worth something. */
export interface PointRatio {
  /** What it is called, in the language that was asked for; each of another name. */
  readonly product: string;
  readonly riyalsPerPoint: number;
}

type Answer = Promise<Result<readonly PointRatio[], CallFailure>>;

const ask = onDemand(async () => (await import('./point-ratio-call.ts')).askPointRatios);

/** What was asked since the page was opened, by host and language. */
const asked = new Map<string, Answer>();

/** What points are worth: asked once a page and language, whoever wants to know; a call that failed is forgotten. */
export function pointRatios(language: Language, host: string): Answer {
  const key = `${host} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = ask({ sc_lang: language }, { host });
  asked.set(key, answer);
  void answer.then(({ ok }) => ok || asked.delete(key));
  return answer;
}
