import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { calculatorId, LiveLayout, type LiveWidget } from '#src/features/calculator/live/LiveLayout.tsx';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { FormFields } from '#src/features/form/FormFields.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { forexForm } from './forex-form.ts';
import type { ForexPhrases } from './phrases.ts';

/** Authored currency. */
export interface Currency {
  readonly id: string;
  readonly fields: { readonly Title: TextValue; readonly ExchangeRate: TextValue };
}

interface ForexCalculatorProps {
  readonly name: string;
  readonly title: string;
  readonly widget: LiveWidget<ForexPhrases> & {
    readonly page: Pick<PageFacts, 'language'>;
    readonly fields: { readonly ForexCards: readonly Currency[] };
    readonly query: UrlQuery;
  };
  /** Returns the figures of the result; 0 while there is no currency or no amount. */
  readonly resultOf: (
    currency: Currency | undefined,
    amount: number | null,
  ) => Pick<ResultContent, 'label' | 'figure' | 'pairs' | 'spoken'>;
}

/** Renders a forex calculator: currency and amount, beside them the result in riyals. */
export function ForexCalculator({ name, title, widget, resultOf }: ForexCalculatorProps) {
  const { page, phrases, fields, query } = widget;
  const { language } = page;
  const form = forexForm(name);
  const state = useLiveForm({ form, settings: fields, query });
  const currency = fields.ForexCards.find(({ id }) => id === state.values.currency);
  const amount = readNumber(state.values.amount);
  const idle = currency === undefined || amount === null;
  return (
    <LiveLayout
      widget={widget}
      title={title}
      subtitle={phrases.forex_subtitle}
      state={state}
      result={{
        ...resultOf(currency, amount),
        idle,
        sentence: idle
          ? phrases.forex_idle
          : fill(phrases.forex_of, { currency: currency.fields.Title.value, amount: formatNumber(amount, language) }),
        note: phrases.forex_note,
      }}
    >
      <FormFields
        id={calculatorId(widget)}
        language={language}
        phrases={phrases}
        form={form}
        settings={fields}
        state={state}
      />
    </LiveLayout>
  );
}
