import type { MenuLink } from './navigation-tree.ts';

interface PillsProps {
  readonly links: readonly MenuLink[];
  readonly selected: MenuLink | undefined;
  readonly label: string;
}

/** Renders the customer segments as pills; the segment of the current page is marked. */
export function Pills({ links, selected, label }: PillsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="pills">
      <ul data-arrows="inline">
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.href} {...(link === selected && { 'aria-current': 'true' as const })}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
