import { Text } from '#src/cms/fields/Text.tsx';
import { pointsFor } from '#src/domain/calculators/loyalty.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { usePointRatios } from '#src/features/loyalty/use-point-ratios.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { MokafaaRedeemCalculatorProps } from './MokafaaRedeemCalculator.widget.ts';

const NAME = 'MokafaaRedeemCalculator';
/** The riyals of which it is told how many points they take; the dictionary names them too. */
const SAMPLE = 100;

/** What points bring when they are redeemed, and how many of them a hundred riyals take. */
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
