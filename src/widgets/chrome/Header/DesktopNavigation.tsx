import { Text } from '#src/cms/fields/Text.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { isCurrent } from './current-page.ts';
import type { HeaderProps } from './Header.tsx';

type Group = HeaderProps['fields']['items'][number];

interface DesktopNavigationProps {
  readonly groups: readonly Group[];
  readonly page: PageFacts;
  readonly label: string;
}

const ITEM =
  'inline-flex min-h-touch cursor-pointer items-center gap-1 rounded-sm px-3 text-sm font-normal whitespace-nowrap text-text no-underline hover:bg-primary-soft hover:text-primary';

/** The second row of the header on wide screens: a plain link where a group has one, a disclosure where it has more. */
export function DesktopNavigation({ groups, page, label }: DesktopNavigationProps) {
  return (
    <nav aria-label={label} className="me-auto max-xl:hidden">
      <ul className="flex gap-0.5">
        {groups.map((group) => (
          <li key={group.id}>
            <Entry group={group} page={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ group: { fields }, page }: { readonly group: Group; readonly page: PageFacts }) {
  const [first] = fields.items;
  if (!first) return null;
  if (fields.items.length === 1) {
    const { href, text } = first.fields.Link;
    return (
      <a href={href} className={ITEM} {...(isCurrent(href, page.path) && { 'aria-current': 'page' as const })}>
        {text}
      </a>
    );
  }
  return (
    <details name="main-navigation" className="group relative">
      <summary className={`${ITEM} list-none group-open:bg-primary-soft group-open:text-primary`}>
        <Text field={fields.Title} />
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="absolute start-0 top-full z-mega mt-3 w-80 border border-line bg-surface p-3 shadow-e3 firm-lg">
        {fields.items.map(({ id, fields: { Link: link, Description } }) => (
          <li key={id}>
            <a
              href={link.href}
              className="block rounded-xs px-3 py-2 text-text no-underline hover:bg-primary-soft hover:text-primary"
            >
              <span className="text-sm font-label">{link.text}</span>
              <small className="block text-2xs leading-relaxed text-text-3">
                <Text field={Description} />
              </small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
