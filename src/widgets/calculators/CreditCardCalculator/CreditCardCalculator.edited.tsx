import { EditedCalculator, EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedNames, EditedTitles } from '#src/features/calculator/editing/EditedLists.tsx';
import { paymentPercentages } from './settings.ts';
import type { EditedCreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

/** Renders the calculator for editing, with its option lists. */
export function EditedCreditCardCalculator({ fields, phrases, page }: EditedCreditCardCalculatorProps) {
  return (
    <EditedCalculator title={phrases.auto_edited} applyNow={fields.ApplyNow}>
      <EditedTitles title={phrases.calculator_account_type} items={fields.AccountType} />
      <EditedNames title={phrases.calculator_nationality} items={fields.Nationality} />
      <EditedTitles title={phrases.credit_card} items={fields.CardCategory} />
      <EditedChoices title={phrases.credit_payment}>
        {paymentPercentages(fields, page.language).map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </EditedChoices>
    </EditedCalculator>
  );
}
