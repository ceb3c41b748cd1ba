import { forexB } from '#src/domain/calculators/forex.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { ForexLayout } from '#src/features/forex/ForexLayout.tsx';
import { useForex } from '#src/features/forex/use-forex.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ForexCalculatorBProps } from './ForexCalculatorB.widget.ts';

/** Renders the calculator of a foreign payment's total cost in riyals. */
export function ForexCalculatorB({ uid, fields, phrases, page: { language } }: ForexCalculatorBProps) {
  const forex = useForex('ForexCalculatorB', fields.ForexCards);
  const billing = forexB(forex.amount, {
    ExchangeRate: forex.currency?.fields.ExchangeRate.value ?? '',
    MarkUpFeeRate: fields.MarkUpFeeRate.value,
    VATRate: fields.VATRate.value,
  });
  return (
    <ForexLayout
      uid={uid}
      language={language}
      phrases={phrases}
      fields={fields}
      forex={forex}
      result={{
        label: phrases.forex_billing_all,
        figure: riyals(billing, language, 0),
        pairs: [],
        spoken: fill(phrases.forex_spoken_all, { billing: spokenMoney(billing, language) }),
      }}
    />
  );
}
