import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { FooterProps } from './Footer.widget.ts';

type Groups = FooterProps['fields']['items'];

interface FooterColumnsProps {
  readonly groups: Groups;
  /** Renders each column once, open at any width. */
  readonly isEdited: boolean;
}

/** Renders the link columns: open side by side on wide screens, disclosures on narrow ones. */
export function FooterColumns({ groups, isEdited }: FooterColumnsProps) {
  return (
    <div className="footer-columns">
      {groups.map(({ id, fields: { Title, items } }) => (
        <div key={id}>
          {isShown(Title) && (
            <h2>
              <Text field={Title} />
            </h2>
          )}
          {isEdited || !isShown(Title) ? (
            <Links links={items} />
          ) : (
            <details name="footer">
              <summary>
                <Text field={Title} />
                <Icon name="down" />
              </summary>
              <Links links={items} />
            </details>
          )}
        </div>
      ))}
    </div>
  );
}

function Links({ links }: { readonly links: Groups[number]['fields']['items'] }) {
  return (
    <ul className="footer-links">
      {links.map(({ id, fields: { Link: link } }) => (
        <li key={id}>
          <Anchor {...linkProps(link)}>
            <LinkText field={link} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
