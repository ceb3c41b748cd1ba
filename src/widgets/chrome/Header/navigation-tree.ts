import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { HeaderProps } from './Header.widget.ts';
import { menuPath } from './menu-path.ts';

/** Link of the navigation with its texts. */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  /** Empty when a group of links has no page of its own. */
  readonly href: string;
  readonly description: string;
  readonly icon: string;
}

/** Link of the mega menu with the id of its category. */
interface SubItem extends MenuLink {
  readonly categoryId: string;
}

type Section = HeaderProps['fields']['items'][number]['fields']['Children'][number];

/** Card beside the columns of a mega menu. */
export type MenuCard = Pick<Section['fields'], 'CardImage' | 'CardTitle' | 'CardText' | 'CardLink'>;

/** Item of the second level with the content of its mega menu. */
export interface SectionNode extends MenuLink {
  readonly categories: readonly MenuLink[];
  readonly subItems: readonly SubItem[];
  readonly card: MenuCard;
}

/** Pill with its second level. */
export interface PrimaryNode extends MenuLink {
  readonly sections: readonly SectionNode[];
}

export interface Navigation {
  readonly primary: readonly PrimaryNode[];
  readonly stripStart: readonly MenuLink[];
  readonly stripEnd: readonly MenuLink[];
  readonly signIn: MenuLink | undefined;
}

/** Maximum number of pills. */
const MAX_PILLS = 3;

/** Names of the top-level items that are not pills. */
const ITEM_ROLES = { start: 'FirstLevelLeft', end: 'FirstLevelRight', signIn: 'SignIn' } as const;

interface Item {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly fields: {
    readonly Title: TextValue;
    readonly NavigationTitle: TextValue;
    readonly Href: LinkValue;
    readonly Description: TextValue;
    readonly Icon: TextValue;
    readonly FieldName: TextValue;
  };
}

interface TreeOptions {
  readonly language: Language;
  /** Receives a message for every omitted item. */
  readonly report: (message: string) => void;
}

/** Returns an item's label: its navigation title, else its title, else its display name. */
export const labelOf = ({ displayName, fields }: Item): string =>
  [fields.NavigationTitle.value, fields.Title.value, displayName].map((text) => text.trim()).find(Boolean) ?? '';

/** Builds the header's menus from its items. An item without a title, or with neither a link nor children, is omitted and reported. */
export function buildNavigation(items: HeaderProps['fields']['items'], options: TreeOptions): Navigation {
  const builder = new NavigationBuilder(options);
  const special = (role: string) => items.find((item) => roleOf(item) === role);
  const stripOf = (role: string) => builder.links(special(role)?.fields.Children ?? []);
  const signIn = special(ITEM_ROLES.signIn);
  const roles: readonly string[] = Object.values(ITEM_ROLES);
  return {
    primary: builder.primaries(items.filter((item) => !roles.includes(roleOf(item)))).slice(0, MAX_PILLS),
    stripStart: stripOf(ITEM_ROLES.start),
    stripEnd: stripOf(ITEM_ROLES.end),
    signIn: signIn && builder.links([signIn])[0],
  };
}

/** Returns the role of an item: its FieldName, else its name. */
const roleOf = ({ name, fields }: Item): string => fields.FieldName.value || name;

class NavigationBuilder {
  readonly #options: TreeOptions;

  constructor(options: TreeOptions) {
    this.#options = options;
  }

  primaries(items: HeaderProps['fields']['items']): PrimaryNode[] {
    return items.flatMap((item) =>
      this.links([item]).map((link) => ({
        ...link,
        sections: item.fields.Children.flatMap((section) => this.#section(section)),
      })),
    );
  }

  /** Returns the items as links; those without a link are omitted. */
  links(items: readonly Item[]): MenuLink[] {
    return items.flatMap((item) => {
      const link = this.#link(item);
      if (link?.href === '') return this.#omit(item, 'link');
      return link ?? [];
    });
  }

  #section(item: Section): SectionNode[] {
    const link = this.#link(item);
    if (!link) return [];
    const groups = item.fields.Children.flatMap((category) => {
      const title = this.#link(category);
      if (!title) return [];
      const links = this.links(category.fields.Children);
      if (links.length === 0 && title.href === '') return this.#omit(category, 'link');
      return { title, subItems: links.map((subItem) => ({ ...subItem, categoryId: category.id })) };
    });
    const subItems = groups.flatMap((group) => group.subItems);
    const href = link.href || subItems[0]?.href || groups[0]?.title.href || '';
    if (href === '') return this.#omit(item, 'link');
    const { CardImage, CardTitle, CardText, CardLink } = item.fields;
    const card = {
      CardImage: withoutMarkup(CardImage),
      CardTitle: withoutMarkup(CardTitle),
      CardText: withoutMarkup(CardText),
      CardLink,
    };
    return [{ ...link, href, categories: groups.map(({ title }) => title), subItems, card }];
  }

  #link(item: Item): MenuLink | undefined {
    const title = labelOf(item);
    if (title === '') {
      this.#omit(item, 'title');
      return undefined;
    }
    const { Href, Description, Icon } = item.fields;
    const href = localizeHref(menuPath(Href.href), this.#options.language);
    return { id: item.id, title, href, description: Description.value, icon: Icon.value };
  }

  #omit({ name, id }: Item, missing: string): never[] {
    this.#options.report(`Header: the navigation item ${name || id} is omitted: it has no ${missing}`);
    return [];
  }
}

/** Returns a field's value without an editor's markup, which `Header.edited.tsx` shows. */
function withoutMarkup<T extends { readonly editable?: string }>(field: T): Omit<T, 'editable'> {
  const { editable, ...value } = field;
  return editable === undefined ? field : value;
}
