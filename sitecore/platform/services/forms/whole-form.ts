import { parse } from 'zod/mini';
import { builderElement, type BuilderForm, builderForm } from '#sitecore/contracts/form-builder.ts';
import { readForm } from '#sitecore/contracts/read-form.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { formTemplate } from '#sitecore/definitions/templates/form.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { ElementState } from '#sitecore/rules/forms/apply-rules.ts';
import { plainId } from '#sitecore/rules/forms/form-ids.ts';
import type { FormModel, FormValues } from '#sitecore/rules/forms/form-model.ts';
import { settleStep } from '#sitecore/rules/forms/settle-step.ts';
import type { Content } from '../../content/content.ts';
import { inherits } from '../../content/inherits.ts';
import type { Item } from '../../content/tree.ts';
import { elementJson } from '../../forms/element-json.ts';
import { pagesOf } from '../../forms/form-elements.ts';
import { formJson, type FormScope } from '../../forms/form-json.ts';
import { declaredRules, keyOf } from '../../forms/form-rules.ts';
import { formSettings, type FormSettings } from '../../forms/form-settings.ts';
import { sourceOptions } from '../../forms/source-options.ts';
import { ItemEncoder } from '../../layout/item-encoder.ts';

/** A form of the content in a language, with all its steps. */
export interface WholeForm {
  readonly item: Item;
  readonly settings: FormSettings;
  readonly pages: readonly Item[];
  /** Returns the model of all steps with all rules, for values on which lists depend. */
  readonly model: (values: FormValues) => FormModel;
  /** Returns a step as a visitor gets it. */
  readonly step: (step: ShownStep) => BuilderForm;
}

/** A step of a form that a visitor gets. */
type ShownStep = Pick<FormScope, 'htmlPrefix' | 'contextItemId' | 'step' | 'values' | 'session'>;

/** Returns the form with an id; undefined when the content has none. */
export function wholeForm(content: Content, id: string, language: Language, now: Date): WholeForm | undefined {
  const item = content.tree.withId(id);
  if (!item || !inherits(item.template, formTemplate.id)) return undefined;
  const encoder = new ItemEncoder(content, language);
  const pages = pagesOf(item);
  const common = { encoder, language, today: riyadhDay(now) };
  const rules = declaredRules(item, encoder);
  const rulesOf = (element: Item) => rules.filter(({ owner }) => owner === element).map(({ json }) => json);
  const optionsOf = (values: FormValues) => sourceOptions(item, { encoder, language, values });
  const model = (values: FormValues): FormModel => {
    const scope = { ...common, htmlPrefix: 'fxb', values, optionsOf: optionsOf(values), rulesOf };
    return withClosedLists(readForm(pages.map((page) => parse(builderElement, elementJson(page, scope)))));
  };
  return {
    item,
    settings: formSettings(item, encoder),
    pages,
    model,
    step: (shown) => {
      const whole = model(shown.values);
      const page = pages[shown.step];
      const stateOf = settleStep(whole, shown.values, page ? plainId(keyOf(page)) : '');
      const settledState = (element: Item): ElementState | undefined => {
        const found = whole.elements.find(({ key }) => key === plainId(keyOf(element)));
        return found && stateOf(found);
      };
      const scope = { ...common, ...shown, optionsOf: optionsOf(shown.values), settledState };
      return parse(builderForm, formJson(item, scope));
    },
  };
}

/** A list that has no options yet takes no value. */
const withClosedLists = ({ fields, ...model }: FormModel): FormModel => ({
  ...model,
  fields: fields.map((field) => (field.type === 'dropdown' ? { options: [], ...field } : field)),
});
