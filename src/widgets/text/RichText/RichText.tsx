import { elementId } from '#src/cms/fields/element-id.ts';
import { RichText as Formatted } from '#src/cms/fields/RichText.tsx';
import { listHeadings } from '#src/cms/list-headings.ts';
import { gridClasses } from '#src/features/sxa/grid.ts';
import { styleClasses } from '#src/features/sxa/SxaBlock.tsx';
import { classes } from '#src/ui/classes.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { RichTextProps } from './RichText.widget.ts';

/** Renders formatted text, such as terms, policies or articles, and beside it its contents and companion. */
export function RichText({ fields: { Text }, params, phrases, slots }: RichTextProps) {
  const companion = Object.entries(slots).find(([name]) => name.startsWith('companion-'))?.[1];
  const { field, headings } = params.Contents ? listHeadings(Text) : { field: Text, headings: [] };
  const isAlone = companion === undefined && headings.length === 0;
  return (
    <Section
      {...elementId(params.RenderingIdentifier)}
      className={classes(gridClasses(params.GridParameters), styleClasses(params.Styles))}
      isDeferred
    >
      <Wrap {...(!isAlone && { className: 'text-columns' })}>
        {headings.length > 0 && (
          <nav aria-label={phrases.page_contents} className="page-contents">
            <p aria-hidden="true">{phrases.page_contents}</p>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Formatted field={field} />
        {companion !== undefined && <div className="companion">{companion}</div>}
      </Wrap>
    </Section>
  );
}
