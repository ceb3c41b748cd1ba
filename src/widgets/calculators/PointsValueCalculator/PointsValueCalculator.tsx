import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { usePointRatios } from '#src/features/loyalty/use-point-ratios.ts';
import type { PointsValueCalculatorProps } from './PointsValueCalculator.widget.ts';

const NAME = 'PointsValueCalculator';

/** Renders the calculator of the cash value of points, by the ratios of the bank's service. */
export function PointsValueCalculator(props: PointsValueCalculatorProps) {
  const { phrases, page, data } = props;
  return (
    <CashCalculator
      name={NAME}
      widget={props}
      products={usePointRatios(NAME, page, data)}
      resultDetails={(product) => ({ pairs: [thousandWorth(product, phrases, page.language)] })}
    />
  );
}
