import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { decodeFields, type Fields, type FieldsView, type Template } from '#sitecore/definitions/template.ts';
import * as forms from '#sitecore/definitions/templates/form.ts';
import { type Day, isoDay } from '#sitecore/rules/calendar-day.ts';
import type { FieldType, Validator } from '#sitecore/rules/forms/form-ids.ts';
import type { FormOption } from '#sitecore/rules/forms/form-model.ts';

/** Names of the reference data that a dropdown can offer. */
export type OptionSource = 'regions' | 'cities' | 'branches';

/** Scope in which the settings of an element become its model. */
export interface ModelScope {
  readonly today: Day;
  /** Values of the field. */
  readonly values: readonly string[];
  /** Options that the reference data has for the values of the form; undefined until what they depend on is chosen. */
  readonly optionsOf: (source: OptionSource) => readonly FormOption[] | undefined;
}

/** Settings of an element in the shape of Sitecore Forms. */
export interface ElementSettings {
  readonly title?: string;
  readonly required?: boolean;
  readonly classes?: readonly string[];
  /** Checks beyond those of its type. */
  readonly validators?: readonly Validator[];
  /** Of a button: steps that it goes on, 0 to submit. */
  readonly step?: number;
  /** Other members of its model. */
  readonly more?: JsonObject;
}

/** Settings of a field that others add to. */
type SettingsWithChecks = ElementSettings & Required<Pick<ElementSettings, 'classes' | 'validators' | 'more'>>;

/** A kind of elements: its type, and its settings from an item’s layout JSON. */
export interface ElementKind {
  readonly type: FieldType;
  readonly template: Template;
  readonly settings: (json: JsonObject, scope: ModelScope) => ElementSettings;
}

/** Values as their author wrote them, outside a page; those of a draft may be empty. */
export const AS_WRITTEN: DecodeScope = {
  href: (href) => href,
  html: (markup) => markup,
  report: () => undefined,
  allowsEmpty: true,
};

const kind = <F extends Fields>(
  type: FieldType,
  { name, id, base, fields }: Template<F>,
  settings: (fields: FieldsView<F>, scope: ModelScope) => ElementSettings,
): ElementKind => ({
  type,
  template: { name, id, base, fields },
  settings: (json, scope) => settings(decodeFields({ fields }, json, AS_WRITTEN), scope),
});

/** Returns a template without its lists, which are elements of their own. */
const without = <F extends Fields>({ name, id, base }: Template, fields: F): Template<F> => ({
  name,
  id,
  base,
  fields,
});

/** The longest value of a field whose author set no bound. */
const LINE = 200;
const LINES = 4_000;

type Line = FieldsView<typeof forms.formEmail.fields>;

const line = (fields: Line, { values: [value = ''] }: ModelScope, maxLength = LINE): SettingsWithChecks => ({
  title: fields.Title.value,
  required: fields.IsRequired,
  classes: [
    fields.CssClass.value,
    fields.IsSensitive ? 'sensitive' : '',
    fields.Autocomplete.value && `autocomplete-${fields.Autocomplete.value}`,
  ],
  validators: fields.Identity.value === '' ? [] : [fields.Identity.value],
  more: { value, minLength: 0, maxLength, placeholderText: fields.Placeholder.value },
});

function bounded(
  fields: FieldsView<typeof forms.formSingleLine.fields>,
  scope: ModelScope,
  longest: number,
): SettingsWithChecks {
  const settings = line(fields, scope, fields.MaxLength ?? longest);
  const { validators, more } = settings;
  return { ...settings, validators: [...validators, 'length'], more: { ...more, minLength: fields.MinLength ?? 0 } };
}

type Options = FieldsView<typeof forms.formRadioButtons.fields>;

const listed = (fields: Options, { values }: ModelScope, found?: readonly FormOption[]): SettingsWithChecks => {
  const options =
    found ?? fields.options.map((option) => ({ value: option.fields.Value.value, text: option.fields.Title.value }));
  const items = options.map(({ value, text }) => ({ itemId: '', text, value, selected: values.includes(value) }));
  return { ...labelled(fields), validators: [], more: { items, value: [...values] } };
};

const labelled = (fields: Pick<Options, 'Title' | 'IsRequired' | 'CssClass'>) => ({
  title: fields.Title.value,
  required: fields.IsRequired,
  classes: [fields.CssClass.value],
});

