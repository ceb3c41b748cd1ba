import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { type BaseFieldProps, Field } from '#src/ui/form/Field.tsx';
import { NumericInput } from '#src/ui/form/NumericInput.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { SearchableSelect } from '#src/ui/form/SearchableSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldText } from './field-text.ts';
import { errorText, isRequired, visibleFields } from './form-errors.ts';
import {
  type ChoiceSchema,
  type FieldOf,
  type FieldSchema,
  type FieldSchemas,
  type FormDefinition,
  type TextContext,
  type Texts,
} from './schema.ts';
import { boundsOf, descriptionOf, optionsOf } from './settings.ts';
import type { Form } from './use-form.ts';

/** Texts of a field in place of its schema's. */
export interface FieldExtras {
  readonly label?: string;
  readonly hint?: ReactNode;
  /** Icon before the label. */
  readonly icon?: IconName;
}

/** A form with what its fields show. */
export interface FormView<F extends FieldSchemas = FieldSchemas> {
  /** Unique on the page; prefix of the fields' ids. */
  readonly id: string;
  readonly language: Language;
  readonly phrases: Texts;
  readonly form: Pick<FormDefinition<F>, 'name' | 'fields' | 'groups' | 'visibleWhen' | 'requiredWhen'>;
  /** Author's fields with the lists of the choices. */
  readonly settings: object;
  readonly state: Form<F>;
  readonly extras?: Readonly<Partial<Record<FieldOf<F>, FieldExtras>>>;
  /** First option of the selects that name none of their own. */
  readonly choose?: string;
  /** Label of the submit button. */
  readonly submitLabel?: string;
}

/** Renders the groups of a form with their fields, each in its place; of a form in steps, one group. */
export function FormFields<F extends FieldSchemas>({ step, ...view }: FormView<F> & { readonly step?: number }) {
  const { form, phrases, state } = view;
  const visible = visibleFields(form, state.values);
  const groups = step === undefined ? form.groups : form.groups.slice(step, step + 1);
  return groups.map(({ title, fields }, position) => (
    <FieldGroup key={title ?? position} title={title && (phrases[title] ?? title)}>
      {fields
        .filter((name) => visible.includes(name))
        .map((name) => (
          <FormField key={name} {...view} name={name} />
        ))}
    </FieldGroup>
  ));
}

