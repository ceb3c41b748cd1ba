import { safeParse } from 'zod/mini';
import type { PointRatios, PointRatiosRequest } from '#sitecore/contracts/point-ratios.ts';
import { money } from '#sitecore/contracts/schemas/figures.ts';
import { pointRatio } from '#sitecore/definitions/templates/loyalty.ts';
import type { Content } from '../../content/content.ts';
import { preferredLanguage } from '../preferred-language.ts';
import { authoredItems } from '../authored-items.ts';
import { type CalculatorResult, ok } from './calculator-result.ts';

/**
 * What a point of each product is worth, in authored order and with names in the asked language; what is no number is
 * left out. Never refused. FINANCE §2.7.
 */
export function pointRatios(content: Content, { sc_lang }: PointRatiosRequest): CalculatorResult<PointRatios> {
  const rows = authoredItems(content, pointRatio, preferredLanguage(sc_lang)).flatMap(({ Title, Ratio }) => {
    const ratio = safeParse(money(), Ratio.value);
    return ratio.success ? [{ Key: Title.value, Value: ratio.data }] : [];
  });
  return ok({ CardAndSARPointRatio: rows });
}
