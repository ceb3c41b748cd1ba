import type { AnyTemplate } from '../fields/kind.ts';
import type { Json } from '../json.ts';

/** A JSON Schema, draft 7, which editors of YAML understand best. */
export type JsonSchema = { readonly [key: string]: Json };

/** Returns the key of the definition of a template's fields; no character of it is escaped in a reference. */
export const fieldsKey = ({ name }: AnyTemplate): string => `${slug(name)}.fields`;

/** Returns the key of the definition of an item of a template. */
export const itemKey = ({ name }: AnyTemplate): string => `${slug(name)}.item`;

const slug = (name: string): string => name.replaceAll(' ', '-');

/** Returns a reference to a definition, by default of the same file. */
export const refTo = (key: string, file = ''): JsonSchema => ({ $ref: `${file}#/definitions/${key}` });
