import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import type { HeaderProps } from './Header.widget.ts';
import { isActivePath } from './menu-path.ts';
import type { MenuCard, MenuLink, SectionNode } from './navigation-tree.ts';

interface MegaMenuProps extends Pick<HeaderProps, 'page' | 'phrases'> {
  readonly section: SectionNode;
  /** True below the selected item of the first level, the only one whose panel wide screens show. */
  readonly isSelected: boolean;
}

/**
 * Renders the links of a second-level item by category. On wide screens they are the columns of a panel, between the
 * section's own pages and a card; in the menu of narrow ones a list that a chip per category filters. CSS alone filters
 * (`mega-menu` in mega-menu.css), by the places of the chips, so that it works before any script.
 */
export function MegaMenu({ section, page, phrases, isSelected }: MegaMenuProps) {
  const { categories, subItems, card } = section;
  return (
    <form className="mega-menu">
      <CategoryChips categories={categories} phrases={phrases} />
      {isSelected && <Rail links={[section, ...categories.filter(({ href }) => href !== '')]} page={page} />}
      <div className="mega-columns">
        {categories.map((category) => (
          <Category
            key={category.id}
            category={category}
            links={subItems.filter(({ categoryId }) => categoryId === category.id)}
            isTitled={isSelected}
          />
        ))}
      </div>
      {isSelected && card.CardImage.src !== '' && <Card card={card} />}
    </form>
  );
}

function Rail({ links, page }: { readonly links: readonly MenuLink[] } & Pick<MegaMenuProps, 'page'>) {
  return (
    <ul>
      {links.map(({ id, href, icon, title }) => (
        <li key={id}>
          <a href={href} {...(isActivePath(href, page.path) && { 'aria-current': 'true' as const })}>
            {icon !== '' && <Icon name={resolveIconName(icon)} />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CategoryProps {
  readonly category: MenuLink;
  readonly links: readonly MenuLink[];
  /** Renders the title too, which only wide screens show. */
  readonly isTitled: boolean;
}

/** Renders the links of a category below its title; its own link when it has no others. */
function Category({ category, links, isTitled }: CategoryProps) {
  const hasTitle = isTitled && links.length > 0;
  return (
    <div>
      {hasTitle && <p>{category.title}</p>}
      <ul {...(hasTitle && { 'aria-label': category.title })}>
        {(links.length > 0 ? links : [category]).map(({ id: key, href, title, description }) => (
          <li key={key}>
            <a href={href}>
              <b>{title}</b>
              {description !== '' && <small>{description}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ card }: { readonly card: MenuCard }) {
  return (
    <div className="mega-card">
      <Picture field={card.CardImage} />
      <div>
        <p>
          <Text field={card.CardTitle} />
        </p>
        <p>
          <Text field={card.CardText} />
        </p>
        {card.CardLink.href !== '' && (
          <Link href={card.CardLink.href} variant="go">
            {card.CardLink.text}
          </Link>
        )}
      </div>
    </div>
  );
}
