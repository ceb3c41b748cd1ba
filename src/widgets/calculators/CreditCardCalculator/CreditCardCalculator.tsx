import { SubmitCalculator } from '#src/features/calculator/SubmitCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, initialValues, NO_CARD_COST } from './values.ts';
import { allowedValuesOf } from './settings.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';
import { CreditCardFields, fieldLabels } from './CreditCardFields.tsx';

const calculate = lazyCall(async () => (await import('./calculate.ts')).calculate);

/** Renders the calculator of a credit card's annual cost and its repayment period at the minimum payments. */
export function CreditCardCalculator(props: CreditCardCalculatorProps) {
  const { fields, phrases, page } = props;
  return (
    <SubmitCalculator
      {...props}
      calculation={{
        name: 'CreditCardCalculator',
        initial: initialValues,
        allowedValues: allowedValuesOf(fields),
        check: checkValues,
        calculate: (values, signal) => calculate({ values, fields }, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(phrases)}
      errorTexts={() => ({
        outOfRange: {
          creditLimit: phrases.Invalid_CreditLimit,
        },
      })}
      submitLabel={phrases.credit_calculate}
      fields={(form) => <CreditCardFields form={form} fields={fields} phrases={phrases} />}
      emptyText={phrases.credit_empty_text}
      emptyResult={NO_CARD_COST}
      panel={async () => (await import('./panel.tsx')).creditCardPanel(phrases, page.language)}
    />
  );
}
