import { classes } from '#src/ui/classes.ts';
import type { MenuLink } from './navigation-tree.ts';

interface PillsProps {
  readonly links: readonly MenuLink[];
  readonly selected: MenuLink | undefined;
  readonly label: string;
  readonly className?: string;
}

/** Renders the customer segments as pills; the segment of the current page is marked. */
export function Pills({ links, selected, label, className }: PillsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={classes('flex-none', className)}>
      <ul className="flex rounded-full bg-sand-200 p-1" data-arrows="inline">
        {links.map((link) => (
          <li key={link.id}>
            <a
              href={link.href}
              {...(link === selected && { 'aria-current': 'true' as const })}
              className="block rounded-full px-4 py-1 text-center text-xs leading-7 font-label whitespace-nowrap text-text-2 no-underline hover:text-text aria-[current]:bg-white aria-[current]:text-primary aria-[current]:shadow-e1"
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
