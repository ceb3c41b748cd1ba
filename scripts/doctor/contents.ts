import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { readFields, type Rendering } from '#sitecore/definitions/rendering.ts';
import { FieldError, errorMessage } from '#sitecore/definitions/template.ts';
import type { PlacedRendering } from './sample-pages.ts';

/**
 * Returns what a rendering lacks of the contents that its definition expects of its contents resolver; undefined when it has them.
 * A field that an author left empty is none of the resolver's.
 */
export function missingContents(definition: Rendering, placed: PlacedRendering): string | undefined {
  if (definition.contents === 'datasource') return undefined;
  return missingShape(definition, placed) ?? unreadable(definition, placed.fields);
}

function missingShape(
  { contents, fields: declared }: Rendering,
  { fields, hasDatasource }: PlacedRendering,
): string | undefined {
  if (contents === 'navigation') return Array.isArray(fields) ? undefined : 'its fields are no list of pages';
  if (typeof contents === 'object')
    return isRecord(fields) && isRecord(fields.data) ? undefined : 'its fields have no result of its query (data)';
  // Without a datasource there are neither children nor a form.
  if (!hasDatasource) return undefined;
  if (!isRecord(fields)) return 'it has no fields';
  if (contents === 'form') return Object.keys(fields).length > 0 ? undefined : 'its fields have no form';
  const lists = Object.keys(declared).filter((name) => declared[name]?.fromChildren);
  const lacking = lists.filter((name) => !Array.isArray(fields[name]));
  if (lacking.length > 0) return `its fields have no list of children (${lacking.join(', ')})`;
  const others = Object.keys(declared).filter((name) => !lists.includes(name));
  const hasOthers = others.length === 0 || others.some((name) => name in fields);
  return hasOthers ? undefined : 'its fields are its children alone, without those of the datasource';
}

function unreadable(definition: Rendering, fields: unknown): string | undefined {
  const reports: string[] = [];
  const scope: DecodeScope = {
    href: (href) => href,
    html: (markup) => markup,
    report: (problem) => reports.push(problem),
    isStrict: true,
  };
  try {
    readFields(definition, fields, scope);
  } catch (error) {
    return error instanceof FieldError && error.kind === 'empty' ? undefined : errorMessage(error);
  }
  return definition.contents === 'form' ? reports[0] : undefined;
}
