import type { AnyTemplate, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { guidOf, readGuid } from '#sitecore/definitions/guid.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import type { Edge } from './edge.ts';
import type { ItemView } from './item-view.ts';

/** A field as its template declares it. */
export interface TemplateField {
  readonly template: AnyTemplate;
  readonly name: string;
  readonly kind: FieldKind<unknown>;
}

/** A field of an item in a language, with its layout JSON. */
export interface FieldView extends TemplateField {
  readonly view: ItemView;
  readonly json: Json;
}

/** The fields of a template, those of its base templates included; children are items, not a field. */
export const templateFields = (template: AnyTemplate): TemplateField[] =>
  Object.entries(template.fields)
    .filter(([, kind]) => !kind.ofChildren)
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

/** Every field of an item. */
export function fieldsOf(view: ItemView, edge: Edge): FieldView[] {
  const json = edge.fields(view);
  return templateFields(view.item.template).map((field) => ({
    ...field,
    view,
    json: json[field.name] ?? field.kind.empty,
  }));
}

/** The field of a name, in any case, or of an id; undefined when the template has none. */
export function fieldOfTemplate(template: AnyTemplate, nameOrId: string): TemplateField | undefined {
  const id = readGuid(nameOrId);
  return templateFields(template).find((one) =>
    id === undefined ? one.name.toLowerCase() === nameOrId.toLowerCase() : readGuid(fieldId(one)) === id,
  );
}

/** The field of a name, in any case, or of an id, of an item; undefined when its template has none. */
export function fieldOf(view: ItemView, nameOrId: string, edge: Edge): FieldView | undefined {
  const field = fieldOfTemplate(view.item.template, nameOrId);
  return field && { ...field, view, json: edge.fields(view)[field.name] ?? field.kind.empty };
}

/** The field of exactly this name, a list of children included; undefined when the item's template has none. */
export function fieldNamed(view: ItemView, name: string, edge: Edge): FieldView | undefined {
  const { template } = view.item;
  const kind = template.fields[name];
  return kind && { template, name, kind, view, json: edge.fields(view)[name] ?? kind.empty };
}
