import { partsOf } from '#src/features/sxa/parts.ts';
import { styleClasses, SxaBlock, SxaRow } from '#src/features/sxa/SxaBlock.tsx';
import type { RowSplitterProps } from './RowSplitter.widget.ts';

/** Renders blocks in rows. */
export function RowSplitter({ params, slots, page }: RowSplitterProps) {
  // An author reaches what visitors do not see.
  const enabled = page.state === 'edit' ? '' : params.EnabledPlaceholders;
  const values: Readonly<Record<string, string>> = params;
  return (
    <SxaBlock params={params} className="sxa-frame sxa-rows">
      {partsOf('row', enabled, slots).map(({ part, content }) => (
        <div key={part} className={styleClasses(values[`Styles${part}`] ?? '')}>
          <SxaRow>{content}</SxaRow>
        </div>
      ))}
    </SxaBlock>
  );
}
