import { Text } from '#src/cms/fields/Text.tsx';
import { pointsOf } from '#src/domain/calculators/loyalty.ts';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { earnForm } from '#src/features/loyalty/product-form.ts';
import { ProductForm } from '#src/features/loyalty/ProductForm.tsx';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { LoyaltyPointsCalculatorProps } from './LoyaltyPointsCalculator.widget.ts';

/** Renders the calculator of the points that an amount earns with a product, in the Kingdom and abroad. */
export function LoyaltyPointsCalculator({ uid, fields, phrases, page, query }: LoyaltyPointsCalculatorProps) {
  const { Title, SubTitle, Products, ApplyNow: link } = fields;
  const { language } = page;
  const state = useLiveForm({ form: earnForm, settings: fields, query });
  const chosen = Products.find(({ fields: product }) => product.Title.value === state.values.product)?.fields;
  const points = pointsOf(readNumber(state.values.amount), {
    domestic: chosen?.PointsPerSARDomestic ?? 0,
    international: chosen?.PointsPerSARInternational ?? 0,
  });
  const domestic = formatMinimalDecimals(points.domestic, language);
  const international = formatMinimalDecimals(points.international, language);
  const isIdle = points.domestic === 0 && points.international === 0;
  return (
    <ProductForm
      id={`calculator-${uid}`}
      language={language}
      phrases={phrases}
      form={earnForm}
      settings={fields}
      state={state}
      title={<Text field={Title} />}
      subtitle={<Text field={SubTitle} />}
      result={{
        label: phrases.loyalty_points_domestic,
        figure: domestic,
        idle: isIdle,
        pairs: [{ id: 'international', label: phrases.loyalty_points_international, value: international }],
        action: <ApplyNow field={link} kind={isIdle ? 'soft' : 'accent'} />,
        note: phrases.loyalty_note,
        spoken: fill(phrases.loyalty_points_spoken, { domestic, international }),
      }}
    />
  );
}
