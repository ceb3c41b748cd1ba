import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { HeaderProps } from './Header.widget.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { isActivePath } from './menu-path.ts';
import type { PrimaryNode, SectionNode } from './navigation-tree.ts';
import { layoutSecondLevel } from './second-level-layout.ts';

interface SecondLevelProps {
  readonly selected: PrimaryNode;
  /** Number of pills before the row; more pills leave room for fewer items. */
  readonly pills: number;
  readonly page: HeaderProps['page'];
  readonly phrases: HeaderProps['phrases'];
}

const ITEM =
  'inline-flex min-h-touch items-center gap-1 rounded-sm px-2 text-sm font-normal whitespace-nowrap text-text no-underline hover:bg-primary-soft hover:text-primary aria-[current]:text-primary';

/** Renders the second level beside the pills on wide screens; items that do not fit are in an overflow menu. */
export function SecondLevel({ selected, pills, page, phrases }: SecondLevelProps) {
  const { row, overflow, overflowClassName } = layoutSecondLevel(selected.sections, pills);
  return (
    <nav aria-label={phrases.main_navigation} className="me-auto max-xl:hidden">
      <ul className="flex gap-0.5" data-arrows="inline">
        {row.map(({ entry, className }) => (
          <li key={entry.id} className={className}>
            <SecondLevelItem section={entry} page={page} />
          </li>
        ))}
        {overflow.length > 0 && (
          <li className={classes('relative', overflowClassName)}>
            <details name="main-navigation" data-menu="more" className="group">
              <summary aria-label={phrases.more_items} className={classes(ITEM, 'group-open:bg-primary-soft')}>
                <Icon name="dots" />
              </summary>
              <ul
                data-arrows="block"
                className="absolute start-0 top-full z-mega mt-3 w-60 border border-line bg-surface p-2 shadow-e3 firm-lg"
              >
                {overflow.map(({ entry, className }) => (
                  <li key={entry.id} className={className}>
                    <a
                      href={entry.href}
                      className="flex min-h-touch items-center rounded-xs px-3 text-sm text-text no-underline hover:bg-primary-soft hover:text-primary"
                    >
                      {entry.title}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

function SecondLevelItem({ section, page }: { readonly section: SectionNode } & Pick<SecondLevelProps, 'page'>) {
  const current = isActivePath(section.href, page.path) && { 'aria-current': 'true' as const };
  if (section.categories.length === 0)
    return (
      <a href={section.href} className={ITEM} {...current}>
        {section.title}
      </a>
    );
  return (
    <details name="main-navigation" data-menu="mega" className="group">
      <summary className={classes(ITEM, 'group-open:bg-primary-soft group-open:text-primary')} {...current}>
        {section.title}
        <Icon name="down" className="size-4 group-open:rotate-180" />
        <span data-scrim aria-hidden className="mega-scrim" />
      </summary>
      <MegaMenu section={section} page={page} />
    </details>
  );
}
