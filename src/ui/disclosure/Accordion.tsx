import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Star } from '../icon/Star.tsx';

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Group name: browsers open at most one item per name on a page. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  /** The id of the item that starts open. */
  readonly open?: string;
  /** Renders every item open and without a toggle, for editing. */
  readonly expanded?: boolean;
  readonly className?: string;
  /** Classes of each item. */
  readonly itemClassName?: string;
}

const TITLE = 'flex min-h-18 items-center justify-between gap-4 py-5 text-lg leading-[1.6] font-label';
const CONTENT = 'max-w-measure pe-14 pb-6 text-text-2';

/** Renders items as native `details` elements: they work without scripts, and the browser's page search finds their content. */
export function Accordion({ name, items, open, expanded = false, className, itemClassName }: AccordionProps) {
  if (expanded) return <ExpandedAccordion items={items} className={className} />;
  return (
    <div className={classes('border-t border-line-strong', className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          open={id === open}
          className={classes('unfold group/accordion border-b border-line-strong', itemClassName)}
        >
          <summary className={`${TITLE} hover:text-primary`}>
            {title}
            <ToggleMark />
          </summary>
          <div className={CONTENT}>{content}</div>
        </details>
      ))}
    </div>
  );
}

function ExpandedAccordion({ items, className }: Pick<AccordionProps, 'items' | 'className'>) {
  return (
    <div className={classes('border-t border-line-strong', className)}>
      {items.map(({ id, title, content }) => (
        <div key={id} className="border-b border-line-strong">
          <div className={TITLE}>{title}</div>
          <div className={CONTENT}>{content}</div>
        </div>
      ))}
    </div>
  );
}

/** Renders a plus on a star; when the item is open, a minus on a rotated saffron star. */
function ToggleMark() {
  const stroke = 'absolute h-0.5 w-3 rounded-full bg-current';
  return (
    <span className="relative grid size-9 flex-none place-items-center text-primary group-open/accordion:text-ink-900">
      <Star className="absolute inset-0 bg-primary-soft transition-[rotate,background-color] duration-slow ease-out group-open/accordion:rotate-45 group-open/accordion:bg-saffron-500" />
      <span className={stroke} />
      <span className={classes(stroke, 'rotate-90 transition-[rotate] duration-base group-open/accordion:rotate-0')} />
    </span>
  );
}
