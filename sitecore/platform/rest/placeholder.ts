import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { isJsonArray, isJsonObject } from '../layout/json-values.ts';

/** The layout service's response for one placeholder of a page. */
export type Placeholder = {
  readonly name: string;
  readonly path: string;
  readonly elements: readonly Json[];
};

/** Finds a placeholder of a layout by name, at the top or inside a rendering; undefined when there is none. */
export function placeholderOf(layout: JsonObject, name: string): Placeholder | undefined {
  return find(member(member(layout, 'sitecore'), 'route'), name, '');
}

function find(owner: Json | undefined, name: string, above: string): Placeholder | undefined {
  const placeholders = entries(member(owner, 'placeholders'));
  const [, elements] = placeholders.find(([key]) => key === name) ?? [];
  if (elements) return { name, path: `${above}${name}`, elements };
  for (const [key, renderings] of placeholders) {
    for (const rendering of renderings) {
      const inside = find(rendering, name, `${above}${key}/`);
      if (inside) return inside;
    }
  }
  return undefined;
}

const entries = (placeholders: Json | undefined): [string, readonly Json[]][] =>
  Object.entries(isJsonObject(placeholders) ? placeholders : {}).map(([key, json]) => [
    key,
    isJsonArray(json) ? json : [],
  ]);

const member = (json: Json | undefined, key: string): Json | undefined => (isJsonObject(json) ? json[key] : undefined);
