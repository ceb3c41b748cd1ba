import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { NO_FINANCE } from '#src/features/calculator/finance.ts';
import { financePanel } from '#src/features/calculator/finance-panel.tsx';
import { ScheduleOnDemand } from '#src/features/calculator/ScheduleOnDemand.tsx';
import { formatDay } from '#src/i18n/date.ts';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, DECIMALS, initialValues } from './personal-finance-values.ts';
import { offersOf } from './personal-finance-settings.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';
import { fieldLabels, PersonalFinanceFields } from './PersonalFinanceFields.tsx';

const calculate = lazyCall(async () => (await import('./calculate-personal-finance.ts')).calculate);

/** How much a salary can carry each month, and what that finances at the bank's own rate, with its schedule. */
export function PersonalFinanceCalculator({ uid, fields, phrases, page }: PersonalFinanceCalculatorProps) {
  const { language, servicesHost: host } = page;
  const said = {
    phrases,
    language,
    priceLabel: phrases.calculator_finance_amount,
    decimals: DECIMALS,
    dayOf: (day: string) => formatDay(day, language),
  };
  return (
    <AskedCalculator
      uid={uid}
      page={page}
      phrases={phrases}
      applyNow={fields.ApplyNow}
      calculation={{
        name: 'PersonalFinanceCalculator',
        initial: initialValues,
        offers: offersOf(fields),
        check: (entries) => checkValues(fields, entries),
        startsOver: true,
        reckon: (entries, signal) => calculate({ fields, entries }, { signal, host }),
      }}
      labels={fieldLabels(phrases)}
      act={phrases.personal_calculate}
      fields={(form) => <PersonalFinanceFields form={form} fields={fields} phrases={phrases} />}
      emptyText={phrases.calculator_empty_text}
      nothing={NO_FINANCE}
      fromZero
      panel={financePanel(said)}
      more={({ schedule }) => schedule && <ScheduleOnDemand {...said} id={`calculator-${uid}`} schedule={schedule} />}
    />
  );
}
