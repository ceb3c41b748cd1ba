import { fill } from '#src/i18n/phrase.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import type { HeaderProps } from './Header.widget.ts';
import { isActivePath } from './menu-path.ts';
import type { PrimaryNode, SectionNode } from './navigation-tree.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { type RowWidth, rowWidth } from './second-level-layout.ts';

interface PrimaryMenuProps extends Pick<HeaderProps, 'page' | 'phrases'> {
  readonly item: PrimaryNode;
  /** Number of pills before the row, for the selected item; undefined for the others, which wide screens do not show. */
  readonly pills: number | undefined;
}

/** Renders an item of the first level: its second level as a row on wide screens, a disclosure in the menu of narrow ones. */
export function PrimaryMenu({ item, pills, page, phrases }: PrimaryMenuProps) {
  const isSelected = pills !== undefined;
  const sections = item.sections.map((section, index) => ({
    section,
    from: isSelected ? rowWidth(index, pills) : 'narrow',
  }));
  return (
    <details name="primary" open={isSelected} {...(isSelected && { 'data-selected': '' })}>
      <summary>
        {item.title}
        <Icon name="down" />
      </summary>
      <ul className="menu-row" data-arrows="inline">
        {sections.map(({ section, from }) => (
          <li key={section.id} {...widthAttribute(from)}>
            <SectionItem section={section} page={page} phrases={phrases} isSelected={isSelected} />
          </li>
        ))}
        <Overflow sections={sections.filter(({ from }) => from !== 'narrow')} label={phrases.more_items} />
      </ul>
      <Link href={item.href} variant="go" className="xl:hidden">
        {fill(phrases.show_all_products, { section: item.title })}
      </Link>
    </details>
  );
}

/** Returns the attribute by which menu.css shows an item at the widths where it fits in the row. */
const widthAttribute = (from: RowWidth) => from !== 'narrow' && { 'data-from': from };

interface SectionWithWidth {
  readonly section: SectionNode;
  readonly from: RowWidth;
}

/** Renders the overflow menu: the items that are not in the row at every width. */
function Overflow({ sections, label }: { readonly sections: readonly SectionWithWidth[]; readonly label: string }) {
  const last = sections.at(-1);
  if (!last) return null;
  return (
    <li className="menu-more" {...widthAttribute(last.from)}>
      <details name="section" data-menu="more">
        <summary aria-label={label}>
          <Icon name="dots" />
        </summary>
        <ul data-arrows="block">
          {sections.map(({ section, from }) => (
            <li key={section.id} {...widthAttribute(from)}>
              <a href={section.href}>{section.title}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface SectionItemProps extends Pick<HeaderProps, 'page' | 'phrases'> {
  readonly section: SectionNode;
  readonly isSelected: boolean;
}

function SectionItem({ section, page, phrases, isSelected }: SectionItemProps) {
  const current = isActivePath(section.href, page.path) && { 'aria-current': 'true' as const };
  if (section.categories.length === 0)
    return (
      <a href={section.href} {...current}>
        {section.title}
      </a>
    );
  return (
    <details name="section" data-menu="mega">
      <summary {...current}>
        {section.title}
        <Icon name="down" />
      </summary>
      <MegaMenu section={section} page={page} phrases={phrases} isSelected={isSelected} />
    </details>
  );
}
