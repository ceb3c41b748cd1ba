import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { Cashback } from '#src/domain/calculators/spending.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import { SpendField } from './SpendField.tsx';
import type { Spending, SpendingField } from './use-spending.ts';
import type { CashbackPhrases } from './phrases.ts';

/** Spending category with its icon and texts. */
interface ShownCategory extends SpendingField {
  readonly icon: ImageValue;
  readonly name: TextValue;
  /** Texts about its rate and limits. */
  readonly facts: readonly string[];
}

interface CashbackLayoutProps {
  readonly uid: string;
  readonly language: Language;
  readonly phrases: CashbackPhrases;
  readonly fields: { readonly Title: TextValue; readonly SubTitle: TextValue; readonly ApplyNow: LinkValue };
  readonly spending: Spending;
  readonly cashback: Cashback;
  /** Content below form and panel. */
  readonly more?: ReactNode;
  readonly categories: readonly ShownCategory[];
}

/** Renders a cashback calculator: the spending on each category, beside it the cashback of a year and a month. */
export function CashbackLayout(props: CashbackLayoutProps) {
  const { uid, language, phrases, fields, spending, cashback, more, categories } = props;
  const id = `calculator-${uid}`;
  const { yearly, monthly } = cashback;
  const idle = !spending.state.isChanged;
  const spoken = (riyals: number) => spokenMoney(riyals, language, { decimals: 2 });
  return (
    <LiveLayout
      id={id}
      phrases={phrases}
      title={<Text field={fields.Title} />}
      subtitle={isShown(fields.SubTitle) ? <Text field={fields.SubTitle} /> : undefined}
      state={spending.state}
      result={{
        label: phrases.cashback_yearly,
        figure: riyals(yearly, language, 2),
        idle,
        sentence: idle
          ? phrases.cashback_idle
          : fill(phrases.cashback_of, { amount: spokenMoney(spending.total, language) }),
        pairs: [{ id: 'monthly', label: phrases.cashback_monthly, value: riyals(monthly, language, 2) }],
        action: <ApplyNow field={fields.ApplyNow} kind={idle ? 'soft' : 'accent'} />,
        note: phrases.cashback_note,
        spoken: fill(phrases.cashback_spoken, { yearly: spoken(yearly), monthly: spoken(monthly) }),
      }}
      more={more}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {categories.map((category) => (
          <SpendField
            key={category.id}
            {...category}
            id={`${id}-${category.id}`}
            field={category.id}
            language={language}
            value={spending.textOf(category.id)}
            amount={spending.amountOf(category.id)}
            onSpend={(text) => spending.setAmount(category.id, text)}
          />
        ))}
      </div>
    </LiveLayout>
  );
}
