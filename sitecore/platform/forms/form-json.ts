import { formatGuid } from '#sitecore/definitions/guid.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { FIELD_TYPES } from '#sitecore/rules/forms/form-ids.ts';
import type { Item } from '../content/tree.ts';
import { elementJson, type ElementScope, isLeftOut } from './element-json.ts';
import { elementsIn, pagesOf } from './form-elements.ts';
import { type DeclaredRule, declaredRules } from './form-rules.ts';
import { formSettings } from './form-settings.ts';
import { sourceOptions } from './source-options.ts';
import { builderInput, cssClasses } from './wire-parts.ts';

/** Scope in which one step of a form is encoded. */
export interface FormScope extends Omit<ElementScope, 'rulesOf'> {
  /** Id of the page that shows the form. */
  readonly contextItemId: string;
  /** Index of the step. */
  readonly step: number;
  /** Session and forgery token of one visitor; a page that is cached has none. */
  readonly session?: { readonly id: string; readonly token: string } | undefined;
}

/** Returns one step of a form in the shape of Sitecore Forms. */
export function formJson(form: Item, scope: FormScope): JsonObject {
  const { htmlPrefix, contextItemId, session, encoder, step } = scope;
  const pages = pagesOf(form);
  const page = pages[step];
  if (!page) throw new Error(`the form ${form.path} has no step ${step}`);
  const { Title, IsAnonymous } = formSettings(form, encoder);
  const input = (name: string, value: string) => builderInput(`${htmlPrefix}.${name}`, value);
  return {
    htmlPrefix,
    contextItemId,
    formSessionId: input('FormSessionId', session?.id ?? ''),
    formItemId: input('FormItemId', formatGuid(form.id, 'B')),
    pageItemId: input('PageItemId', page.id),
    antiForgeryToken: { name: '__RequestVerificationToken', id: null, value: session?.token ?? '' },
    metadata: {
      itemId: form.id,
      name: form.name,
      title: Title.value,
      templateId: formatGuid(form.template.id, 'B'),
      fieldTypeItemId: formatGuid(FIELD_TYPES.form, 'B'),
      isAjax: true,
      isTrackingEnabled: false,
      isRobotDetectionAvailable: false,
      isRobotDetectionEnabled: false,
      isTemplate: false,
      thumbnail: '',
      scripts: [],
      styles: [],
      ...cssClasses([IsAnonymous ? 'anonymous' : '']),
    },
    fields: [numbered(elementJson(page, { ...scope, rulesOf: rulesIn(form, page, scope) }), step, pages.length)],
  };
}

/** Returns a step with a class that has its number, and theirs, of a form with several. */
function numbered(page: JsonObject, step: number, count: number): JsonObject {
  if (count < 2 || !isRecord(page.model)) return page;
  return { ...page, model: { ...page.model, ...cssClasses([`step-${step + 1}-of-${count}`]) } };
}

/**
 * Returns the rules of a step by the first field of theirs that it shows: those that a browser can decide, which knows no other
 * step. The others are settled in the states of their targets.
 */
function rulesIn(form: Item, page: Item, scope: Pick<FormScope, 'encoder' | 'settledState'>) {
  const here = new Set(elementsIn(page));
  const shown = ({ watched }: DeclaredRule): Item | undefined => watched.find((field) => !isLeftOut(field, scope));
  const rules = declaredRules(form, scope.encoder).filter(({ watched }) => watched.every((field) => here.has(field)));
  return (element: Item): readonly JsonObject[] =>
    rules.filter((rule) => shown(rule) === element).map(({ json }) => json);
}

/** Returns the first step of a form as every visitor sees it. */
export const firstStep = (form: Item, scope: Omit<FormScope, 'step' | 'values' | 'optionsOf'>): JsonObject =>
  formJson(form, { ...scope, step: 0, values: {}, optionsOf: sourceOptions(form, { ...scope, values: {} }) });
