import { pointsOf } from '#src/domain/calculators/loyalty.ts';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { earnForm } from '#src/features/loyalty/product-form.ts';
import { idlePart, ProductForm } from '#src/features/loyalty/ProductForm.tsx';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { LoyaltyPointsCalculatorProps } from './LoyaltyPointsCalculator.widget.ts';

/** Renders the calculator of the points that an amount earns with a product, in the Kingdom and abroad. */
export function LoyaltyPointsCalculator(props: LoyaltyPointsCalculatorProps) {
  const { fields, phrases, page, query } = props;
  const { language } = page;
  const form = earnForm(fields.Products.map(({ id, fields: { Title } }) => ({ id, title: Title.value })));
  const state = useLiveForm({ form, settings: fields, query });
  const chosen = fields.Products.find(({ id }) => id === state.values.product)?.fields;
  const points = pointsOf(readNumber(state.values.amount), {
    domestic: chosen?.PointsPerSARDomestic ?? 0,
    international: chosen?.PointsPerSARInternational ?? 0,
  });
  const domestic = formatMinimalDecimals(points.domestic, language);
  const international = formatMinimalDecimals(points.international, language);
  const isIdle = points.domestic === 0 && points.international === 0;
  return (
    <ProductForm
      widget={props}
      form={form}
      settings={fields}
      state={state}
      result={{
        label: phrases.loyalty_points_domestic,
        figure: domestic,
        ...idlePart(isIdle, phrases.loyalty_points_idle),
        pairs: chosen
          ? [{ id: 'international', label: phrases.loyalty_points_international, value: international }]
          : [],
        spoken: !chosen
          ? phrases.loyalty_points_idle
          : fill(phrases.loyalty_points_spoken, { domestic, international }),
      }}
    />
  );
}
