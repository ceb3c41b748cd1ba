import { isUnsetDate } from '#sitecore/rules/stored-date.ts';
import type { AnyTemplate, DecodeScope, FieldKind } from './fields/kind.ts';
import { guidOf } from './guid.ts';

export type Fields = Readonly<Record<string, FieldKind<unknown>>>;

/** The decoded fields of a template in a view. */
export type FieldsView<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldKind<infer View> ? View : never;
};

/** A template: the fields of a kind of item, those of its base templates included. */
export interface Template<F extends Fields = Fields> extends AnyTemplate {
  readonly fields: F;
}

interface TemplateOptions {
  /** An id that Sitecore fixes; derived from the name otherwise. */
  readonly id?: string;
  readonly base?: readonly AnyTemplate[];
  /** Returns the errors of an item as its file has it that no single field shows. */
  readonly check?: NonNullable<AnyTemplate['check']>;
  /** Children of a new item, as a content file has them; by default one of the first template. */
  readonly newChildren?: NonNullable<AnyTemplate['newChildren']>;
}

/** Declares a template by its Sitecore name and its fields. */
export function template<const F extends Fields>(name: string, fields: F, options: TemplateOptions = {}): Template<F> {
  const { id = guidOf(`template/${name}`), base = [], ...others } = options;
  return { name, id, fields, base, ...others };
}

/** Declares a template that inherits the fields of a base template and adds more. */
export function extendTemplate<const F extends Fields, const G extends Fields>(
  base: Template<F>,
  name: string,
  fields: G,
  options: Omit<TemplateOptions, 'base'> = {},
): Template<F & G> {
  return { name, id: options.id ?? guidOf(`template/${name}`), fields: { ...base.fields, ...fields }, base: [base] };
}

/**
 * Returns the template whose items may have any of these templates, with the fields of all of them; throws when they
 * give one name to fields of different kinds.
 */
export function unionTemplate(templates: readonly [Template, ...Template[]]): Template {
  const [first, ...others] = templates;
  if (others.length === 0) return first;
  const fields: Record<string, FieldKind<unknown>> = {};
  for (const { name: of, fields: declared } of templates) {
    for (const [name, kind] of Object.entries(declared)) {
      const known = fields[name];
      if (known && known.kind !== kind.kind) throw new Error(`${of}: ${name} is a ${known.kind} in another template`);
      fields[name] = kind;
    }
  }
  return template(templates.map(({ name }) => name).join(' or '), fields, { base: templates });
}

/** Returns true for a template and for those that inherit it. */
export const inheritsFrom = (template: AnyTemplate, base: AnyTemplate): boolean =>
  template.id === base.id || template.base.some((one) => inheritsFrom(one, base));

/**
 * Decodes the layout JSON of an item's fields, where a missing field is empty; throws a FieldError for an invalid one.
 */
export function decodeFields<F extends Fields>(
  of: { readonly fields: F },
  json: unknown,
  scope: DecodeScope,
): FieldsView<F> {
  const source = typeof json === 'object' && json !== null ? new Map<string, unknown>(Object.entries(json)) : new Map();
  const decoded: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(of.fields))
    decoded[name] = decodeField(name, kind, fieldJson(source, name, kind), scope);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- one value per key of F, each decoded by its own kind
  return decoded as FieldsView<F>;
}

/** Returns a field's layout JSON; where it is empty, that of its alias. */
function fieldJson(source: ReadonlyMap<string, unknown>, name: string, { alias }: FieldKind<unknown>): unknown {
  const json = source.get(name);
  return alias !== undefined && isEmpty(json) && source.has(alias) ? source.get(alias) : json;
}

/** A field whose layout JSON is empty although required, or has another shape than its kind. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly field: string;
  readonly kind: 'empty' | 'unreadable';

  constructor(field: string, kind: 'empty' | 'unreadable', reason: string, cause?: unknown) {
    super(`${field}: ${reason}`, { cause });
    this.field = field;
    this.kind = kind;
  }
}

/** Decodes a field by itself: an optional one that cannot be read is empty, and reported. */
function decodeField(name: string, kind: FieldKind<unknown>, json: unknown, outer: DecodeScope): unknown {
  if (kind.required && outer.allowsEmpty !== true && isEmpty(json))
    throw new FieldError(name, 'empty', 'is required and empty');
  const scope = { ...outer, report: (problem: string) => outer.report(`${name}: ${problem}`) };
  try {
    return kind.decode(json, scope);
  } catch (cause) {
    if (kind.required || outer.isStrict) throw new FieldError(name, 'unreadable', errorMessage(cause), cause);
    scope.report(`is left out: ${errorMessage(cause)}`);
  }
  try {
    return kind.decode(kind.empty, scope);
  } catch (cause) {
    throw new FieldError(name, 'unreadable', errorMessage(cause), cause);
  }
}

/** Returns the reason of an error in one line. */
export const errorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();

const isNothing = (part: unknown): boolean => part === null || part === undefined || part === '';

/** Returns true for the layout JSON of an empty field of any kind. */
function isEmpty(json: unknown): boolean {
  if (json === null || json === undefined) return true;
  if (Array.isArray(json)) return json.every((member) => member === null || member === undefined);
  if (typeof json !== 'object') return false;
  if ('editable' in json || 'editableFirstPart' in json || 'id' in json) return false;
  if (!('value' in json)) return Object.keys(json).length === 0;
  const { value } = json;
  if (typeof value === 'string') return value === '' || isUnsetDate(value);
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object') return false;
  if ('href' in value) return isNothing(value.href);
  if ('src' in value) return isNothing(value.src);
  return Object.keys(value).length === 0;
}
