import { SubmitCalculator } from '#src/features/calculator/SubmitCalculator.tsx';
import { NO_FINANCE } from '#src/features/calculator/finance/finance.ts';
import { financePanel } from '#src/features/calculator/finance/finance-panel.tsx';
import { LazyRepaymentSchedule } from '#src/features/calculator/schedule/LazyRepaymentSchedule.tsx';
import { formatDay } from '#src/i18n/date.ts';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, DECIMALS, initialValues } from './values.ts';
import { allowedValuesOf } from './settings.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';
import { fieldLabels, PersonalFinanceFields } from './PersonalFinanceFields.tsx';

const calculate = lazyCall(async () => (await import('./calculate.ts')).calculate);

/** Renders the calculator of the monthly payment a salary allows and the amount it finances at the bank's rate, with the repayment schedule. */
export function PersonalFinanceCalculator({ uid, fields, phrases, page }: PersonalFinanceCalculatorProps) {
  const { language, servicesHost: host } = page;
  const display = {
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
        check: (values) => checkValues(fields, values),
        clearOnSubmit: true,
        calculate: (values, signal) => calculate({ fields, values }, { signal, host }),
      }}
      labels={fieldLabels(phrases)}
      errorTexts={() => ({
        outOfRange: {
          monthlySalary: phrases.Invalid_Salary,
          currentInstalments: phrases.Invalid_EMI,
        },
      })}
      submitLabel={phrases.personal_calculate}
      fields={(form) => <PersonalFinanceFields form={form} fields={fields} phrases={phrases} />}
      emptyText={phrases.calculator_empty_text}
      emptyResult={NO_FINANCE}
      showEmpty
      panel={financePanel(display)}
      more={({ schedule }) =>
        schedule && <LazyRepaymentSchedule {...display} id={`calculator-${uid}`} schedule={schedule} />
      }
    />
  );
}
