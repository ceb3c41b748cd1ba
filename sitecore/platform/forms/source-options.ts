import type { Language } from '#sitecore/definitions/language.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { formDropdown } from '#sitecore/definitions/templates/form.ts';
import { plainId } from '#sitecore/rules/forms/form-ids.ts';
import type { FormOption, FormValues } from '#sitecore/rules/forms/form-model.ts';
import type { Item } from '../content/tree.ts';
import type { ItemEncoder } from '../layout/item-encoder.ts';
import { branchesOf, citiesOf, regionsIn } from '../services/reference/places.ts';
import { AS_WRITTEN, type OptionSource } from './element-models.ts';
import { elementsIn, pagesOf } from './form-elements.ts';

const SOURCE = { Source: formDropdown.fields.Source };

/** Returns the ids of the dropdowns of a form that offer reference data. */
function sourceFields(form: Item, encoder: ItemEncoder): ReadonlyMap<OptionSource, string> {
  const found = new Map<OptionSource, string>();
  for (const element of pagesOf(form).flatMap(elementsIn)) {
    if (element.template.id !== formDropdown.id) continue;
    const source = decodeFields({ fields: SOURCE }, encoder.fields(element, { fields: SOURCE }), AS_WRITTEN).Source
      .value;
    if (source !== '') found.set(source, plainId(element.id));
  }
  return found;
}

/** Returns the options that the reference data has for the values of a form; undefined until what they depend on is chosen. */
export function sourceOptions(
  form: Item,
  {
    encoder,
    language,
    values,
  }: { readonly encoder: ItemEncoder; readonly language: Language; readonly values: FormValues },
): (source: OptionSource) => readonly FormOption[] | undefined {
  const fields = sourceFields(form, encoder);
  const chosen = (source: OptionSource): string => values[fields.get(source) ?? '']?.[0] ?? '';
  const optionsOf = (source: OptionSource): readonly FormOption[] | undefined => {
    if (source === 'regions') return options(regionsIn(language));
    const above = chosen(source === 'cities' ? 'regions' : 'cities');
    if (above === '') return undefined;
    return options(source === 'cities' ? citiesOf(above, language) : branchesOf(above, language));
  };
  return optionsOf;
}

const options = (places: readonly { readonly Id: string; readonly Title: string }[]): readonly FormOption[] =>
  places.map(({ Id, Title }) => ({ value: Id, text: Title }));
