import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { KeyFiguresProps } from './KeyFigures.widget.ts';

/** Renders a few figures, each below its name, and a small note. */
export function KeyFigures({ fields: { Title, Note, items }, page }: KeyFiguresProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  return (
    <section className="side-card key-figures">
      {isShown(Title) && (
        <Heading level={2} size="md">
          <Text field={Title} />
        </Heading>
      )}
      <dl>
        {items.map(({ id, fields }) => (
          <div key={id}>
            <dt>
              <Text field={fields.Title} />
            </dt>
            <dd>
              <Text field={fields.Figure} />
            </dd>
          </div>
        ))}
      </dl>
      {isShown(Note) && (
        <p>
          <Text field={Note} />
        </p>
      )}
    </section>
  );
}
