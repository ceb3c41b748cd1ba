import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { allNodes, type ButtonNode, fieldNodes, type FormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { RuledForm } from '#sitecore/rules/forms/apply-rules.ts';

/** Names of the inputs besides those of Sitecore Forms: the captcha's token, and the stamp and trap of a form without scripts. */
export const PROTECTION = { token: 'token', stamp: 'stamp', trap: 'trap' } as const;

/** Name of every form of the form builder in the query of its page. */
export const BUILDER_FORM = 'builder';

/** Query key of the endpoint with the page that shows the form. */
export const PAGE_KEY = 'page';

/** Placeholder of the API key in the action of a form; the site's proxy replaces it. */
const PLACEHOLDER_KEY = 'site';

/** Path of a form's endpoint with its query: what Sitecore's package sends, and the page that shows the form. */
export function endpointOf(
  { itemId, prefix, contextItemId }: Pick<FormView, 'itemId' | 'prefix' | 'contextItemId'>,
  { path, language }: { readonly path: string; readonly language: string },
): string {
  const query = new URLSearchParams({
    'fxb.FormItemId': itemId,
    'fxb.HtmlPrefix': prefix,
    sc_apikey: PLACEHOLDER_KEY,
    sc_itemid: contextItemId,
    sc_lang: language,
    [PAGE_KEY]: path,
  });
  return `${CALLS.submitForm.path}?${query}`;
}

export const buttonsOf = (form: Pick<FormView, 'nodes'>): readonly ButtonNode[] =>
  allNodes(form.nodes).filter((node) => node.kind === 'button');

/** Returns the button that submits a form without a press of one: its first that does not go back. */
export const defaultButton = (form: Pick<FormView, 'nodes'>): ButtonNode | undefined =>
  buttonsOf(form).find(({ step }) => step >= 0) ?? buttonsOf(form)[0];

/**
 * Completes the entries of a form's inputs: of the buttons only the pressed one's three, one value of each checkbox, and a
 * mark on each required field that a rule hides or disables.
 */
export function completeEntries(
  entries: FormData,
  form: Pick<FormView, 'nodes'>,
  pressed: ButtonNode | undefined,
  ruled: RuledForm,
): FormData {
  for (const { button, navigation } of buttonsOf(form)) {
    entries.delete(button.name);
    entries.delete(navigation.name);
  }
  for (const node of fieldNodes(form)) {
    const { element, name } = node;
    if (element.type === 'checkbox') entries.set(name, ruled.values[element.id]?.[0] ?? 'false');
    if (element.isRequired && !ruled.stateOf(element).isRequired) entries.set(requiredName(node), 'false');
  }
  if (!pressed) return entries;
  const { button, navigation, navigationStep, title } = pressed;
  entries.append(button.name, title);
  entries.append(navigation.name, navigation.value);
  entries.append(navigationStep.name, navigationStep.value);
  return entries;
}

/** Returns the name under which a browser says that a field is not required now. */
const requiredName = ({ name }: Pick<ValueNode, 'name'>): string => name.replace(/\.\w+$/, '.Required');
