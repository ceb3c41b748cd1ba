import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { cashValueOf } from '#src/domain/calculators/loyalty.ts';
import { AmountField } from '#src/features/calculator/form/CalculatorFields.tsx';
import { LiveLayout } from '#src/features/calculator/LiveLayout.tsx';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { ProductFields } from './ProductFields.tsx';
import { useProductCalculator } from './use-product-calculator.ts';
import type { CashPhrases } from './phrases.ts';

/** Product whose points can be exchanged for riyals. */
export interface CashProduct {
  readonly product: string;
  readonly riyalsPerPoint: number;
}

interface CashCalculatorProps<Product extends CashProduct> {
  readonly uid: string;
  /** Name in logs and in the shared URL. */
  readonly name: string;
  readonly language: Language;
  readonly phrases: CashPhrases;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** Products with unique names. */
  readonly products: readonly Product[];
  /** Returns the result's texts about the chosen product and the points. */
  readonly resultDetails: (product: Product | undefined, points: number) => Pick<ResultContent, 'sentence' | 'pairs'>;
  /** Renders the link to apply: accent beside a result, soft before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

const DECIMALS = 2;

/** Returns the value of a thousand points of a product: a single point is worth less than a halala. */
export const thousandWorth = (product: CashProduct | undefined, phrases: CashPhrases, language: Language) => ({
  id: 'thousand',
  label: phrases.loyalty_thousand_worth,
  value: riyals(cashValueOf(1_000, product?.riyalsPerPoint ?? 0), language, DECIMALS),
});

/** Renders a calculator of the value of a product's points in riyals. */
export function CashCalculator<Product extends CashProduct>(props: CashCalculatorProps<Product>) {
  const { uid, name, language, phrases, title, subtitle, products, resultDetails, applyNow } = props;
  const id = `calculator-${uid}`;
  const calculator = useProductCalculator<'points'>({ name, initial: { product: '', points: '' } });
  const { values } = calculator;
  const chosen = products.find(({ product }) => product === values.product);
  const points = readNumber(values.points) ?? 0;
  const worth = cashValueOf(points, chosen?.riyalsPerPoint ?? 0);
  return (
    <LiveLayout
      id={id}
      phrases={phrases}
      title={title}
      subtitle={subtitle}
      calculator={calculator}
      result={{
        label: phrases.loyalty_cash_value,
        figure: riyals(worth, language, DECIMALS),
        idle: worth === 0,
        ...resultDetails(chosen, points),
        action: applyNow(worth === 0 ? 'soft' : 'accent'),
        note: phrases.loyalty_note,
        spoken: fill(phrases.loyalty_cash_spoken, { worth: spokenMoney(worth, language, { decimals: DECIMALS }) }),
      }}
    >
      <ProductFields
        id={id}
        language={language}
        phrases={phrases}
        calculator={calculator}
        products={products.map(({ product }) => product)}
        labels={{ points: phrases.loyalty_points_held }}
      >
        {(form) => <AmountField form={form} field="points" optional unit={phrases.loyalty_points_unit} />}
      </ProductFields>
    </LiveLayout>
  );
}
