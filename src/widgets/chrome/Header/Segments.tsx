import { leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { Anchor } from '#src/ui/Anchor.tsx';
import { nearest } from './current-page.ts';
import type { HeaderProps } from './Header.tsx';

interface SegmentsProps {
  readonly links: HeaderProps['fields']['Segments'];
  readonly page: PageFacts;
  readonly label: string;
  readonly className?: string;
}

/** At most this many segments are pills. */
const PILLS = 3;

/** Whom the bank serves, as pills: the one whose pages the visitor reads is marked, failing that the first. */
export function Segments({ links, page, label, className = '' }: SegmentsProps) {
  const pills = (page.state === 'edit' ? links : links.slice(0, PILLS)).map(({ fields }) => fields.Link);
  const chosen = nearest(pills, page.path) ?? pills[0];
  if (pills.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex rounded-full bg-sand-200 p-1">
        {pills.map((link) => (
          <li key={link.href} className="flex-1">
            <Anchor
              {...leadTo(link)}
              {...(link === chosen && { 'aria-current': 'true' as const })}
              className="block rounded-full px-4 py-1 text-center text-xs leading-7 font-label whitespace-nowrap text-text-2 no-underline hover:text-text aria-[current]:bg-white aria-[current]:text-primary aria-[current]:shadow-e1"
            >
              <LinkText field={link} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
