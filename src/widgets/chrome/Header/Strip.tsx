import { Icon } from '#src/ui/icon/Icon.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { HeaderProps } from './Header.widget.ts';
import type { MenuLink, Navigation } from './navigation-tree.ts';

interface StripProps {
  readonly navigation: Navigation;
  readonly phrases: HeaderProps['phrases'];
}

/** Renders the strip above the header on wide screens: the bank's links at its start, help links at its end. */
export function Strip({ navigation: { stripStart, stripEnd }, phrases }: StripProps) {
  if (stripStart.length + stripEnd.length === 0) return null;
  return (
    <div data-strip="" className="strip night text-night-300">
      <Wrap>
        <StripLinks links={stripStart} label={phrases.bank_links} />
        <StripLinks links={stripEnd} label={phrases.help_links} />
      </Wrap>
    </div>
  );
}

function StripLinks({ links, label }: { readonly links: readonly MenuLink[]; readonly label: string }) {
  if (links.length === 0) return <span />;
  return (
    <nav aria-label={label}>
      <ul data-arrows="inline">
        {links.map(({ id, href, title, icon }) => (
          <li key={id}>
            <a href={href}>
              {icon !== '' && <Icon name={resolveIconName(icon)} />}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