/** Class names by which browsers find the lists that depend on each other. */
const SOURCE_CLASSES = { regions: 'cascade-region', cities: 'cascade-city', branches: 'cascade-branch' } as const;

function dropdown(fields: FieldsView<typeof forms.formDropdown.fields>, scope: ModelScope): ElementSettings {
  const source = fields.Source.value;
  const options = source === '' ? undefined : scope.optionsOf(source);
  const settings = listed(fields, scope, source === '' ? undefined : (options ?? []));
  return {
    ...settings,
    // A city without branches needs none.
    required: fields.IsRequired && options?.length !== 0,
    classes: source === '' ? settings.classes : [...settings.classes, SOURCE_CLASSES[source]],
    more: { ...settings.more, showEmptyItem: true },
  };
}

const MEGABYTE = 1_048_576;
const STEPS = { next: 1, back: -1, submit: 0, '': 0 } as const;
const atMidnight = (day: string): string => (day === '' ? '' : `${day}T00:00:00`);

/** The kinds of elements by the names of their templates. */
const KINDS: readonly ElementKind[] = [
  kind('page', without(forms.formPage, { Title: forms.formPage.fields.Title }), ({ Title }) => ({
    title: Title.value,
  })),
  kind(
    'section',
    without(forms.formSection, { Title: forms.formSection.fields.Title, CssClass: forms.formSection.fields.CssClass }),
    ({ Title, CssClass }) => ({ title: Title.value, classes: [CssClass.value] }),
  ),
  kind('staticText', forms.formText, ({ Tag, Text }) => ({ more: { htmlTag: Tag.value || 'p', text: Text.value } })),
  kind('text', forms.formSingleLine, (fields, scope) => bounded(fields, scope, LINE)),
  kind('longText', forms.formMultipleLines, (fields, scope) => {
    const settings = bounded(fields, scope, LINES);
    return { ...settings, more: { ...settings.more, rows: fields.Rows ?? 5 } };
  }),
  kind('email', forms.formEmail, line),
  kind('telephone', forms.formTelephone, line),
  kind('number', forms.formNumber, (fields, scope) => {
    const { more, ...settings } = line(fields, scope);
    return { ...settings, more: { ...more, min: fields.Min, max: fields.Max, step: 1 } };
  }),
  kind('date', forms.formDate, (fields, { today, values: [value = ''] }) => {
    const day = (days: number | null) => (days === null ? '' : atMidnight(isoDay(today + days)));
    const { MinDays: minDays, MaxDays: maxDays } = fields;
    return {
      ...labelled(fields),
      more: { value: atMidnight(value), min: day(minDays), max: day(maxDays), minDays, maxDays },
    };
  }),
  kind('checkbox', forms.formCheckbox, (fields, { values }) => {
    const classes = [fields.CssClass.value, fields.IsConsent ? 'consent' : ''];
    return { ...labelled(fields), classes, more: { value: values.includes('true') } };
  }),
  kind('dropdown', forms.formDropdown, dropdown),
  kind('listBox', forms.formListBox, (fields, scope) => {
    const { more, ...settings } = listed(fields, scope);
    return { ...settings, more: { ...more, rows: fields.Rows ?? 4, multipleSelection: fields.IsMultiple } };
  }),
  kind('radio', forms.formRadioButtons, (fields, scope) => listed(fields, scope)),
  kind('checkboxes', forms.formCheckboxes, (fields, scope) => listed(fields, scope)),
  kind('file', forms.formFile, (fields) => ({
    ...labelled(fields),
    more: {
      isMultiple: (fields.MaxFiles ?? 1) > 1,
      maxFileCount: fields.MaxFiles,
      maxFileSize: fields.MaxMegabytes,
      fileSizeUnit: MEGABYTE,
      allowedContentTypes: fields.Extensions.value,
      value: null,
    },
  })),
  kind('hidden', forms.formHidden, ({ Value, CssClass }, { values: [value = Value.value] }) => ({
    classes: [CssClass.value],
    more: { value },
  })),
  kind('button', forms.formButton, ({ Title, Step }) => ({
    title: Title.value,
    step: STEPS[Step.value],
    more: { navigationStep: STEPS[Step.value], submitActions: [] },
  })),
];

const byTemplate = new Map(KINDS.map((one) => [one.template.id, one]));

/** Returns the kind of elements that have a template; undefined for another item. */
export const kindOf = (templateId: string): ElementKind | undefined => byTemplate.get(templateId);
