import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { fieldId } from '../../content/template-fields.ts';
import { fieldTypeOf } from '../item-field.resolvers.ts';
import { camelCase, pascalCase, takeName } from './graphql-names.ts';
import { templateKey, collectTemplates } from './collect-templates.ts';

/** A field of a template as GraphQL shows it. */
interface TypedField {
  /** Its name in GraphQL, `bannerTitle`. */
  readonly name: string;
  /** `TextField`. */
  readonly type: string;
  /** Its name in Sitecore, `BannerTitle`. */
  readonly sitecoreName: string;
}

/** The types of one template. */
export interface TemplateType {
  readonly template: AnyTemplate;
  /** The type of its items. */
  readonly object: string;
  /** The interface of all that inherit it; undefined when no template does. */
  readonly interface: string | undefined;
  readonly fields: readonly TypedField[];
  /** The interfaces of its base templates. */
  readonly inherited: readonly string[];
}

/** Names that the schema has already: its types, and the fields of every item. */
export interface ReservedNames {
  readonly types: readonly string[];
  readonly itemFields: readonly string[];
}

/** The types of templates, and of those they refer to, by template id (32 lower-case digits). */
export function templateTypes(
  templates: readonly AnyTemplate[],
  reserved: ReservedNames,
): ReadonlyMap<string, TemplateType> {
  const all = collectTemplates(templates);
  const inheritedOnes = new Set([...all.values()].flatMap(({ base }) => base.map(templateKey)));
  const taken = new Set(reserved.types);
  const drafts = [...all].map(([key, template]) => {
    const name = takeName(pascalCase(template.name), template.id, taken);
    const isBase = inheritedOnes.has(key);
    return {
      template,
      object: isBase ? `C__${name}` : name,
      interface: isBase ? name : undefined,
      fields: typedFields(template, reserved.itemFields),
    };
  });
  const byKey = new Map(drafts.map((draft) => [templateKey(draft.template), draft]));
  const bases = (template: AnyTemplate): string[] =>
    template.base.flatMap((base) => [templateKey(base), ...bases(base)]);
  return new Map(
    drafts.map((draft) => {
      const above = [...new Set(bases(draft.template))].map((key) => byKey.get(key));
      const kept = above.filter((base) => base !== undefined && hasAll(draft.fields, base.fields));
      return [
        templateKey(draft.template),
        { ...draft, inherited: kept.map((base) => base?.interface).filter((name) => name !== undefined) },
      ];
    }),
  );
}

function typedFields(template: AnyTemplate, itemFields: readonly string[]): TypedField[] {
  const taken = new Set(itemFields);
  return Object.entries(template.fields).map(([of, kind]) => ({
    name: takeName(camelCase(of), fieldId({ template, name: of, kind }), taken),
    type: fieldTypeOf({ kind }),
    sitecoreName: of,
  }));
}

/** A template that gives an inherited field another kind cannot keep the promise of the base template's interface. */
const hasAll = (fields: readonly TypedField[], promised: readonly TypedField[]): boolean =>
  promised.every(({ name, type }) => fields.some((field) => field.name === name && field.type === type));
