import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { Cashback, CashbackCaps } from '#src/domain/calculators/spending.ts';
import { resultFormats } from '#src/features/calculator/result/result-formats.ts';
import { authoredCap } from '#src/domain/calculators/authored-figures.ts';
import { calculatorId, LiveLayout, type LiveWidget } from '#src/features/calculator/live/LiveLayout.tsx';
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
  readonly widget: LiveWidget<CashbackPhrases> & { readonly page: Pick<PageFacts, 'language'> };
  readonly spending: Spending;
  readonly cashback: Cashback;
  readonly caps: CashbackCaps;
  /** Content below form and panel. */
  readonly more?: ReactNode;
  readonly categories: readonly ShownCategory[];
}

/** Renders a cashback calculator: the spending on each category, beside it the cashback of a year and a month. */
export function CashbackLayout({ widget, spending, cashback, caps, more, categories }: CashbackLayoutProps) {
  const { phrases, page } = widget;
  const { language } = page;
  const { money, spoken } = resultFormats(language);
  const { yearly, monthly } = cashback;
  const idle = !spending.state.isChanged;
  const { limits, reached } = capsOf(caps, cashback, (cap) => spoken(cap), phrases);
  return (
    <LiveLayout
      widget={widget}
      state={spending.state}
      result={{
        label: phrases.cashback_yearly,
        figure: money(yearly, 2),
        idle,
        sentence: idle
          ? phrases.cashback_idle
          : [fill(phrases.cashback_of, { amount: spoken(spending.total) }), ...reached].join(' '),
        pairs: [{ id: 'monthly', label: phrases.cashback_monthly, value: money(monthly, 2) }],
        note: [...limits, phrases.cashback_note].join(' '),
        spoken: [
          fill(phrases.cashback_spoken, { yearly: spoken(yearly, 2), monthly: spoken(monthly, 2) }),
          ...reached,
        ].join(' '),
      }}
      more={more}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {categories.map((category) => (
          <SpendField
            key={category.id}
            {...category}
            id={`${calculatorId(widget)}-${category.id}`}
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

/** Returns the sentences on the upper limits of a month and a year, and on those that the cashback has reached. */
function capsOf(
  { MaxMonthlyCashback, MaxYearlyCashback }: CashbackCaps,
  { monthly, yearly }: Cashback,
  spoken: (cap: number) => string,
  phrases: CashbackPhrases,
): { readonly limits: readonly string[]; readonly reached: readonly string[] } {
  const caps = [
    { cap: authoredCap(MaxMonthlyCashback), earned: monthly, key: 'month' },
    { cap: authoredCap(MaxYearlyCashback), earned: yearly, key: 'year' },
  ] as const;
  const set = caps.filter(({ cap }) => cap !== Infinity);
  return {
    limits: set.map(({ cap, key }) => fill(phrases[`cashback_most_${key}`], { amount: spoken(cap) })),
    reached: set.filter(({ cap, earned }) => earned >= cap).map(({ key }) => phrases[`cashback_reached_${key}`]),
  };
}
