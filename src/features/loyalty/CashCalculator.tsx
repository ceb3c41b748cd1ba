import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { cashValueOf } from '#src/domain/calculators/loyalty.ts';
import { AmountField } from '#src/features/calculator/form/CalculatorFields.tsx';
import { LiveLayout } from '#src/features/calculator/LiveLayout.tsx';
import { formatMoney } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { Money } from '#src/ui/text/Money.tsx';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { ProductFields } from './ProductFields.tsx';
import { useProductCalculator } from './use-product-calculator.ts';
import type { CashPhrases } from './phrases.ts';

/** A product whose points can be turned into riyals. */
export interface CashProduct {
  readonly product: string;
  readonly riyalsPerPoint: number;
}

interface CashCalculatorProps<Product extends CashProduct> {
  readonly uid: string;
  /** What it is called where something goes wrong, and in the address. */
  readonly name: string;
  readonly language: Language;
  readonly phrases: CashPhrases;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** Each of another name. */
  readonly products: readonly Product[];
  /** What is said of the chosen product and the points beside their worth. */
  readonly resultDetails: (product: Product | undefined, points: number) => Pick<ResultContent, 'sentence' | 'pairs'>;
  /** The way on: the page's one accent beside a result, quiet before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

const CASH = { decimals: 2 };

/** Riyals and halalas, with their sign for the eye and in words for those who listen. */
const cash = (amount: number, language: Language): ReactNode => (
  <Money figure={formatMoney(amount, language, CASH)} spoken={spokenMoney(amount, language, CASH)} />
);

/** What a thousand points of a product are worth: one of them is worth less than a halala can tell. */
export const thousandWorth = (product: CashProduct | undefined, phrases: CashPhrases, language: Language) => ({
  id: 'thousand',
  label: phrases.loyalty_thousand_worth,
  value: cash(cashValueOf(1_000, product?.riyalsPerPoint ?? 0), language),
});

/** What a number of points of a product is worth in riyals. */
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
        figure: cash(worth, language),
        idle: worth === 0,
        ...resultDetails(chosen, points),
        action: applyNow(worth === 0 ? 'soft' : 'accent'),
        note: phrases.loyalty_note,
        spoken: fill(phrases.loyalty_cash_spoken, { worth: spokenMoney(worth, language, CASH) }),
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
