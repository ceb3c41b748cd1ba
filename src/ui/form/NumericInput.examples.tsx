import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { NumericInput } from './NumericInput.tsx';
import { defineExamples, type ExampleProps, type LocalizedText } from '../examples.ts';

interface NumberFieldProps
  extends ExampleProps, Partial<Pick<ComponentProps<typeof NumericInput>, 'whole' | 'money' | 'unit' | 'disabled'>> {
  readonly label: LocalizedText;
  readonly initial?: string;
}

/** Renders a labelled number that keeps its value. */
function NumberField({ t, language, label, initial = '', ...input }: NumberFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <Field id="number" label={t(label)}>
      {(control) => <NumericInput {...control} {...input} value={value} onChange={setValue} language={language} />}
    </Field>
  );
}

const PRICE = { ar: 'قيمة السيارة', en: 'Price of the car' };

export const examples = defineExamples({
  empty: (props) => <NumberField {...props} label={PRICE} money />,
  money: (props) => <NumberField {...props} label={PRICE} initial="120000" money />,
  percent: (props) => (
    <NumberField
      {...props}
      label={{ ar: 'هامش الربح', en: 'Profit rate' }}
      initial="4.75"
      unit={props.t({ ar: '٪', en: '%' })}
    />
  ),
  whole: (props) => (
    <NumberField {...props} label={{ ar: 'مدة التمويل بالأشهر', en: 'Tenor in months' }} initial="60" whole />
  ),
  disabled: (props) => <NumberField {...props} label={PRICE} initial="120000" money disabled />,
});
