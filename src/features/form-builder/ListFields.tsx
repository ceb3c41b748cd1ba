import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { SearchableSelect } from '#src/ui/form/SearchableSelect.tsx';
import { type Option, Select } from '#src/ui/form/Select.tsx';
import type { FieldProps } from './builder-context.ts';
import { BuilderField, controlProps, fieldProps } from './BuilderField.tsx';
import { CheckboxesField } from './CheckFields.tsx';

/** Options that are found at a glance; more are searched by typing. */
const MAX_UNSEARCHED = 12;

const optionsOf = ({ node, form }: Pick<FieldProps, 'node' | 'form'>): readonly Option[] =>
  form.optionsOf(node).map(({ value, text }) => ({ value, label: text }));

/** Renders a list of which one option is chosen. */
export function DropdownField({ node, form }: FieldProps) {
  const options = optionsOf({ node, form });
  const [value = ''] = form.valuesOf(node);
  const select = {
    ...controlProps(form, node),
    value,
    options,
    empty: form.emptyTextOf(node),
    onChange: (chosen: string) => form.change(node, chosen === '' ? [] : [chosen]),
  };
  return (
    <BuilderField node={node} form={form}>
      {(control) =>
        options.length > MAX_UNSEARCHED && !select.disabled ? (
          <SearchableSelect {...control} {...select} language={form.language} />
        ) : (
          <Select {...control} {...select} onBlur={() => form.leave(node)} />
        )
      }
    </BuilderField>
  );
}

/** Renders a list box: boxes to tick where several options may be chosen. */
export const ListBoxField = (props: FieldProps) =>
  props.node.isMultiple ? <CheckboxesField {...props} /> : <DropdownField {...props} />;

/** Renders a choice of few options. */
export function RadioField({ node, form }: FieldProps) {
  const [value = ''] = form.valuesOf(node);
  return (
    <RadioGroup
      {...fieldProps(form, node)}
      {...controlProps(form, node)}
      value={value}
      options={optionsOf({ node, form })}
      onChange={(chosen) => form.change(node, [chosen])}
    />
  );
}
