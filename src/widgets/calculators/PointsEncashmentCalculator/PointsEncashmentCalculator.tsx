import { Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { PointsEncashmentCalculatorProps } from './PointsEncashmentCalculator.widget.ts';

/** Renders the calculator of the cash value of points, with the product's minimum number of points. */
export function PointsEncashmentCalculator({
  uid,
  fields,
  phrases,
  page: { language },
}: PointsEncashmentCalculatorProps) {
  const { Title, SubTitle, Products, ApplyNow: link } = fields;
  const products = Products.map(({ fields }) => ({
    product: fields.Title.value,
    riyalsPerPoint: fields.SARPointRatio ?? 0,
    minPoints: fields.MinPoints ?? 0,
  }));
  return (
    <CashCalculator
      uid={uid}
      name="PointsEncashmentCalculator"
      language={language}
      phrases={phrases}
      title={<Text field={Title} />}
      subtitle={<Text field={SubTitle} />}
      products={products}
      resultDetails={(product, points) => ({
        ...(product && points > 0 && points < product.minPoints && { sentence: phrases.loyalty_below_least }),
        pairs: [
          { id: 'least', label: phrases.loyalty_points_least, value: formatNumber(product?.minPoints ?? 0, language) },
          thousandWorth(product, phrases, language),
        ],
      })}
      applyNow={(kind) => <ApplyNow field={link} kind={kind} />}
    />
  );
}
