import type { AnyTemplate } from '../fields/kind.ts';
import type { ParamKind } from '../params.ts';
import type { Rendering } from '../rendering.ts';
import { fieldSchema, valueDefinitions } from './field-schema.ts';
import { fieldsKey, itemKey, type JsonSchema, refTo } from './json-schema.ts';

/** The file of the definitions that the others refer to. */
export const FILE = 'definitions.json';

const PLACED = 'placed-rendering';

/** A path of the content, `/items/faqs/cards`. */
export const pathSchema: JsonSchema = { type: 'string', pattern: '^/' };

/** Returns the definitions that files share: the fields and items of each template, and what can be placed. */
export const definitionsOf = (templates: readonly AnyTemplate[], renderings: readonly Rendering[]): JsonSchema => ({
  ...valueDefinitions(reached(templates)),
  ...Object.fromEntries(
    reached(templates).flatMap((template): [string, JsonSchema][] => [
      [fieldsKey(template), fieldsSchema(template)],
      [itemKey(template), inlineItem(template)],
    ]),
  ),
  [PLACED]: placedRendering(renderings),
});

/** Returns templates with those of the items that their fields list, in the order of their names. */
function reached(templates: readonly AnyTemplate[]): readonly AnyTemplate[] {
  const found = new Map<string, AnyTemplate>();
  const add = (template: AnyTemplate): void => {
    if (found.has(template.name)) return;
    found.set(template.name, template);
    for (const kind of Object.values(template.fields)) for (const listed of kind.templates?.() ?? []) add(listed);
  };
  for (const template of templates) add(template);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const fieldsSchema = (template: AnyTemplate): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(template.fields)
      .filter(([, { fromChildren }]) => !fromChildren)
      .map(([name, kind]) => [name, fieldSchema(template, name, kind)]),
  ),
  required: Object.entries(template.fields).flatMap(([name, { required, fromChildren }]) =>
    required && !fromChildren ? [name] : [],
  ),
});

/** Returns the schema of an item that is written in place. */
const inlineItem = (template: AnyTemplate): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: ['string', 'number'], description: 'Its name, unique among its siblings; its position by default.' },
    id: { type: 'string' },
    template: { const: template.name },
    fields: refTo(fieldsKey(template)),
    children: childrenSchema(template),
  },
});

function childrenSchema(template: AnyTemplate): JsonSchema {
  const lists = Object.entries(template.fields).filter(([, { fromChildren }]) => fromChildren);
  const listOf = (templates: readonly AnyTemplate[]): JsonSchema => ({
    type: 'array',
    items: { anyOf: templates.map((template) => refTo(itemKey(template))) },
  });
  if (lists.length === 0) return { type: 'array', maxItems: 0 };
  const together = listOf(lists.flatMap(([, kind]) => kind.templates?.() ?? []));
  const byName = lists.map(([name, kind]) => [name, listOf(kind.templates?.() ?? [])] as const);
  if (lists.length === 1) return together;
  return {
    anyOf: [together, { type: 'object', additionalProperties: false, properties: Object.fromEntries(byName) }],
  };
}

/** Returns the schema of a template's name. */
export const templateSchema = (templates: readonly AnyTemplate[]): JsonSchema => ({
  enum: templates.map(({ name }) => name),
});

/** Returns the schema of the file of an item that names its template. */
export const itemSchema = (templates: readonly AnyTemplate[], { keys }: { readonly keys: JsonSchema }): JsonSchema => ({
  type: 'object',
  required: ['template'],
  additionalProperties: false,
  properties: {
    template: templateSchema(templates),
    name: { type: ['string', 'number'] },
    ...keys,
    fields: {},
    children: {},
  },
  allOf: templates.map((template) => ({
    if: { properties: { template: { const: template.name } }, required: ['template'] },
    then: {
      properties: {
        fields: refTo(fieldsKey(template), FILE),
        children: refTo(`${itemKey(template)}/properties/children`, FILE),
      },
    },
  })),
});

/** Returns the schema of placeholders; a name that ends in `{*}` stands for any number of them. */
export function placeholderSchemas(names: readonly string[], file = FILE): JsonSchema {
  const placed: JsonSchema = { type: 'array', items: refTo(PLACED, file) };
  const many = names.filter((name) => name.endsWith('{*}'));
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.filter((name) => !many.includes(name)).map((name) => [name, placed])),
    patternProperties: Object.fromEntries(many.map((name) => [`^${name.slice(0, -3)}\\d+$`, placed])),
  };
}

const placedRendering = (renderings: readonly Rendering[]): JsonSchema => ({
  type: 'object',
  required: ['rendering'],
  additionalProperties: false,
  properties: {
    rendering: { enum: renderings.map(({ name }) => name), description: 'The block to place.' },
    uid: { type: 'string' },
    datasource: {},
    params: {},
    placeholders: {},
  },
  allOf: renderings.map((rendering) => ({
    if: { properties: { rendering: { const: rendering.name } }, required: ['rendering'] },
    then: { properties: renderingProperties(rendering) },
  })),
});

const renderingProperties = ({ datasource, params, placeholders }: Rendering): JsonSchema => ({
  ...(datasource && {
    datasource: {
      anyOf: [{ ...pathSchema, description: `A shared item: ${datasource.name}.` }, refTo(itemKey(datasource))],
    },
  }),
  params: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(params).map(([name, kind]) => [name, paramSchema(kind)])),
  },
  placeholders: placeholderSchemas(placeholders, ''),
});

function paramSchema({ kind, values }: ParamKind<unknown>): JsonSchema {
  switch (kind) {
    case 'option':
      // Numbers among the choices are written without quotes.
      return { enum: (values ?? []).flatMap((value) => (/^\d+$/.test(value) ? [value, Number(value)] : [value])) };
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
      return { type: 'integer' };
    case 'page':
    case 'item':
      return pathSchema;
    case 'text':
      return { type: ['string', 'number'] };
  }
}
