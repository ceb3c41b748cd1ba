import { forexA } from '#src/domain/calculators/forex.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { type Currency, ForexCalculator } from '#src/features/forex/ForexCalculator.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ForexCalculatorAProps } from './ForexCalculatorA.widget.ts';

/** Renders the calculator of a foreign payment's cost in riyals, with its markup fee and the rate. */
export const ForexCalculatorA = (props: ForexCalculatorAProps) => (
  <ForexCalculator
    name="ForexCalculatorA"
    widget={props}
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
  const money = (amountDue: number) => riyals(amountDue, language, 2);
  const spoken = (amountDue: number) => spokenMoney(amountDue, language, { decimals: 2 });
  const rate = currency && amount !== null && riyals(forexRate, language, decimalsOf(ExchangeRate));
  return {
    label: phrases.forex_billing,
    figure: money(billingAmount),
    pairs: [
      { id: 'markup', label: phrases.forex_markup, value: money(markupFee) },
      { id: 'rate', label: phrases.forex_rate, value: rate || <MissingFigure>{phrases.forex_no_rate}</MissingFigure> },
    ],
    spoken: fill(phrases.forex_spoken, { billing: spoken(billingAmount), markup: spoken(markupFee) }),
  };
}

/** Renders a text in place of a missing figure. */
const MissingFigure = ({ children }: { readonly children: string }) => (
  <span className="text-sm font-text text-text-3">{children}</span>
);

/** Returns the number of decimals a number is written with. */
const decimalsOf = (text: string): number => text.trim().split('.')[1]?.length ?? 0;
