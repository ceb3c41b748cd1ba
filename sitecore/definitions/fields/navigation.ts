import { z } from 'zod';
import type { Json } from '../json.ts';
import { editablePart, type FieldKind, readWith, textPart } from './kind.ts';
import type { TextValue } from './text.ts';

/** A page of the tree in a view. */
export interface NavigationPage {
  readonly id: string;
  /** The navigation title, else the title, else the item's name: never empty. */
  readonly label: TextValue;
  readonly href: string;
  /** True for the page that shows the navigation. */
  readonly isCurrent: boolean;
  readonly children: readonly NavigationPage[];
}

/** SXA's class of the page that shows the navigation. */
export const ACTIVE_CLASS = 'active';

const title = z.object({ value: textPart, editable: editablePart }).nullish().catch(undefined);
const part = textPart.transform((text) => text ?? '');
const entry = z.object({
  Id: z.string(),
  Styles: z.array(z.unknown()).nullish().catch(undefined),
  Href: part,
  Querystring: part,
  DisplayName: part,
  Title: title,
  NavigationTitle: title,
  Children: z.array(z.unknown()).nullish().catch(undefined),
});

/**
 * The pages of the page tree, the whole `fields` of a rendering in the shape of SXA's Navigation. Decodes to null when
 * the JSON is no list, which the view reports; pages without a label or an href, and those that cannot be read, are omitted.
 */
export const navigation = (): FieldKind<readonly NavigationPage[] | null, Json> => ({
  kind: 'navigation',
  sitecoreType: 'Navigation',
  required: false,
  empty: [],
  schema: z.json(),
  read: (raw) => readWith(z.json(), raw, (pages) => ({ references: [], isLocalized: false, json: () => pages })),
  decode: (json, scope) => (Array.isArray(json) ? pagesIn(json, (href) => scope.href(href)) : null),
});

const pagesIn = (list: readonly unknown[], localize: (href: string) => string): NavigationPage[] =>
  list.flatMap((json) => {
    const read = entry.safeParse(json);
    if (!read.success) return [];
    const { Id: id, Styles, Href, Querystring, DisplayName, Title, NavigationTitle, Children } = read.data;
    const label = [NavigationTitle, Title, { value: DisplayName }].map(textIn).find(({ value }) => value !== '');
    if (!label || Href === '') return [];
    return {
      id,
      label,
      href: localize(Querystring === '' ? Href : `${Href}?${Querystring}`),
      isCurrent: (Styles ?? []).includes(ACTIVE_CLASS),
      children: pagesIn(Children ?? [], localize),
    };
  });

const textIn = (json: z.output<typeof title>): TextValue => ({
  value: json?.value ?? '',
  ...(json?.editable !== undefined && { editable: json.editable }),
});
