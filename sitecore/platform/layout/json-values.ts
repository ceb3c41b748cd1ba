import type { Json, JsonObject } from '#sitecore/definitions/json.ts';

/** Whether JSON is an object with members. */
export const isJsonObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Whether JSON is a list. */
export const isJsonArray = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** What a field's layout JSON holds as its `value`, or one member of it. */
export function valueOf(json: Json, member?: string): Json | undefined {
  const value = isJsonObject(json) ? json.value : undefined;
  if (member === undefined) return value;
  return isJsonObject(value) ? value[member] : undefined;
}

/** A text or a number as text; "" for anything else. */
export function textOf(json: Json, member?: string): string {
  const value = valueOf(json, member);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A number, or a text that is one; undefined for anything else. */
export function numberOf(json: Json, member?: string): number | undefined {
  const text = textOf(json, member);
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
}

/** The ids of the items that a lookup or a multilist carries. */
export function targetIds(json: Json): string[] {
  const items = isJsonArray(json) ? json : [json];
  return items.map((item) => (isJsonObject(item) ? item.id : undefined)).filter((id) => typeof id === 'string');
}
