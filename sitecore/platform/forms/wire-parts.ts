import type { Json, JsonObject } from '#sitecore/definitions/json.ts';

/** Returns the id of the element of a name. */
export const elementId = (name: string): string => name.replace(/[^\w-]/g, '_');

/** Returns an input of a form: its name, the id of its element, and its value. */
export const builderInput = (name: string, value: Json): JsonObject => ({
  name,
  id: elementId(name),
  value,
});

/** Returns the members of a model that hold class names. */
export function cssClasses(names: readonly string[]): JsonObject {
  const cssClass = names.filter((name) => name !== '').join(' ');
  return { cssClass, cssClassSettings: { manualCssClasses: cssClass, cssClassOptions: [], cssClass } };
}
