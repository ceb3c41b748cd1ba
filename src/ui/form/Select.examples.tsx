import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

type SelectOptions = Partial<Pick<ComponentProps<typeof Select>, 'disabled'>> & { readonly error?: string };

/** Renders a labelled select that keeps its value. */
function AccountSelect({ t, error, disabled = false }: ExampleProps & SelectOptions) {
  const [value, setValue] = useState('');
  return (
    <Field id="account" label={t({ ar: 'نوع الحساب', en: 'Type of account' })} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={setValue}
          disabled={disabled}
          empty={t({ ar: 'اختر', en: 'Choose' })}
          options={[
            { value: 'salary', label: t({ ar: 'حساب راتب', en: 'Salary account' }) },
            { value: 'current', label: t({ ar: 'حساب جارٍ', en: 'Current account' }) },
            { value: 'savings', label: t({ ar: 'حساب ادخار', en: 'Savings account' }) },
          ]}
        />
      )}
    </Field>
  );
}

export const examples = defineExamples({
  empty: (props) => <AccountSelect {...props} />,
  error: (props) => (
    <AccountSelect {...props} error={props.t({ ar: 'اختر نوع الحساب', en: 'Choose the type of account' })} />
  ),
  disabled: (props) => <AccountSelect {...props} disabled />,
});
