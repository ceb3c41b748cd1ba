import type { Json } from '#sitecore/definitions/json.ts';
import { fieldOfTemplate, type TemplateField, templateFields } from '../content/template-fields.ts';
import type { EdgeContext } from './edge-context.ts';
import type { ItemView } from './item-view.ts';

/** A field of an item in a language, with its layout JSON. */
export interface FieldView extends TemplateField {
  readonly view: ItemView;
  readonly json: Json;
}

/** Returns the fields of an item. */
export function fieldsOf(view: ItemView, edge: EdgeContext): FieldView[] {
  const json = edge.fields(view);
  return templateFields(view.item.template).map((field) => ({
    ...field,
    view,
    json: json[field.name] ?? field.kind.empty,
  }));
}

/** Returns an item's field with a name, in any case, or with an id; undefined when its template has none. */
export function fieldOf(view: ItemView, nameOrId: string, edge: EdgeContext): FieldView | undefined {
  const field = fieldOfTemplate(view.item.template, nameOrId);
  return field && { ...field, view, json: edge.fields(view)[field.name] ?? field.kind.empty };
}

/** Returns an item's field with exactly this name; undefined when its template has none. */
export function fieldNamed(view: ItemView, name: string, edge: EdgeContext): FieldView | undefined {
  const { template } = view.item;
  const kind = template.fields[name];
  return kind && { template, name, kind, view, json: edge.fields(view)[name] ?? kind.empty };
}
