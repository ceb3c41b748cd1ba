import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { NumericInput } from './NumericInput.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

type FieldOptions = Partial<Pick<ComponentProps<typeof Field>, 'note' | 'hint' | 'error' | 'required'>>;

/** Renders a field with a money input that keeps its value. */
function SalaryField({ t, language, ...field }: ExampleProps & FieldOptions) {
  const [value, setValue] = useState('14500');
  return (
    <Field id="salary" label={t({ ar: 'الراتب الشهري', en: 'Monthly salary' })} {...field}>
      {(control) => <NumericInput {...control} value={value} onChange={setValue} language={language} money />}
    </Field>
  );
}

export const examples = defineExamples({
  plain: SalaryField,
  note: (props) => <SalaryField {...props} note={props.t({ ar: 'قبل الاستقطاع', en: 'Before deductions' })} />,
  hint: (props) => (
    <SalaryField {...props} hint={props.t({ ar: 'كما في تعريف الراتب', en: 'As on the salary certificate' })} />
  ),
  error: (props) => (
    <SalaryField
      {...props}
      required
      error={props.t({ ar: 'الراتب لا يقل عن ٢٬٠٠٠ ريال', en: 'The salary is at least 2,000 riyals' })}
    />
  ),
});
