import { safeParse } from 'zod/mini';
import type { PointRatios, PointRatiosRequest } from '#sitecore/contracts/point-ratios.ts';
import { money } from '#sitecore/contracts/schemas/figures.ts';
import { pointRatio } from '#sitecore/definitions/templates/loyalty.ts';
import type { Content } from '../../content/content.ts';
import { preferredLanguage } from '../preferred-language.ts';
import { authoredItems } from '../authored-items.ts';
import { success } from '#sitecore/contracts/result.ts';
import type { CalculatorResult } from './calculator-result.ts';

/**
 * Returns the value of a point of each product, in authored order, with names in the requested language; a ratio that is
 * not a number is omitted. Never fails. FINANCE §2.7.
 */
export function pointRatios(content: Content, { sc_lang }: PointRatiosRequest): CalculatorResult<PointRatios> {
  const rows = authoredItems(content, pointRatio, preferredLanguage(sc_lang)).flatMap(({ Title, Ratio }) => {
    const ratio = safeParse(money(), Ratio.value);
    return ratio.success ? [{ Key: Title.value, Value: ratio.data }] : [];
  });
  return success({ CardAndSARPointRatio: rows });
}
