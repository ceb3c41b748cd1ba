import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { HeaderProps } from './Header.widget.ts';
import type { MenuLink, Navigation, PrimaryNode } from './navigation-tree.ts';
import { PrimaryMenu } from './PrimaryMenu.tsx';

interface MainMenuProps extends Pick<HeaderProps, 'page' | 'phrases'> {
  readonly navigation: Navigation;
  readonly selected: PrimaryNode | undefined;
}

/**
 * Renders the navigation once for every width: below 1280 px behind a toggle as a full-page menu, whose items expand one
 * at a time; from there on the second level of the selected item is a row in the header.
 */
export function MainMenu({
  navigation: { primary, stripStart, stripEnd, signIn },
  selected,
  page,
  phrases,
}: MainMenuProps) {
  return (
    <div className="contents">
      <details data-menu="mobile" className="menu-toggle">
        <summary aria-label={phrases.menu} className="round-button">
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
      </details>
      <div data-panel="" className="menu-panel">
        <Wrap>
          <nav aria-label={phrases.main_navigation}>
            {primary.map((item) => (
              <PrimaryMenu
                key={item.id}
                item={item}
                pills={item === selected ? primary.length : undefined}
                page={page}
                phrases={phrases}
              />
            ))}
            <StripLinks links={[...stripStart, ...stripEnd]} />
          </nav>
          {signIn && (
            <div className="menu-sign-in">
              <Button href={signIn.href} wide external iconStart="lock">
                {signIn.title}
              </Button>
            </div>
          )}
        </Wrap>
      </div>
    </div>
  );
}

/** Renders the links that are in the strip on wide screens. */
function StripLinks({ links }: { readonly links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="menu-strip">
      {links.map(({ id, href, title }) => (
        <li key={id}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
