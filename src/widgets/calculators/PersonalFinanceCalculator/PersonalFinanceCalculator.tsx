import { SubmitCalculator } from '#src/features/calculator/SubmitCalculator.tsx';
import { NO_FINANCE } from '#src/features/calculator/finance/finance.ts';
import { financePanel } from '#src/features/calculator/finance/finance-panel.tsx';
import { LazyRepaymentSchedule } from '#src/features/calculator/schedule/LazyRepaymentSchedule.tsx';
import { formatDay } from '#src/i18n/date.ts';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, DECIMALS, initialValues } from './personal-finance-values.ts';
import { allowedValuesOf } from './personal-finance-settings.ts';
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
    formatDay: (day: string) => formatDay(day, language),
  };
  return (
    <SubmitCalculator
      uid={uid}
      page={page}
      phrases={phrases}
      applyNow={fields.ApplyNow}
      calculation={{
        name: 'PersonalFinanceCalculator',
        initial: initialValues,
        allowedValues: allowedValuesOf(fields),
        check: (entries) => checkValues(fields, entries),
        clearOnSubmit: true,
        calculate: (entries, signal) => calculate({ fields, entries }, { signal, host }),
      }}
      labels={fieldLabels(phrases)}
      outOfRangeTexts={{
        monthlySalary: phrases.Invalid_Salary,
        currentInstalments: phrases.Invalid_EMI,
      }}
      submitLabel={phrases.personal_calculate}
      fields={(form) => <PersonalFinanceFields form={form} fields={fields} phrases={phrases} />}
      emptyText={phrases.calculator_empty_text}
      emptyResult={NO_FINANCE}
      showEmpty
      panel={financePanel(said)}
      more={({ schedule }) =>
        schedule && <LazyRepaymentSchedule {...said} id={`calculator-${uid}`} schedule={schedule} />
      }
    />
  );
}
