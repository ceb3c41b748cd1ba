import { gridClasses } from '#src/features/sxa/grid.ts';
import { partsOf } from '#src/features/sxa/parts.ts';
import { styleClasses, SxaBlock, SxaRow } from '#src/features/sxa/SxaBlock.tsx';
import { classes } from '#src/ui/classes.ts';
import type { ColumnSplitterProps } from './ColumnSplitter.widget.ts';

/** Renders blocks in columns, each with its part of twelve. */
export function ColumnSplitter({ params, slots, page }: ColumnSplitterProps) {
  // An author reaches what visitors do not see.
  const enabled = page.state === 'edit' ? '' : params.EnabledPlaceholders;
  const values: Readonly<Record<string, string>> = params;
  return (
    <SxaBlock params={params} className="sxa-columns">
      {partsOf('column', enabled, slots).map(({ part, content }) => (
        <div
          key={part}
          className={classes(
            gridClasses(values[`ColumnWidth${part}`] ?? ''),
            styleClasses(values[`Styles${part}`] ?? ''),
          )}
        >
          <SxaRow>{content}</SxaRow>
        </div>
      ))}
    </SxaBlock>
  );
}
