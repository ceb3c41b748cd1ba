import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Link } from '#src/ui/action/Link.tsx';
import type { HeaderProps } from './Header.widget.ts';
import { isActivePath } from './menu-path.ts';
import type { MenuCard, MenuLink, SectionNode } from './navigation-tree.ts';

interface MegaMenuProps {
  readonly section: SectionNode;
  readonly page: HeaderProps['page'];
}

const RAIL =
  'flex min-h-12 items-center gap-3 rounded-sm px-3 text-sm text-text no-underline hover:text-primary aria-[current]:bg-white aria-[current]:text-primary aria-[current]:shadow-e1';

/** Renders the mega menu of a second-level item: its own pages at the start, its links by category in three columns, and a card. */
export function MegaMenu({ section, page }: MegaMenuProps) {
  const { categories, subItems, card } = section;
  return (
    <div
      data-panel
      className="absolute inset-x-0 top-full z-mega grid max-h-[calc(100dvh-var(--h-header)-var(--h-strip))] grid-cols-[15rem_minmax(0,1fr)_auto] overflow-y-auto bg-surface shadow-e3 firm-lg rounded-ss-none rounded-se-none"
    >
      <ul data-arrows="block" className="bg-sand-100 p-4">
        {[section, ...categories.filter(({ href }) => href !== '')].map((link) => (
          <li key={link.id}>
            <RailLink link={link} page={page} />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-3 content-start gap-x-4 gap-y-6 p-6" data-arrows="block">
        {categories
          .filter(({ id }) => subItems.some(({ categoryId }) => categoryId === id))
          .map((category) => (
            <div key={category.id}>
              <p id={`menu-${category.id}`} className="px-3 text-xs leading-body text-text-3">
                {category.title}
              </p>
              <ul aria-labelledby={`menu-${category.id}`}>
                {subItems
                  .filter(({ categoryId }) => categoryId === category.id)
                  .map((link) => (
                    <li key={link.id}>
                      <SubLink link={link} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
      </div>
      {card.CardImage.src !== '' && <CardPanel card={card} />}
    </div>
  );
}

function RailLink({ link, page }: { readonly link: MenuLink } & Pick<MegaMenuProps, 'page'>) {
  return (
    <a
      href={link.href}
      className={RAIL}
      {...(isActivePath(link.href, page.path) && { 'aria-current': 'true' as const })}
    >
      {link.icon !== '' && <Icon name={resolveIconName(link.icon)} />}
      {link.title}
    </a>
  );
}

function SubLink({ link: { href, title, description } }: { readonly link: MenuLink }) {
  return (
    <a
      href={href}
      className="block rounded-xs px-3 py-2 text-text no-underline hover:bg-primary-soft hover:text-primary"
    >
      <span className="text-sm font-label">{title}</span>
      {description !== '' && <small className="block text-2xs leading-relaxed text-text-3">{description}</small>}
    </a>
  );
}

function CardPanel({ card }: { readonly card: MenuCard }) {
  return (
    <div className="w-76 bg-saffron-100">
      <Picture field={card.CardImage} className="aspect-[3/2] w-full object-cover" />
      <div className="p-6">
        <p className="text-md font-strong">
          <Text field={card.CardTitle} />
        </p>
        <p className="mt-1 text-xs text-text-2">
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
