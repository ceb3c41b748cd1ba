import { safeParse } from 'zod/mini';
import type { PointRatios, PointRatiosRequest } from '#sitecore/contracts/point-ratios.ts';
import { money } from '#sitecore/contracts/values/figures.ts';
import { pointRatio } from '#sitecore/definitions/templates/loyalty.ts';
import type { Content } from '../../content/content.ts';
import { languageNamed } from '../asked-language.ts';
import { authoredItems } from '../authored-items.ts';
import { type Outcome, reckoned } from './outcome.ts';

/**
 * What a point of each product is worth, in authored order and with names in the asked language; what is no number is
 * left out. Never refused. FINANCE §2.7.
 */
export function pointRatios(content: Content, { sc_lang }: PointRatiosRequest): Outcome<PointRatios> {
  const rows = authoredItems(content, pointRatio, languageNamed(sc_lang)).flatMap(({ Title, Ratio }) => {
    const ratio = safeParse(money(), Ratio.value);
    return ratio.success ? [{ Key: Title.value, Value: ratio.data }] : [];
  });
  return reckoned({ CardAndSARPointRatio: rows });
}