/** Renders one field of a form by its schema. */
function FormField<F extends FieldSchemas>({ name, ...view }: FormView<F> & { readonly name: FieldOf<F> }) {
  const { id, form, language, phrases, state } = view;
  const schema: FieldSchema | undefined = form.fields[name];
  if (!schema) return null;
  const { icon, ...extras } = view.extras?.[name] ?? {};
  const label = labelOf(view, name);
  const hint = extras.hint ?? hintOf(schema, state.values[name], view);
  const note = fieldText(schema.note, contextOf(view));
  const field = {
    id: `${id}-${name}`,
    label: icon ? <IconLabel icon={icon} label={label} /> : label,
    ...(hint !== undefined && { hint }),
    ...(note !== undefined && { note }),
    error: errorOf(view, name),
    announcesError: false,
    required: isRequired(form, name, state.values),
    ...(schema.wide && { className: 'sm:col-span-2' }),
  };
  const control = { name, value: state.values[name], onChange: (text: string) => state.setValue(name, text) };
  if (schema.kind === 'choice') return <Choice {...{ field, control, schema, view }} />;
  const unit = schema.kind === 'number' && schema.unit ? phrases[schema.unit] : undefined;
  return (
    <Field {...field}>
      {(props) => (
        <NumericInput
          {...props}
          {...control}
          language={language}
          whole={schema.whole ?? false}
          money={schema.kind === 'amount'}
          unit={unit}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

interface ChoiceProps {
  readonly field: BaseFieldProps;
  readonly control: { readonly name: string; readonly value: string; readonly onChange: (text: string) => void };
  readonly schema: ChoiceSchema;
  readonly view: ViewPart;
}

/** Part of a form's view that a field of any form reads. */
type ViewPart = Pick<FormView, 'language' | 'phrases' | 'settings' | 'choose' | 'submitLabel'> & {
  readonly state: { readonly values: Texts };
};

/** Renders a choice: radios where the options are few, a select for more, one that is searched for many. */
function Choice({ field, control, schema, view }: ChoiceProps) {
  const { language, phrases, settings, state, choose = '' } = view;
  const options = optionsOf(schema, settings, language, state.values);
  if (isOpen(schema, options.length)) return <RadioGroup {...field} {...control} options={options} />;
  const list = { ...control, options, empty: (schema.empty && phrases[schema.empty]) ?? choose };
  return (
    <Field {...field}>
      {(props) =>
        options.length > MAX_UNSEARCHED ? (
          <SearchableSelect {...props} {...list} language={language} />
        ) : (
          <Select {...props} {...list} />
        )
      }
    </Field>
  );
}

/** Options that fit side by side on a phone; more become a select. */
const MAX_OPEN = 5;

/** Options that are found at a glance; more are searched by typing. */
const MAX_UNSEARCHED = 30;

const isOpen = ({ select = false }: ChoiceSchema, count: number): boolean => !select && count <= MAX_OPEN;

/** Returns the label of a field, by default its schema's. */
function labelOf<F extends FieldSchemas>({ form, phrases, extras }: FormView<F>, name: FieldOf<F>): string {
  const key = form.fields[name]?.label;
  return extras?.[name]?.label ?? (key === undefined ? name : (phrases[key] ?? key));
}

/** Returns the text of a field's error that is shown. */
function errorOf<F extends FieldSchemas>(view: FormView<F>, name: FieldOf<F>): string | undefined {
  const { form, state } = view;
  const schema: FieldSchema | undefined = form.fields[name];
  const error = state.errors[name];
  return schema && error ? errorText(name, schema, error, contextOf(view)) : state.rejected[name];
}

const contextOf = ({ phrases, language, settings, state: { values } }: ViewPart): TextContext => ({
  phrases,
  language,
  values,
  settings,
});

/** Returns the errors that are shown for the summary above the form, in the order of the fields. */
export const summaryOf = <F extends FieldSchemas>(view: FormView<F>) =>
  visibleFields(view.form, view.state.values).flatMap((name) => {
    const problem = errorOf(view, name);
    return problem === undefined ? [] : [{ id: `${view.id}-${name}`, label: labelOf<F>(view, name), problem }];
  });

/** Returns a field's hint: of a choice its chosen option's, of a number the one whose bounds are set, with them filled in. */
function hintOf(schema: FieldSchema, value: string, view: ViewPart): ReactNode {
  if (schema.kind === 'choice') return choiceHintOf(schema, value, view);
  const { min, max } = boundsOf(schema, view.settings);
  const bounds = {
    ...(min !== undefined && { min: formatNumber(min, view.language) }),
    ...(max !== undefined && { max: formatNumber(max, view.language) }),
  };
  return fieldText(schema.hint, contextOf(view), bounds);
}

/** Returns the hint of a choice: the description of its chosen option, or what options wait for. */
function choiceHintOf(schema: ChoiceSchema, value: string, view: ViewPart): ReactNode {
  const { language, phrases, settings, submitLabel = '' } = view;
  const { values } = view.state;
  const chosen = descriptionOf(schema, settings, value, values);
  if (chosen !== undefined) return chosen;
  const { waiting, waitingSubmit = waiting } = schema;
  if (!waiting || !waitingSubmit || optionsOf(schema, settings, language, values).length > 0)
    return fieldText(schema.hint, contextOf(view));
  return (
    <>
      <span className="noscript:hidden">{phrases[waiting]}</span>
      <span className="hidden noscript:inline">{fill(phrases[waitingSubmit] ?? '', { button: submitLabel })}</span>
    </>
  );
}

const IconLabel = ({ icon, label }: { readonly icon: IconName; readonly label: string }) => (
  <>
    <Icon name={icon} className="me-2 inline-block align-[-0.32em] text-primary" />
    {label}
  </>
);
