import type { Json, JsonObject } from '#sitecore/definitions/json.ts';

/** Returns true for a JSON object, neither a list nor null. */
export const isJsonObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns true for a JSON array. */
export const isJsonArray = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Returns the `value` of a field's layout JSON, or one member of it. */
export function valueOf(json: Json, member?: string): Json | undefined {
  const value = isJsonObject(json) ? json.value : undefined;
  if (member === undefined) return value;
  return isJsonObject(value) ? value[member] : undefined;
}

/** Returns a text or a number as text; "" for anything else. */
export function textOf(json: Json, member?: string): string {
  const value = valueOf(json, member);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns a number, or a text parsed as one; undefined for anything else. */
export function numberOf(json: Json, member?: string): number | undefined {
  const text = textOf(json, member);
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
}

/** Returns the ids of the items in the layout JSON of a lookup or a multilist. */
export function targetIds(json: Json): string[] {
  const items = isJsonArray(json) ? json : [json];
  return items.map((item) => (isJsonObject(item) ? item.id : undefined)).filter((id) => typeof id === 'string');
}
