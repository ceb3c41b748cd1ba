import type { Fields } from '#sitecore/definitions/template.ts';

/** A field of a rendering, or of the items that one of its fields lists. */
interface FieldRow {
  /** Names from the rendering's own field down to this one. */
  readonly path: readonly string[];
  readonly kind: string;
  readonly sitecoreType: string;
  readonly required: boolean;
  /** Name of the template of the listed items. */
  readonly items: string | undefined;
  /** The path from which the listed items come. */
  readonly source: string | undefined;
  readonly fromChildren: boolean;
}

/** Returns a row for each field and, below a field that lists items, for each field of their template; a template inside itself is listed once. */
export const fieldRows = (
  fields: Fields,
  path: readonly string[] = [],
  templates: readonly string[] = [],
): readonly FieldRow[] =>
  Object.entries(fields).flatMap(([name, { kind, sitecoreType, required, items, source, fromChildren = false }]) => {
    const template = items?.();
    const row = { path: [...path, name], kind, sitecoreType, required, items: template?.name, source, fromChildren };
    if (template === undefined || templates.includes(template.name)) return [row];
    return [row, ...fieldRows(template.fields, row.path, [...templates, template.name])];
  });
