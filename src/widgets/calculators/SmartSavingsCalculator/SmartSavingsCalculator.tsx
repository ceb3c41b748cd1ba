import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';
import { useSavings } from './savings.ts';
import { SubmittedWays, WaysOfSaving } from './WaysOfSaving.tsx';

/** Renders the calculator of weekly and yearly savings, by way of saving and spending categories. */
export function SmartSavingsCalculator(props: SmartSavingsCalculatorProps) {
  const { uid, fields, phrases, page } = props;
  const { language } = page;
  const saver = useSavings(props);
  const { state } = saver;
  const { weekly, yearly } = saver.savings;
  const idle = !state.isChanged;
  const spoken = (riyals: number) => spokenMoney(riyals, language, { decimals: 2 });
  const id = `calculator-${uid}`;
  const view = { id, language, phrases, saver };
  return (
    <LiveLayout
      id={id}
      phrases={phrases}
      title={<Text field={fields.Title} />}
      subtitle={isShown(fields.SubTitle) ? <Text field={fields.SubTitle} /> : undefined}
      state={state}
      clearLabel={phrases.Clear}
      result={{
        label: phrases.Estimated_Yearly_Saving,
        figure: riyals(yearly, language, 2),
        idle,
        sentence: idle ? phrases.savings_idle : fill(phrases.savings_of, { amount: spoken(saver.spent) }),
        pairs: [{ id: 'weekly', label: phrases.Weekly_Spend, value: riyals(weekly, language, 2) }],
        action: <ApplyNow field={fields.ApplyNow} kind={idle ? 'soft' : 'accent'} onFollow={() => state.clear()} />,
        note: phrases.savings_note,
        spoken: fill(phrases.savings_spoken, { weekly: spoken(weekly), yearly: spoken(yearly) }),
      }}
    >
      <div className="noscript:hidden">
        <WaysOfSaving {...view} />
      </div>
      <div className="hidden noscript:block">
        <SubmittedWays {...view} />
      </div>
    </LiveLayout>
  );
}
