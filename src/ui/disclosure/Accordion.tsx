import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Group name: browsers open at most one item per name on a page. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  /** Outline level of the titles. */
  readonly level: 2 | 3 | 4;
  /** The id of the item that starts open. */
  readonly open?: string;
  /** Renders every item open and without a toggle, for editing. */
  readonly expanded?: boolean;
  readonly className?: string;
  /** Classes of each item. */
  readonly itemClassName?: string;
}

/** Renders items as native `details` elements: they work without scripts, and the browser's page search finds their content. */
export function Accordion({ name, items, level, open, expanded = false, className, itemClassName }: AccordionProps) {
  if (expanded) return <ExpandedAccordion items={items} level={level} className={className} />;
  const Title = TITLES[level];
  return (
    <div className={classes('accordion', className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} open={id === open} className={classes('unfold', itemClassName)}>
          <summary>
            <Title>{title}</Title>
            <i className="accordion-mark" />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  );
}

const TITLES = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function ExpandedAccordion({ items, level, className }: Pick<AccordionProps, 'items' | 'level' | 'className'>) {
  const Title = TITLES[level];
  return (
    <div className={classes('accordion', className)}>
      {items.map(({ id, title, content }) => (
        <div key={id}>
          <Title>{title}</Title>
          <div>{content}</div>
        </div>
      ))}
    </div>
  );
}
