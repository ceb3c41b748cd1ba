import { z } from 'zod';
import type { Json } from '../json.ts';
import { type FieldKind, readWith } from './kind.ts';
import type { TextValue } from './text.ts';

/** A page of the tree as a view gets it. */
export interface NavigationPage {
  readonly id: string;
  /** Its navigation title, failing that its title, failing that its item's name: never empty. */
  readonly label: TextValue;
  readonly href: string;
  /** Whether it is the page on which it is shown. */
  readonly isCurrent: boolean;
  readonly children: readonly NavigationPage[];
}

/** The class that SXA gives the page on which a navigation is shown. */
export const ACTIVE_CLASS = 'active';

const title = z.object({ value: z.string().nullish(), editable: z.string().optional() }).nullish();
const entry = z.object({
  Id: z.string(),
  Styles: z.array(z.string()).default([]),
  Href: z.string().default(''),
  Querystring: z.string().default(''),
  DisplayName: z.string().default(''),
  Title: title,
  NavigationTitle: title,
  Children: z.array(z.unknown()).nullish(),
});

/**
 * The pages that a rendering of the page tree carries as its whole `fields`, in the shape of SXA's Navigation; null when
 * what came is no list, which is its view's to say. What has no words or no address is left out.
 */
export const navigation = (): FieldKind<readonly NavigationPage[] | null, Json> => ({
  kind: 'navigation',
  sitecoreType: 'Navigation',
  required: false,
  empty: [],
  read: (raw) => readWith(z.json(), raw, (pages) => ({ references: [], isLocalized: false, json: () => pages })),
  decode: (json, scope) => (Array.isArray(json) ? pagesIn(json, (href) => scope.href(href)) : null),
});

const pagesIn = (list: readonly unknown[], localize: (href: string) => string): NavigationPage[] =>
  list.flatMap((json) => {
    const { Id: id, Styles, Href, Querystring, DisplayName, Title, NavigationTitle, Children } = entry.parse(json);
    const label = [NavigationTitle, Title, { value: DisplayName }].map(textIn).find(({ value }) => value !== '');
    if (!label || Href === '') return [];
    return {
      id,
      label,
      href: localize(Querystring === '' ? Href : `${Href}?${Querystring}`),
      isCurrent: Styles.includes(ACTIVE_CLASS),
      children: pagesIn(Children ?? [], localize),
    };
  });

const textIn = (json: z.output<typeof title>): TextValue => ({
  value: json?.value ?? '',
  ...(json?.editable !== undefined && { editable: json.editable }),
});
