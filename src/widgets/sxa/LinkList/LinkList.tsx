import { isLinked } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import { SxaLink } from '#src/features/sxa/SxaLink.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { LinkListProps } from './LinkList.widget.ts';

/** Renders a list of links below its title. */
export function LinkList({ fields, params }: LinkListProps) {
  const { title, links } = fields.data;
  const shown = links.filter(isLinked);
  if (!isShown(title) && shown.length === 0) return null;
  return (
    <SxaBlock params={params} className="sxa-block">
      {isShown(title) && (
        <Heading level={2} size="xl">
          <Text field={title} />
        </Heading>
      )}
      {shown.length > 0 && (
        <ul className="sxa-links">
          {shown.map((field, index) => (
            <li key={index}>
              <SxaLink field={field} />
            </li>
          ))}
        </ul>
      )}
    </SxaBlock>
  );
}
