import { Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { CashCalculator, thousandWorth } from '#src/features/loyalty/CashCalculator.tsx';
import { usePointRatios } from '#src/features/loyalty/use-point-ratios.ts';
import type { PointsValueCalculatorProps } from './PointsValueCalculator.widget.ts';

const NAME = 'PointsValueCalculator';

/** Renders the calculator of the cash value of points, by the ratios of the bank's service. */
export function PointsValueCalculator({
  uid,
  fields: { Title, SubTitle, ApplyNow: link },
  phrases,
  page,
}: PointsValueCalculatorProps) {
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
      resultDetails={(product) => ({ pairs: [thousandWorth(product, phrases, language)] })}
      applyNow={(kind) => <ApplyNow field={link} kind={kind} />}
    />
  );
}
