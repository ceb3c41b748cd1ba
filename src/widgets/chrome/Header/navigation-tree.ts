import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { HeaderProps } from './Header.widget.ts';
import { menuPath } from './menu-path.ts';

/** A link of the navigation, with its words at hand. */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  /** Empty where a group of links has no page of its own. */
  readonly href: string;
  readonly description: string;
  readonly icon: string;
}

/** A link of the mega-menu; it knows the category under which it stands. */
interface SubItem extends MenuLink {
  readonly categoryId: string;
}

type Section = HeaderProps['fields']['items'][number]['fields']['Children'][number];

/** The card beside the columns of a mega-menu. */
export type MenuCard = Pick<Section['fields'], 'CardImage' | 'CardTitle' | 'CardText' | 'CardLink'>;

/** An entry of the second level with all that its mega-menu shows. */
export interface SectionNode extends MenuLink {
  readonly categories: readonly MenuLink[];
  readonly subItems: readonly SubItem[];
  readonly card: MenuCard;
}

/** A pill and what stands below it. */
export interface PrimaryNode extends MenuLink {
  readonly sections: readonly SectionNode[];
}

export interface Navigation {
  readonly primary: readonly PrimaryNode[];
  readonly stripStart: readonly MenuLink[];
  readonly stripEnd: readonly MenuLink[];
  readonly signIn: MenuLink | undefined;
}

/** At most this many top-level items are pills. */
const MAX_PILLS = 3;

/** Items of the top level that are no pills. */
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
  /** Told of every item that is left out, and why. */
  readonly report: (problem: string) => void;
}

/** What an item is called in the menus: its navigation title, else its title, else its display name. */
export const labelOf = ({ displayName, fields }: Item): string =>
  [fields.NavigationTitle.value, fields.Title.value, displayName].map((text) => text.trim()).find(Boolean) ?? '';

/** Builds the header's menus of its items; one without a title, or with neither a link nor children, is left out. */
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

/** By which name an item is known: the one it plays a part under, else its own. */
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

  /** Items as links; those that have no link are left out. */
  links(items: readonly Item[]): MenuLink[] {
    return items.flatMap((item) => {
      const link = this.#link(item);
      if (link?.href === '') return this.#leaveOut(item, 'link');
      return link ?? [];
    });
  }

  #section(item: Section): SectionNode[] {
    const link = this.#link(item);
    if (!link) return [];
    const groups = item.fields.Children.flatMap((category) => {
      const title = this.#link(category);
      if (!title) return [];
      const own = this.links(category.fields.Children);
      if (own.length === 0 && title.href === '') return this.#leaveOut(category, 'link');
      return { title, subItems: own.map((subItem) => ({ ...subItem, categoryId: category.id })) };
    });
    const subItems = groups.flatMap((group) => group.subItems);
    const href = link.href || subItems[0]?.href || groups[0]?.title.href || '';
    if (href === '') return this.#leaveOut(item, 'link');
    const { CardImage, CardTitle, CardText, CardLink } = item.fields;
    const card = { CardImage, CardTitle, CardText, CardLink };
    return [{ ...link, href, categories: groups.map(({ title }) => title), subItems, card }];
  }

  #link(item: Item): MenuLink | undefined {
    const title = labelOf(item);
    if (title === '') {
      this.#leaveOut(item, 'title');
      return undefined;
    }
    const { Href, Description, Icon } = item.fields;
    const href = localizeHref(menuPath(Href.href), this.#options.language);
    return { id: item.id, title, href, description: Description.value, icon: Icon.value };
  }

  #leaveOut({ name, id }: Item, missing: string): never[] {
    this.#options.report(`Header: the navigation item ${name || id} is left out, for it has no ${missing}`);
    return [];
  }
}
