import type { ReactNode } from 'react';
import { elementId } from '#src/cms/fields/element-id.ts';
import { classes } from '#src/ui/classes.ts';
import { gridClasses, wordsOf } from './grid.ts';

/** SXA's styles that the site has rules for; others are class names for rules of the bank's own. */
const STYLES: ReadonlyMap<string, string> = new Map([
  ['position-center', 'sxa-center'],
  ['position-right', 'sxa-end'],
  ['indent', 'sxa-indent'],
  ['indent-side', 'sxa-indent'],
  ['indent-top', 'pt-section'],
  ['indent-bottom', 'pb-section'],
  ['list-horizontal', 'sxa-horizontal'],
  ['container-gray-background', 'sxa-ground bg-surface-2'],
  ['container-color-background', 'sxa-ground bg-primary-soft'],
  ['container-dark-background', 'sxa-ground bg-saffron-100'],
]);

/** Returns the class names of SXA's styles. */
export const styleClasses = (styles: string): string =>
  wordsOf(styles)
    .map((word) => STYLES.get(word) ?? word)
    .join(' ');

interface SxaBlockProps {
  readonly params: { readonly GridParameters: string; readonly Styles: string; readonly RenderingIdentifier: string };
  readonly as?: 'div' | 'figure' | 'nav' | 'section';
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders the element of one of SXA's blocks, with its part of the grid and its styles. */
export function SxaBlock({ params, as: Tag = 'div', label, className, children }: SxaBlockProps) {
  return (
    <Tag
      {...elementId(params.RenderingIdentifier)}
      {...(label !== undefined && { 'aria-label': label })}
      className={classes(className, gridClasses(params.GridParameters), styleClasses(params.Styles))}
    >
      {children}
    </Tag>
  );
}

/** Renders the content of placeholders as a row of twelve columns. */
export const SxaRow = ({ children }: { readonly children: ReactNode }) => <div className="sxa-row">{children}</div>;
