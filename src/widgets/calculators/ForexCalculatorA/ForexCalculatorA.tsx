import { forexA } from '#src/domain/calculators/forex.ts';
import { resultFormats } from '#src/features/calculator/result/result-formats.ts';
import { type Currency, ForexCalculator } from '#src/features/forex/ForexCalculator.tsx';
import { fill } from '#src/i18n/phrase.ts';
import type { ForexCalculatorAProps } from './ForexCalculatorA.widget.ts';

/** Renders the calculator of a foreign payment's cost in riyals, with its markup fee and the rate. */
export const ForexCalculatorA = (props: ForexCalculatorAProps) => (
  <ForexCalculator
    name="ForexCalculatorA"
    widget={props}
    title={props.phrases.forex_title}
    resultOf={(currency, amount) => resultOf(currency, amount, props)}
  />
);

function resultOf(
  currency: Currency | undefined,
  amount: number | null,
  { fields, phrases, page: { language } }: ForexCalculatorAProps,
) {
  const ExchangeRate = currency?.fields.ExchangeRate.value ?? '';
  const terms = { ExchangeRate, MarkUpFeeRate: fields.MarkUpFeeRate.value };
  const { billingAmount, markupFee, forexRate } = forexA(amount, terms);
  const { money, spoken } = resultFormats(language);
  const sum = billingAmount + markupFee;
  const rate = currency && amount !== null && money(forexRate, decimalsOf(ExchangeRate));
  return {
    label: phrases.forex_billing,
    figure: money(billingAmount, 2),
    pairs: [
      { id: 'markup', label: phrases.forex_markup, value: money(markupFee, 2) },
      { id: 'sum', label: phrases.forex_with_fee, value: money(sum, 2) },
      { id: 'rate', label: phrases.forex_rate, value: rate || <MissingFigure>{phrases.forex_no_rate}</MissingFigure> },
    ],
    spoken: fill(phrases.forex_spoken, {
      billing: spoken(billingAmount, 2),
      markup: spoken(markupFee, 2),
      sum: spoken(sum, 2),
    }),
  };
}

/** Renders a text in place of a missing figure. */
const MissingFigure = ({ children }: { readonly children: string }) => (
  <span className="text-sm font-text text-text-3">{children}</span>
);

/** Returns the number of decimals a number is written with. */
const decimalsOf = (text: string): number => text.trim().split('.')[1]?.length ?? 0;
