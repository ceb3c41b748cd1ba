import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { fieldId } from '../../content/template-fields.ts';
import { fieldTypeOf } from '../item-field.resolvers.ts';
import { camelCase, pascalCase, takeName } from './graphql-names.ts';
import { templateKey, collectTemplates } from './collect-templates.ts';

/** A template's field in GraphQL. */
interface TypedField {
  /** The name in GraphQL, `bannerTitle`. */
  readonly name: string;
  /** The GraphQL type, `TextField`. */
  readonly type: string;
  /** The name in Sitecore, `BannerTitle`. */
  readonly sitecoreName: string;
}

/** The GraphQL types of one template. */
export interface TemplateType {
  readonly template: AnyTemplate;
  /** The type of its items. */
  readonly object: string;
  /** The interface of its fields, for the templates that inherit it; undefined when none does or it has no fields. */
  readonly interface: string | undefined;
  readonly fields: readonly TypedField[];
  /** The interfaces of its base templates. */
  readonly inherited: readonly string[];
}

/** Names that the schema already has: its types, and the members of every item. */
export interface ReservedNames {
  readonly types: readonly string[];
  readonly itemFields: readonly string[];
}

/** Returns the types of templates and of those they refer to, by template id (32 lower-case hexadecimal digits). */
export function templateTypes(
  templates: readonly AnyTemplate[],
  reserved: ReservedNames,
): ReadonlyMap<string, TemplateType> {
  const all = collectTemplates(templates);
  const inheritedOnes = new Set([...all.values()].flatMap(({ base }) => base.map(templateKey)));
  const taken = new Set(reserved.types);
  const types = [...all].map(([key, template]) => {
    const name = takeName(pascalCase(template.name), template.id, taken);
    const isBase = inheritedOnes.has(key);
    const fields = typedFields(template, reserved.itemFields);
    return {
      template,
      object: isBase ? `C__${name}` : name,
      interface: isBase && fields.length > 0 ? name : undefined,
      fields,
    };
  });
  const byKey = new Map(types.map((type) => [templateKey(type.template), type]));
  const bases = (template: AnyTemplate): string[] =>
    template.base.flatMap((base) => [templateKey(base), ...bases(base)]);
  return new Map(
    types.map((type) => {
      const above = [...new Set(bases(type.template))].map((key) => byKey.get(key));
      const implementable = above.filter((base) => base !== undefined && hasAll(type.fields, base.fields));
      return [
        templateKey(type.template),
        { ...type, inherited: implementable.map((base) => base?.interface).filter((name) => name !== undefined) },
      ];
    }),
  );
}

function typedFields(template: AnyTemplate, itemFields: readonly string[]): TypedField[] {
  const taken = new Set(itemFields);
  const stored = Object.entries(template.fields).filter(([, { fromChildren }]) => !fromChildren);
  return stored.map(([of, kind]) => ({
    name: takeName(camelCase(of), fieldId({ template, name: of, kind }), taken),
    type: fieldTypeOf({ kind }),
    sitecoreName: of,
  }));
}

/** Returns true when a type has all fields of an interface; a template may give an inherited field another kind. */
const hasAll = (fields: readonly TypedField[], required: readonly TypedField[]): boolean =>
  required.every(({ name, type }) => fields.some((field) => field.name === name && field.type === type));
