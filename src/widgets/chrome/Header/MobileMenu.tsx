import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import type { HeaderProps } from './Header.widget.ts';
import type { MenuLink, Navigation, PrimaryNode, SectionNode } from './navigation-tree.ts';

interface MobileMenuProps {
  readonly navigation: Navigation;
  readonly selected: PrimaryNode | undefined;
  readonly phrases: HeaderProps['phrases'];
}

const SUMMARY = 'flex cursor-pointer list-none items-center justify-between gap-4 text-start';

/** Renders the whole navigation below 1280 px as a full-page menu, whose items expand one at a time. */
export function MobileMenu({
  navigation: { primary, stripStart, stripEnd, signIn },
  selected,
  phrases,
}: MobileMenuProps) {
  return (
    <details data-menu="mobile" className="mobile-menu group xl:hidden">
      <summary
        aria-label={phrases.menu}
        className="grid size-touch cursor-pointer list-none place-items-center rounded-full hover:bg-primary-soft hover:text-primary"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div data-panel className="mobile-menu-panel">
        <Wrap className="pt-4 pb-10">
          <nav aria-label={phrases.main_navigation}>
            {primary.map((item) => (
              <details
                key={item.id}
                name="mobile-menu"
                className="group/primary border-b border-line"
                open={item === selected}
              >
                <summary className={`${SUMMARY} min-h-18 text-xl font-strong`}>
                  {item.title}
                  <Icon name="down" className="size-5 group-open/primary:rotate-180" />
                </summary>
                <Sections item={item} phrases={phrases} />
              </details>
            ))}
          </nav>
          <MobileStripLinks links={[...stripStart, ...stripEnd]} phrases={phrases} />
          {signIn && (
            <div className="mt-6 md:max-w-80">
              <Button href={signIn.href} wide external iconStart="lock">
                {signIn.title}
              </Button>
            </div>
          )}
        </Wrap>
      </div>
    </details>
  );
}

/** Renders the links that are in the strip on wide screens. */
function MobileStripLinks({
  links,
  phrases,
}: {
  readonly links: readonly MenuLink[];
  readonly phrases: HeaderProps['phrases'];
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={phrases.help_links} className="mt-6">
      <ul className="grid grid-cols-2 gap-x-gap md:grid-cols-3">
        {links.map(({ id, href, title }) => (
          <li key={id}>
            <a href={href} className="flex min-h-touch items-center text-sm text-text-2 no-underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ item, phrases }: { readonly item: PrimaryNode; readonly phrases: HeaderProps['phrases'] }) {
  const expandable = item.sections.filter(({ categories }) => categories.length > 0);
  const plain = item.sections.filter(({ categories }) => categories.length === 0);
  return (
    <div className="pb-6">
      {expandable.map((section) => (
        <Section key={section.id} section={section} group={item.id} phrases={phrases} />
      ))}
      {plain.map(({ id, href, title }) => (
        <a
          key={id}
          href={href}
          className="flex min-h-14 items-center border-t border-line text-lg text-text no-underline hover:text-primary"
        >
          {title}
        </a>
      ))}
      <Link href={item.href} variant="go" className="mt-2">
        {phrases.show_all_products}
      </Link>
    </div>
  );
}

interface SectionProps {
  readonly section: SectionNode;
  readonly group: string;
  readonly phrases: HeaderProps['phrases'];
}

function Section({ section, group, phrases }: SectionProps) {
  return (
    <details name={`menu-${group}`} className="group/section border-t border-line">
      <summary className={`${SUMMARY} min-h-14 text-lg font-label`}>
        {section.title}
        <Icon name="down" className="size-5 group-open/section:rotate-180" />
      </summary>
      <CategoryFilter section={section} phrases={phrases} />
    </details>
  );
}
