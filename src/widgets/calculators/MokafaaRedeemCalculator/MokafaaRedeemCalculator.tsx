import { pointsFor } from '#src/domain/calculators/loyalty.ts';
import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { usePointRatios } from '#src/features/loyalty/use-point-ratios.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { MokafaaRedeemCalculatorProps } from './MokafaaRedeemCalculator.widget.ts';

const NAME = 'MokafaaRedeemCalculator';
/** Amount in riyals of the sample row; the dictionary text contains it too. */
const SAMPLE = 100;

/** Renders the calculator of the redemption value of points, and of the points needed for a hundred riyals. */
export function MokafaaRedeemCalculator(props: MokafaaRedeemCalculatorProps) {
  const { phrases, page, data } = props;
  return (
    <CashCalculator
      name={NAME}
      widget={props}
      products={usePointRatios(NAME, page, data)}
      resultDetails={(product) => ({
        pairs: [
          thousandWorth(product, phrases, page.language),
          {
            id: 'needed',
            label: phrases.loyalty_points_needed,
            value: formatNumber(pointsFor(SAMPLE, product.riyalsPerPoint), page.language),
          },
        ],
      })}
    />
  );
}
