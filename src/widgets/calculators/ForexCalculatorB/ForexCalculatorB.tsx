import { forexB } from '#src/domain/calculators/forex.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { type Currency, ForexCalculator } from '#src/features/forex/ForexCalculator.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ForexCalculatorBProps } from './ForexCalculatorB.widget.ts';

/** Renders the calculator of a foreign payment's total cost in riyals. */
export const ForexCalculatorB = (props: ForexCalculatorBProps) => (
  <ForexCalculator
    name="ForexCalculatorB"
    widget={props}
    title={props.phrases.forex_title_all}
    resultOf={(currency, amount) => resultOf(currency, amount, props)}
  />
);

function resultOf(
  currency: Currency | undefined,
  amount: number | null,
  { fields, phrases, page: { language } }: ForexCalculatorBProps,
) {
  const billing = forexB(amount, {
    ExchangeRate: currency?.fields.ExchangeRate.value ?? '',
    MarkUpFeeRate: fields.MarkUpFeeRate.value,
    VATRate: fields.VATRate.value,
  });
  return {
    label: phrases.forex_billing_all,
    figure: riyals(billing, language, 0),
    pairs: [],
    spoken: fill(phrases.forex_spoken_all, { billing: spokenMoney(billing, language) }),
  };
}
