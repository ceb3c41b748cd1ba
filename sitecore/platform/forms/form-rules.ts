import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { formRule } from '#sitecore/definitions/templates/form.ts';
import { ACTIONS, MATCH_TYPES, OPERATORS } from '#sitecore/rules/forms/form-ids.ts';
import type { Item } from '../content/tree.ts';
import type { ItemEncoder } from '../layout/item-encoder.ts';
import { AS_WRITTEN } from './element-models.ts';
import { elementsIn, pagesOf } from './form-elements.ts';

/** Returns the key by which rules name an element. */
export const keyOf = ({ id }: Item): string => formatGuid(guidOf(`form-key/${id}`), 'N');

/** A rule of a form with the elements that it names. */
export interface DeclaredRule {
  /** The element whose settings declare it: the first that it watches. */
  readonly owner: Item;
  readonly watched: readonly Item[];
  readonly targets: readonly Item[];
  readonly json: JsonObject;
}

const MATCHES = { all: MATCH_TYPES.AND, any: MATCH_TYPES.OR, '': MATCH_TYPES.AND } as const;
const COMPARISONS = {
  equals: OPERATORS.IS_EQUAL_TO,
  'does not equal': OPERATORS.IS_NOT_EQUAL_TO,
  '': OPERATORS.IS_EQUAL_TO,
} as const;
const CHANGES = {
  show: ACTIONS.SHOW,
  hide: ACTIONS.HIDE,
  enable: ACTIONS.ENABLE,
  disable: ACTIONS.DISABLE,
  'require file': ACTIONS.REQUIREDFILE,
  'pad CIC': ACTIONS.UPDATECIC,
  '': '',
} as const;

/** Returns the rules of a form in their order. */
export function declaredRules(form: Item, encoder: ItemEncoder): readonly DeclaredRule[] {
  const byName = new Map(
    pagesOf(form)
      .flatMap(elementsIn)
      .map((element) => [element.name, element]),
  );
  const named = (name: string): Item => {
    const element = byName.get(name);
    // The content is checked when it is read.
    if (!element) throw new Error(`the form ${form.path} has no element ${name}`);
    return element;
  };
  return form.children
    .filter(({ template }) => template.id === formRule.id)
    .map((rule) => declaredRule(rule, encoder, named));
}

function declaredRule(rule: Item, encoder: ItemEncoder, named: (name: string) => Item): DeclaredRule {
  const { Match, conditions, actions } = decodeFields(formRule, encoder.fields(rule), AS_WRITTEN);
  const watched = conditions.map(({ fields }) => named(fields.Field.value));
  const [owner] = watched;
  if (!owner) throw new Error(`the rule ${rule.path} watches nothing`);
  return {
    owner,
    watched,
    targets: actions.map(({ fields }) => named(fields.Target.value)),
    json: {
      matchTypeId: formatGuid(MATCHES[Match.value], 'B'),
      conditions: conditions.map(({ fields }) => ({
        fieldId: keyOf(named(fields.Field.value)),
        operatorId: formatGuid(COMPARISONS[fields.Operator.value], 'B'),
        value: fields.Value.value,
      })),
      actions: actions.map(({ fields }) => ({
        fieldId: keyOf(named(fields.Target.value)),
        actionTypeId: formatGuid(CHANGES[fields.Action.value], 'B'),
        value: null,
      })),
    },
  };
}
