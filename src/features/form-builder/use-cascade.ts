import { useEffect, useMemo, useState } from 'react';
import type { FormView, ValueNode } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { FormOption, FormValues } from '#sitecore/rules/forms/form-model.ts';
import { fill } from '#src/i18n/phrase.ts';
import { loadBranches, loadCities } from '#src/services/form-places.ts';
import { type DependentList, dependentLists, listedOptions, type Places, placesKey } from './cascade.ts';
import type { BuilderPhrases } from './phrases.ts';

interface CascadeOptions {
  readonly form: FormView;
  readonly values: FormValues;
  readonly language: Language;
  readonly phrases: BuilderPhrases;
  /** Call when the options of a list could not be loaded, with the list above, whose choice begins it again. */
  readonly onFailure: (above: ValueNode) => void;
}

const LOAD = { city: loadCities, branch: loadBranches };

/** Loads the options of lists that depend on others when something is chosen there. */
export function useCascade({ form, values, language, phrases, onFailure }: CascadeOptions) {
  const [places, setPlaces] = useState<Places>({});
  const lists = useMemo(() => dependentLists(form), [form]);
  const missing = lists.find((list) => placesKey(list, values) !== undefined && !listedOptions(list, values, places));
  const key = missing && placesKey(missing, values);
  useEffect(() => {
    if (!missing || key === undefined) return undefined;
    let isCurrent = true;
    const parent = key.slice(key.indexOf(':') + 1);
    void LOAD[missing.level](parent, language).then((options) => {
      if (options) setPlaces((before) => ({ ...before, [key]: options }));
      else if (isCurrent) onFailure(missing.above);
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a list loads once for each choice above it
  }, [key, language]);
  const ofNode = (node: ValueNode): DependentList | undefined => lists.find((list) => list.node === node);
  const optionsOfList = (list: DependentList, chosen: FormValues = values) => listedOptions(list, chosen, places);
  return {
    lists,
    optionsOfList,
    optionsOf: (node: ValueNode, chosen: FormValues = values): readonly FormOption[] => {
      const list = ofNode(node);
      return (list ? optionsOfList(list, chosen) : node.element.options) ?? [];
    },
    /** Returns the words of a list while nothing is chosen: what it waits for, and that there is nothing to choose. */
    emptyTextOf: (node: ValueNode): string => {
      const list = ofNode(node);
      if (list && placesKey(list, values) === undefined && !optionsOfList(list))
        return fill(phrases.form_choose_first, { title: list.above.element.title });
      return list && optionsOfList(list)?.length === 0
        ? phrases.form_list_empty
        : node.placeholder || phrases.form_choose;
    },
  };
}
