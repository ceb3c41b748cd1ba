import type { AnyTemplate, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { guidOf, readGuid } from '#sitecore/definitions/guid.ts';

/** A field as its template declares it. */
export interface TemplateField {
  readonly template: AnyTemplate;
  readonly name: string;
  readonly kind: FieldKind<unknown>;
}

/** Returns the fields of a template and of its base templates; children are items and no field. */
export const templateFields = (template: AnyTemplate): TemplateField[] =>
  Object.entries(template.fields)
    .filter(([, kind]) => !kind.fromChildren)
    .map(([name, kind]) => ({ template, name, kind }));

/** Returns true for a field that the template declares itself, false for one of a base template. */
export const isOwn = ({ template, name }: TemplateField): boolean => declaring(template, name) === template;

/** Returns the stable id of a field, which is the same in every template that inherits it. */
export const fieldId = ({ template, name }: TemplateField): string =>
  guidOf(`field/${declaring(template, name).name}/${name}`);

function declaring(template: AnyTemplate, name: string): AnyTemplate {
  const base = template.base.find(({ fields }) => name in fields);
  return base ? declaring(base, name) : template;
}

/** Returns the field with a name, in any case, or with an id; undefined when the template has none. */
export function fieldOfTemplate(template: AnyTemplate, nameOrId: string): TemplateField | undefined {
  const id = readGuid(nameOrId);
  return templateFields(template).find((one) =>
    id === undefined ? one.name.toLowerCase() === nameOrId.toLowerCase() : readGuid(fieldId(one)) === id,
  );
}
