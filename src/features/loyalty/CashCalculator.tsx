import type { Language } from '#sitecore/definitions/language.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { cashValueOf } from '#src/domain/calculators/loyalty.ts';
import type { LiveWidget } from '#src/features/calculator/live/LiveLayout.tsx';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { listedOption } from '#src/features/form/settings.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { CashPhrases } from './phrases.ts';
import { cashForm } from './product-form.ts';
import { idlePart, ProductForm } from './ProductForm.tsx';

/** Product whose points can be exchanged for riyals. */
export interface CashProduct {
  /** The same in both languages. */
  readonly id: string;
  readonly product: string;
  readonly riyalsPerPoint: number;
}

interface CashCalculatorProps<Product extends CashProduct> {
  /** Name in logs and in URLs. */
  readonly name: string;
  readonly widget: LiveWidget<CashPhrases> & { readonly page: Pick<PageFacts, 'language'>; readonly query: UrlQuery };
  /** Products with unique ids and names. */
  readonly products: readonly Product[];
  /** Returns the result's texts about the chosen product and the points; there are none before a product is chosen. */
  readonly resultDetails: (product: Product, points: number) => Pick<ResultContent, 'sentence' | 'pairs'>;
}

const DECIMALS = 2;

/** Returns the value of a thousand points of a product: a single point is worth less than a halala. */
export const thousandWorth = (product: CashProduct, phrases: CashPhrases, language: Language) => ({
  id: 'thousand',
  label: phrases.loyalty_thousand_worth,
  value: riyals(cashValueOf(1_000, product.riyalsPerPoint), language, DECIMALS),
});

/** Renders a calculator of the value of a product's points in riyals. */
export function CashCalculator<Product extends CashProduct>(props: CashCalculatorProps<Product>) {
  const { name, widget, products, resultDetails } = props;
  const { page, phrases, query } = widget;
  const { language } = page;
  const titled = products.map(({ id, product }) => ({ id, title: product }));
  const form = cashForm(name, titled);
  const settings = { Products: titled.map(({ id, title }) => ({ id, ...listedOption(id, title) })) };
  const state = useLiveForm({ form, settings, query });
  const chosen = products.find(({ id }) => id === state.values.product);
  const points = readNumber(state.values.points) ?? 0;
  const worth = cashValueOf(points, chosen?.riyalsPerPoint ?? 0);
  return (
    <ProductForm
      widget={widget}
      form={form}
      settings={settings}
      state={state}
      result={{
        label: phrases.loyalty_cash_value,
        figure: riyals(worth, language, DECIMALS),
        ...idlePart(worth === 0, phrases.loyalty_cash_idle),
        ...(chosen ? resultDetails(chosen, points) : { pairs: [] }),
        spoken: !chosen
          ? phrases.loyalty_cash_idle
          : fill(phrases.loyalty_cash_spoken, { worth: spokenMoney(worth, language, { decimals: DECIMALS }) }),
      }}
    />
  );
}
