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
import type { FinancePhrases, FormLayoutPhrases, FormPhrases, PurchasePhrases } from '../phrases.ts';

interface FinanceCalculatorProps {
  /** Name in logs and in the shared URL. */
  readonly name: string;
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language' | 'servicesHost'>;
  readonly fields: FinanceLists & { readonly ApplyNow: LinkValue };
  /** Value of the nationality chosen at first; Saudi when empty. */
  readonly defaultNationality: string;
  readonly phrases: FormPhrases & FormLayoutPhrases & FinancePhrases & PurchasePhrases;
  readonly purchase: PurchaseTexts & {
    readonly submitLabel: string;
    /** Name under which the dictionary has the text for a missing price. */
    readonly priceName: string;
    /** Label of the fees paid at signing; the admin fee by default. */
    readonly feeLabel?: string;
  };
  /** Requests the result from the bank. */
  readonly calculate: (values: FinanceValues, options: CallOptions) => Promise<Result<Finance, unknown>>;
}

/** Renders the calculator of a financed purchase: instalment and total from the bank, with the repayment schedule. */
export function FinanceCalculator(props: FinanceCalculatorProps) {
  const { name, uid, fields, phrases, purchase, calculate, page, defaultNationality } = props;
  const { language, servicesHost: host } = page;
  const format = { phrases, language, priceLabel: purchase.priceLabel, feeLabel: purchase.feeLabel };
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
        calculate: (values, signal) => calculate(values, { signal, host }),
      }}
      labels={fieldLabels(phrases, purchase)}
      errorTexts={() => ({
        requiredNames: { price: purchase.priceName },
        outOfRange: {
          monthlySalary: phrases.Invalid_Salary,
          currentInstalments: phrases.Invalid_EMI,
          price: purchase.priceError,
          balloonPayment: phrases.Invalid_BalloonPayment,
        },
      })}
      submitLabel={purchase.submitLabel}
      fields={(form) => <FinanceFields form={form} lists={fields} phrases={phrases} purchase={purchase} />}
      emptyText={phrases.calculator_empty_text}
      emptyResult={NO_FINANCE}
      panel={async () => (await import('./finance-panel.tsx')).financePanel(format)}
      more={({ schedule }) =>
        schedule && <LazyRepaymentSchedule {...format} id={`calculator-${uid}`} schedule={schedule} />
      }
    />
  );
}
