import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { type CalculatorFields, calculatorFields, ListField } from '#src/features/calculator/form/CalculatorFields.tsx';
import type { useProductCalculator } from './use-product-calculator.ts';
import type { ProductPhrases } from './phrases.ts';

interface ProductFieldsProps<Field extends string> {
  /** Unique on the page; prefix of the fields' ids. */
  readonly id: string;
  readonly language: Language;
  readonly phrases: Pick<ProductPhrases, 'Select_Your_Product' | 'PleaseSelectForForms'>;
  readonly calculator: ReturnType<typeof useProductCalculator<Field>>;
  /** Unique names of the products. */
  readonly products: readonly string[];
  /** Labels of the other fields. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly children: (form: CalculatorFields<Field | 'product'>) => ReactNode;
}

/** Renders the product, always as a select, and the other fields. */
export function ProductFields<Field extends string>(props: ProductFieldsProps<Field>) {
  const { id, language, phrases, calculator, products, labels, children } = props;
  const form = calculatorFields({
    id,
    language,
    phrases: { calculator_choose: phrases.PleaseSelectForForms },
    labels: { ...labels, product: phrases.Select_Your_Product },
    calculator,
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2" data-error={calculator.productError}>
      <ListField
        form={form}
        field="product"
        optional
        options={products.map((product) => ({ value: product, label: product }))}
      />
      {children(form)}
    </div>
  );
}
