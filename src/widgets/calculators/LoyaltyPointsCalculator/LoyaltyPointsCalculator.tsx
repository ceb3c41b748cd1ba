import { Text } from '#src/cms/fields/Text.tsx';
import { pointsOf } from '#src/domain/calculators/loyalty.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { AmountField } from '#src/features/calculator/form/CalculatorFields.tsx';
import { LiveLayout } from '#src/features/calculator/LiveLayout.tsx';
import { ProductFields } from '#src/features/loyalty/ProductFields.tsx';
import { useProductCalculator } from '#src/features/loyalty/use-product-calculator.ts';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { LoyaltyPointsCalculatorProps } from './LoyaltyPointsCalculator.widget.ts';

/** Renders the calculator of the points that an amount earns with a product, in the Kingdom and abroad. */
export function LoyaltyPointsCalculator({ uid, fields, phrases, page: { language } }: LoyaltyPointsCalculatorProps) {
  const { Title, SubTitle, Products, ApplyNow: link } = fields;
  const id = `calculator-${uid}`;
  const calculator = useProductCalculator<'amount'>({
    name: 'LoyaltyPointsCalculator',
    initial: { product: '', amount: '' },
  });
  const { values } = calculator;
  const chosen = Products.find(({ fields }) => fields.Title.value === values.product)?.fields;
  const points = pointsOf(readNumber(values.amount), {
    domestic: chosen?.PointsPerSARDomestic ?? 0,
    international: chosen?.PointsPerSARInternational ?? 0,
  });
  const [domestic, international] = [points.domestic, points.international].map((count) =>
    formatMinimalDecimals(count, language),
  );
  const isIdle = points.domestic === 0 && points.international === 0;
  return (
    <LiveLayout
      id={id}
      phrases={phrases}
      title={<Text field={Title} />}
      subtitle={<Text field={SubTitle} />}
      calculator={calculator}
      result={{
        label: phrases.loyalty_points_domestic,
        figure: domestic,
        idle: isIdle,
        pairs: [{ id: 'international', label: phrases.loyalty_points_international, value: international }],
        action: <ApplyNow field={link} kind={isIdle ? 'soft' : 'accent'} />,
        note: phrases.loyalty_note,
        spoken: fill(phrases.loyalty_points_spoken, { domestic: domestic ?? '', international: international ?? '' }),
      }}
    >
      <ProductFields
        id={id}
        language={language}
        phrases={phrases}
        calculator={calculator}
        products={Products.map(({ fields }) => fields.Title.value)}
        labels={{ amount: phrases.loyalty_amount }}
      >
        {(form) => <AmountField form={form} field="amount" optional />}
      </ProductFields>
    </LiveLayout>
  );
}
