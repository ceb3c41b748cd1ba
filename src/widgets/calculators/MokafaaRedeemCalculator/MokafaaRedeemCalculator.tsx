import { Text } from '#src/cms/fields/Text.tsx';
import { pointsFor } from '#src/domain/calculators/loyalty.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { usePointRatios } from '#src/features/loyalty/use-point-ratios.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { MokafaaRedeemCalculatorProps } from './MokafaaRedeemCalculator.widget.ts';

const NAME = 'MokafaaRedeemCalculator';
/** Amount in riyals of the sample row; the dictionary text contains it too. */
const SAMPLE = 100;

/** Renders the calculator of the redemption value of points, and of the points needed for a hundred riyals. */
export function MokafaaRedeemCalculator({
  uid,
  fields: { Title, SubTitle, ApplyNow: link },
  phrases,
  page,
}: MokafaaRedeemCalculatorProps) {
  const { language, servicesHost: host } = page;
  const products = usePointRatios({ name: NAME, language, host });
  return (
    <CashCalculator
      uid={uid}
      name={NAME}
      language={language}
      phrases={phrases}
      title={<Text field={Title} />}
      subtitle={<Text field={SubTitle} />}
      products={products}
      resultDetails={(product) => ({
        pairs: [
          thousandWorth(product, phrases, language),
          {
            id: 'needed',
            label: phrases.loyalty_points_needed,
            value: formatNumber(pointsFor(SAMPLE, product?.riyalsPerPoint ?? 0), language),
          },
        ],
      })}
      applyNow={(kind) => <ApplyNow field={link} kind={kind} />}
    />
  );
}
