import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import { checkValues, initialValues, NO_CARD_COST } from './credit-card-values.ts';
import { offersOf } from './credit-card-settings.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';
import { CreditCardFields, fieldLabels } from './CreditCardFields.tsx';

const calculate = onDemand(async () => (await import('./calculate-credit-card.ts')).calculate);

/** What a credit card costs a year, and how long it takes to repay it by the least payments. */
export function CreditCardCalculator(props: CreditCardCalculatorProps) {
  const { fields, words, page } = props;
  return (
    <AskedCalculator
      {...props}
      calculation={{
        name: 'CreditCardCalculator',
        initial: initialValues,
        offers: offersOf(fields),
        check: checkValues,
        reckon: (values, signal) => calculate({ values, fields }, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(words)}
      act={words.credit_calculate}
      fields={(form) => <CreditCardFields form={form} fields={fields} words={words} />}
      emptyText={words.credit_empty_text}
      nothing={NO_CARD_COST}
      panel={async () => (await import('./credit-card-panel.tsx')).creditCardPanel(words, page.language)}
    />
  );
}
