import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AnyTemplate, FieldKind } from '../fields/kind.ts';
import { LANGUAGES } from '../language.ts';
import { describeField, inEveryLanguage } from '../texts/describe-field.ts';
import { itemKey, type JsonSchema, refTo } from './json-schema.ts';

const jsonSchema: z.ZodType<JsonSchema> = z.record(z.string(), z.json());

/** Returns the schema of a field of a template: its value once, or in each language, with its texts for authors. */
export function fieldSchema(template: AnyTemplate, field: string, kind: FieldKind<unknown>): JsonSchema {
  const texts = describeField(template, field);
  const described: JsonSchema = texts
    ? {
        title: `${texts.name.ar} · ${texts.name.en}`,
        description: inEveryLanguage(texts.help),
      }
    : {};
  const listed = kind.templates?.();
  if (listed) return { ...described, ...listSchema(kind, listed) };
  return { ...described, allOf: [refTo(valueKey(kind))] };
}

/** Returns the definitions of the values that fields of these templates have. */
export function valueDefinitions(templates: readonly AnyTemplate[]): JsonSchema {
  const kinds = templates.flatMap(({ fields }) => Object.values(fields)).filter(({ templates: listed }) => !listed);
  return Object.fromEntries(
    kinds.map((kind) => {
      const value = valueSchema(kind);
      return [valueKey(kind), { anyOf: [perLanguageSchema(value), value] }];
    }),
  );
}

/** Returns the key of the definition of a kind's values; choices differ by what can be chosen. */
function valueKey(kind: FieldKind<unknown>): string {
  if (kind.kind !== 'choice') return `${kind.kind}.value`;
  const digest = createHash('sha1')
    .update(JSON.stringify(valueSchema(kind)))
    .digest('hex');
  return `choice-${digest.slice(0, 8)}.value`;
}

function listSchema(kind: FieldKind<unknown>, listed: readonly AnyTemplate[]): JsonSchema {
  const item: JsonSchema = {
    anyOf: [
      { type: 'string', pattern: '^/', description: `The path of a shared item: ${namesOf(listed)}${sourceOf(kind)}.` },
      ...listed.map((one) => refTo(itemKey(one))),
    ],
  };
  return kind.kind === 'lookup' ? item : { type: 'array', items: item };
}

const namesOf = (listed: readonly AnyTemplate[]): string => listed.map(({ name }) => name).join(' or ');

const sourceOf = ({ source }: FieldKind<unknown>): string => (source === undefined ? '' : ` of ${source}`);

/** Returns the schema of a value in each language; null leaves the field empty in one. */
const perLanguageSchema = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(LANGUAGES.map((language) => [language, { anyOf: [value, { type: 'null' }] }])),
  additionalProperties: false,
  minProperties: 1,
});

/** Returns the schema of a value in one language, as a content file has it before it is read. */
function valueSchema(kind: FieldKind<unknown>): JsonSchema {
  const { $schema, ...schema } = jsonSchema.parse(
    z.toJSONSchema(kind.schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }),
  );
  return $schema === undefined ? {} : schema;
}
