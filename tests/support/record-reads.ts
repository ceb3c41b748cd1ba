import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { ServerRegistry } from '#src/cms/registered-widget.tsx';

/** Names that views have read of their props. */
export interface Reads {
  /** Keys of phrases, by widget. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fields, as `fieldKey` names them. */
  readonly fields: ReadonlySet<string>;
}

/** Returns the template that declares a rendering's fields; one without a datasource declares them itself. */
export const templateOf = ({ name, id, fields, datasource }: Rendering): AnyTemplate =>
  datasource ?? { name, id, fields, base: [] };

/** Returns the key of a field: its name after that of the template that declares it, which may be a base of the given one. */
export function fieldKey(template: AnyTemplate, field: string): string {
  const base = template.base.find(({ fields }) => field in fields);
  return base === undefined ? `${template.name}: ${field}` : fieldKey(base, field);
}

/** Returns a registry whose widgets record what their views read while they render. */
export function recordReads(
  registry: ServerRegistry,
  renderings: readonly Rendering[],
): { readonly registry: ServerRegistry; readonly reads: Reads } {
  const phrases = new Map(renderings.map(({ name }) => [name, new Set<string>()]));
  const fields = new Set<string>();
  const recording = renderings.flatMap((rendering): [string, ServerRegistry[string]][] => {
    const widget = registry[rendering.name];
    if (!widget) return [];
    const load: typeof widget.load = async (...args) => {
      const loaded = await widget.load(...args);
      const read = { phrases: phrases.get(rendering.name) ?? new Set(), fields };
      const record = (element: ReactNode) => recordElement(element, templateOf(rendering), read);
      const prepare = () => {
        const prepared = loaded.prepare();
        const element: typeof prepared.element = (slots) => record(prepared.element(slots));
        const staticParts = Object.entries(prepared.staticParts).map(([name, part]) => [name, record(part)] as const);
        return { ...prepared, element, staticParts: Object.fromEntries(staticParts) };
      };
      // Each rendering reads anew: kept HTML would read nothing.
      recordings += 1;
      return { ...loaded, inputs: ['recording', recordings], prepare };
    };
    return [[rendering.name, { ...widget, load }]];
  });
  return { registry: Object.fromEntries(recording), reads: { phrases, fields } };
}

/** Number of widgets recorded so far. */
let recordings = 0;

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

interface Recorded {
  readonly phrases: Set<string>;
  readonly fields: Set<string>;
}

function recordElement(element: ReactNode, template: AnyTemplate, read: Recorded): ReactElement {
  if (!isValidElement<Values>(element)) throw new Error('a widget must render an element');
  const { fields, phrases } = element.props;
  if (!isValues(fields) || !isValues(phrases)) throw new Error('a view must have fields and phrases');
  const recorded = recordGets(phrases, (key, value) => {
    read.phrases.add(key);
    return value;
  });
  return cloneElement(element, { fields: recordFields(fields, template, read.fields), phrases: recorded });
}

/** Returns the same fields; each one that is read is recorded, those of listed items too. */
function recordFields(values: Values, template: AnyTemplate, read: Set<string>): Values {
  const seen = new Map<string, unknown>();
  const wrap = (name: string, value: unknown): unknown => {
    const listed = template.fields[name]?.items?.();
    if (listed === undefined) return value;
    const recordItem = (item: unknown): unknown =>
      isValues(item) && isValues(item.fields) ? { ...item, fields: recordFields(item.fields, listed, read) } : item;
    return Array.isArray(value) ? value.map(recordItem) : recordItem(value);
  };
  return recordGets(
    values,
    (name, value) => {
      if (name in template.fields) read.add(fieldKey(template, name));
      // One object per field, however often it is read: views compare and memoize.
      if (!seen.has(name)) seen.set(name, wrap(name, value));
      return seen.get(name);
    },
    (name, value) => recordTouch(wrap(name, value), () => void read.add(fieldKey(template, name))),
  );
}

/** Returns a copied field that counts as read once anything of it is read; a plain value at once. */
function recordTouch(value: unknown, onTouch: () => void): unknown {
  if (!isValues(value)) {
    onTouch();
    return value;
  }
  return new Proxy(value, {
    get: (target, name) => {
      onTouch();
      const part: unknown = Reflect.get(target, name);
      return part;
    },
  });
}

type OnGet = (name: string, value: unknown) => unknown;

/** Returns an object that passes the values that are read through `onGet`, and those of a copy of it, `{ ...it }`, through `onCopy`. */
function recordGets(values: Values, onGet: OnGet, onCopy: OnGet = (_, value) => value): Values {
  let copied: string | symbol | undefined;
  return new Proxy(values, {
    // A copy asks for the descriptor of each property right before its value.
    getOwnPropertyDescriptor: (target, name) => {
      copied = name;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      const isCopy = copied === name;
      copied = undefined;
      if (typeof name === 'symbol') return value;
      return isCopy ? onCopy(name, value) : onGet(name, value);
    },
  });
}
