import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { Result } from '#src/services/result.ts';
import { SubmitCalculator } from '../SubmitCalculator.tsx';
import { checkValues, type FinanceValues, initialValues, allowedValuesOf } from './finance-values.ts';
import type { FinanceLists } from './finance-lists.ts';
import { type Finance, NO_FINANCE } from './finance.ts';
import { fieldLabels, FinanceFields, type PurchaseTexts } from './FinanceFields.tsx';
import { LazyRepaymentSchedule } from '../schedule/LazyRepaymentSchedule.tsx';
import type { FinancePhrases, FormPhrases, PurchasePhrases } from '../phrases.ts';

interface FinanceCalculatorProps {
  /** What it is called where something goes wrong, and in the address. */
  readonly name: string;
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language' | 'servicesHost'>;
  readonly fields: FinanceLists & { readonly ApplyNow: LinkValue };
  /** The value of the nationality that is chosen at first; Saudi unless there is one. */
  readonly defaultNationality: string;
  readonly phrases: FormPhrases & FinancePhrases & PurchasePhrases;
  readonly purchase: PurchaseTexts & {
    /** What the button is called. */
    readonly submitLabel: string;
    /** What is paid at signing; the admin fee unless it is told. */
    readonly feeLabel?: string;
  };
  /** Asks the bank. */
  readonly calculate: (entries: FinanceValues, options: CallOptions) => Promise<Result<Finance, unknown>>;
}

/** What a purchase costs a month and in all, by the bank's own reckoning, with its schedule. */
export function FinanceCalculator(props: FinanceCalculatorProps) {
  const { name, uid, fields, phrases, purchase, calculate, page, defaultNationality } = props;
  const { language, servicesHost: host } = page;
  const said = { phrases, language, priceLabel: purchase.priceLabel, feeLabel: purchase.feeLabel };
  return (
    <SubmitCalculator
      uid={uid}
      page={page}
      phrases={phrases}
      applyNow={fields.ApplyNow}
      calculation={{
        name,
        initial: initialValues(fields, defaultNationality),
        allowedValues: allowedValuesOf(fields),
        check: checkValues,
        calculate: (entries, signal) => calculate(entries, { signal, host }),
      }}
      labels={fieldLabels(phrases, purchase)}
      outOfRangeTexts={{
        monthlySalary: phrases.Invalid_Salary,
        currentInstalments: phrases.Invalid_EMI,
        price: purchase.priceError,
        balloonPayment: phrases.Invalid_BalloonPayment,
      }}
      submitLabel={purchase.submitLabel}
      fields={(form) => <FinanceFields form={form} lists={fields} phrases={phrases} purchase={purchase} />}
      emptyText={phrases.calculator_empty_text}
      emptyResult={NO_FINANCE}
      panel={async () => (await import('./finance-panel.tsx')).financePanel(said)}
      more={({ schedule }) =>
        schedule && <LazyRepaymentSchedule {...said} id={`calculator-${uid}`} schedule={schedule} />
      }
    />
  );
}
