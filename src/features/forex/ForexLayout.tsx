import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { AmountField, calculatorFields, ListField } from '#src/features/calculator/form/CalculatorFields.tsx';
import { LiveLayout } from '#src/features/calculator/LiveLayout.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { Currency, Forex } from './use-forex.ts';
import type { ForexPhrases } from './phrases.ts';

interface ForexLayoutProps {
  readonly uid: string;
  readonly language: Language;
  readonly phrases: ForexPhrases;
  readonly fields: { readonly ForexCards: readonly Currency[]; readonly ApplyNow: LinkValue };
  readonly forex: Forex;
  /** Figures of the result, 0 while there is no currency or no amount. */
  readonly result: Pick<ResultContent, 'label' | 'figure' | 'pairs' | 'spoken'>;
}

/** Renders a forex calculator: currency and amount, beside them the result in riyals. */
export function ForexLayout({ uid, language, phrases, fields, forex, result }: ForexLayoutProps) {
  const { calculator, currency, amount } = forex;
  const id = `calculator-${uid}`;
  const labels = { currency: phrases.forex_currency, amount: phrases.forex_amount };
  const form = calculatorFields({ id, language, phrases, labels, calculator });
  const idle = currency === undefined || amount === null;
  const sentence: ReactNode = idle
    ? phrases.forex_idle
    : fill(phrases.forex_of, { currency: currency.fields.Title.value, amount: formatNumber(amount, language) });
  return (
    <LiveLayout
      id={id}
      phrases={phrases}
      title={phrases.forex_title}
      subtitle={phrases.forex_subtitle}
      calculator={calculator}
      result={{
        ...result,
        idle,
        sentence,
        action: <ApplyNow field={fields.ApplyNow} kind={idle ? 'soft' : 'accent'} />,
        note: phrases.forex_note,
      }}
    >
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <ListField form={form} field="currency" options={optionsOf(fields.ForexCards)} optional />
        <AmountField form={form} field="amount" hint={phrases.forex_amount_hint} unit={null} whole optional />
      </div>
    </LiveLayout>
  );
}

const optionsOf = (currencies: readonly Currency[]) =>
  currencies.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));
