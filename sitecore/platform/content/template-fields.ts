import type { AnyTemplate, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { guidOf, readGuid } from '#sitecore/definitions/guid.ts';

/** A field as its template declares it. */
export interface TemplateField {
  readonly template: AnyTemplate;
  readonly name: string;
  readonly kind: FieldKind<unknown>;
}

/** The fields of a template, those of its base templates included; children are items, not a field. */
export const templateFields = (template: AnyTemplate): TemplateField[] =>
  Object.entries(template.fields)
    .filter(([, kind]) => !kind.fromChildren)
    .map(([name, kind]) => ({ template, name, kind }));

/** Whether a template declares the field itself instead of having it from a base template. */
export const isOwn = ({ template, name }: TemplateField): boolean => declaring(template, name) === template;

/** The stable id of a field: that of its declaration, whichever template inherits it. */
export const fieldId = ({ template, name }: TemplateField): string =>
  guidOf(`field/${declaring(template, name).name}/${name}`);

function declaring(template: AnyTemplate, name: string): AnyTemplate {
  const base = template.base.find(({ fields }) => name in fields);
  return base ? declaring(base, name) : template;
}

/** The field of a name, in any case, or of an id; undefined when the template has none. */
export function fieldOfTemplate(template: AnyTemplate, nameOrId: string): TemplateField | undefined {
  const id = readGuid(nameOrId);
  return templateFields(template).find((one) =>
    id === undefined ? one.name.toLowerCase() === nameOrId.toLowerCase() : readGuid(fieldId(one)) === id,
  );
}
