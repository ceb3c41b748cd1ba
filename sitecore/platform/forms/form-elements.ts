import type { Item } from '../content/tree.ts';
import { kindOf } from './element-models.ts';

/** Returns the pages of a form, in their order. */
export const pagesOf = (form: Item): readonly Item[] =>
  form.children.filter(({ template }) => kindOf(template.id)?.type === 'page');

/** Returns an element and all that are in it, each before those in it. */
export const elementsIn = (element: Item): readonly Item[] => [
  element,
  ...element.children.filter(isElement).flatMap(elementsIn),
];

/** Returns true for an element; false for an option. */
export const isElement = ({ template }: Item): boolean => kindOf(template.id) !== undefined;
