import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { PointsEncashmentCalculatorProps } from './PointsEncashmentCalculator.widget.ts';

/** Renders the calculator of the cash value of points, with the product's minimum number of points. */
export function PointsEncashmentCalculator(props: PointsEncashmentCalculatorProps) {
  const { fields, phrases, page } = props;
  const { language } = page;
  const products = fields.Products.map(({ id, fields: product }) => ({
    id,
    product: product.Title.value,
    riyalsPerPoint: product.SARPointRatio ?? 0,
    minPoints: product.MinPoints ?? 0,
  }));
  return (
    <CashCalculator
      name="PointsEncashmentCalculator"
      widget={props}
      products={products}
      resultDetails={(product, points) => ({
        ...(points > 0 && points < product.minPoints && { sentence: phrases.loyalty_below_least }),
        pairs: [
          { id: 'least', label: phrases.loyalty_points_least, value: formatNumber(product.minPoints, language) },
          thousandWorth(product, phrases, language),
        ],
      })}
    />
  );
}
