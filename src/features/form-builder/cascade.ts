import { classesIn, fieldNodes, type FormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { RuledForm } from '#sitecore/rules/forms/apply-rules.ts';
import type { FormOption, FormValues } from '#sitecore/rules/forms/form-model.ts';
import { firstValue } from './builder-values.ts';

/** Lists of which each depends on the choice in the one before it. */
const LEVELS = ['region', 'city', 'branch'] as const;
type Level = (typeof LEVELS)[number];

/** Options by what was chosen above them: `city:` and the region’s value, `branch:` and the city’s. */
export type Places = Readonly<Record<string, readonly FormOption[]>>;

/** A list of a form that depends on another. */
export interface DependentList {
  readonly level: Exclude<Level, 'region'>;
  readonly node: ValueNode;
  readonly above: ValueNode;
}

const withClass = (form: Pick<FormView, 'nodes'>, name: string): ValueNode | undefined =>
  fieldNodes(form).find((node) => classesIn(node).includes(name));

const listNode = (form: Pick<FormView, 'nodes'>, level: Level) => withClass(form, `cascade-${level}`);

/** Returns the lists of a form that depend on others. */
export function dependentLists(form: Pick<FormView, 'nodes'>): readonly DependentList[] {
  const [region, city, branch] = LEVELS.map((level) => listNode(form, level));
  return [
    ...(region && city ? [{ level: 'city', node: city, above: region } as const] : []),
    ...(city && branch ? [{ level: 'branch', node: branch, above: city } as const] : []),
  ];
}

/** Returns the key of the options that a list has for the values of a form; undefined until the list above has a value. */
export function placesKey({ level, above }: DependentList, values: FormValues): string | undefined {
  const chosen = firstValue(values, above);
  return chosen === '' ? undefined : `${level}:${chosen}`;
}

/** Returns the options of a list: those that were loaded, else those that it came with for the same choice above. */
export function listedOptions(
  list: DependentList,
  values: FormValues,
  places: Places,
): readonly FormOption[] | undefined {
  const loaded = places[placesKey(list, values) ?? ''];
  if (loaded) return loaded;
  const { node, above } = list;
  return firstValue(values, above) === (above.values[0] ?? '') ? node.element.options : undefined;
}

/** Returns the values that change with a field: the lists that depend on it are emptied (CASC-01, CASC-02). */
export function changedValues(form: Pick<FormView, 'nodes'>, node: ValueNode, chosen: readonly string[]): FormValues {
  const own = { [node.element.id]: chosen };
  const position = LEVELS.findIndex((level) => classesIn(node).includes(`cascade-${level}`));
  if (position === -1) return own;
  const emptied = LEVELS.slice(position + 1).flatMap((level) => listNode(form, level) ?? []);
  return { ...own, ...Object.fromEntries(emptied.map(({ element }) => [element.id, []])) };
}

/** Returns the texts of chosen places, in the language of the page, by the id of their hidden field (CASC-04); none for a list that is loading. */
export function placeTexts(
  form: Pick<FormView, 'nodes'>,
  values: FormValues,
  optionsOf: (node: ValueNode) => readonly FormOption[],
): FormValues {
  const texts = LEVELS.flatMap((level) => {
    const [list, hidden] = [listNode(form, level), withClass(form, `cascade-${level}-text`)];
    if (!list || !hidden) return [];
    const chosen = firstValue(values, list);
    const option = optionsOf(list).find(({ value }) => value === chosen);
    return chosen !== '' && !option ? [] : [[hidden.element.id, [option?.text ?? '']] as const];
  });
  return Object.fromEntries(texts);
}

/** Returns the rules with lists off that have no options: one without any needs no value. */
export function ruledLists(
  { stateOf, values }: RuledForm,
  lists: readonly DependentList[],
  optionsOf: (list: DependentList) => readonly FormOption[] | undefined,
): RuledForm {
  return {
    values,
    stateOf: (element) => {
      const state = stateOf(element);
      const list = lists.find(({ node }) => node.element.id === element.id);
      if (!list || (optionsOf(list) ?? []).length > 0) return state;
      if (optionsOf(list) === undefined) return { ...state, isDisabled: true };
      return { ...state, isDisabled: true, isRequired: false, optional: 'now' };
    },
  };
}
