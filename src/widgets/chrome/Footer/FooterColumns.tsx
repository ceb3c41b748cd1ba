import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
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
  const columns = groups.map((group) => (
    <div key={group.id} {...(!isEdited && { className: 'max-lg:hidden' })}>
      <h2 className="text-sm font-strong tracking-normal text-white">
        <Text field={group.fields.Title} />
      </h2>
      <Links links={group.fields.items} />
    </div>
  ));
  if (isEdited) return columns;
  return (
    <>
      {columns}
      <div className="lg:hidden">
        {groups.map((group) => (
          <details key={group.id} name="footer" className="group border-b border-white/15">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-label text-white">
              <Text field={group.fields.Title} />
              <Icon name="down" className="size-5 group-open:rotate-180" />
            </summary>
            <Links links={group.fields.items} />
          </details>
        ))}
      </div>
    </>
  );
}

function Links({ links }: { readonly links: Groups[number]['fields']['items'] }) {
  return (
    <ul className="py-3 text-sm">
      {links.map(({ id, fields: { Link: link } }) => (
        <li key={id}>
          <Anchor
            {...linkProps(link)}
            className="inline-flex min-h-10 items-center text-inherit no-underline hover:text-white hover:underline max-lg:min-h-touch"
          >
            <LinkText field={link} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
