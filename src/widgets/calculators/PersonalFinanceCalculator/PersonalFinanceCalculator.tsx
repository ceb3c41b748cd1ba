import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { NO_FINANCE } from '#src/features/calculator/finance.ts';
import { financePanel } from '#src/features/calculator/finance-panel.tsx';
import { ScheduleOnDemand } from '#src/features/calculator/ScheduleOnDemand.tsx';
import { formatDay } from '#src/i18n/date.ts';
import { onDemand } from '#src/services/on-demand.ts';
import { checkValues, DECIMALS, initialValues } from './personal-finance-values.ts';
import { offersOf } from './personal-finance-settings.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';
import { fieldLabels, PersonalFinanceFields } from './PersonalFinanceFields.tsx';

const calculate = onDemand(async () => (await import('./calculate-personal-finance.ts')).calculate);

/** How much a salary can carry each month, and what that finances at the bank's own rate, with its schedule. */
export function PersonalFinanceCalculator({ uid, fields, words, page }: PersonalFinanceCalculatorProps) {
  const { language, servicesHost: host } = page;
  const said = {
    words,
    language,
    priceLabel: words.calculator_finance_amount,
    decimals: DECIMALS,
    dayOf: (day: string) => formatDay(day, language),
  };
  return (
    <AskedCalculator
      uid={uid}
      page={page}
      words={words}
      applyNow={fields.ApplyNow}
      calculation={{
        name: 'PersonalFinanceCalculator',
        initial: initialValues,
        offers: offersOf(fields),
        check: (entries) => checkValues(fields, entries),
        startsOver: true,
        reckon: (entries, signal) => calculate({ fields, entries }, { signal, host }),
      }}
      labels={fieldLabels(words)}
      act={words.personal_calculate}
      fields={(form) => <PersonalFinanceFields form={form} fields={fields} words={words} />}
      emptyText={words.calculator_empty_text}
      nothing={NO_FINANCE}
      fromZero
      panel={financePanel(said)}
      more={({ schedule }) => schedule && <ScheduleOnDemand {...said} id={`calculator-${uid}`} schedule={schedule} />}
    />
  );
}
