import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { LinkListProps } from './LinkList.widget.ts';

/** Renders a list of links below its title. */
export function LinkList({ fields, params }: LinkListProps) {
  const { title, links } = fields.data;
  const complete = links.filter(isLinkComplete);
  if (!isShown(title) && complete.length === 0) return null;
  return (
    <SxaBlock params={params} className="sxa-block">
      {isShown(title) && (
        <Heading level={2} size="xl">
          <Text field={title} />
        </Heading>
      )}
      {complete.length > 0 && (
        <ul className="sxa-links">
          {complete.map((field, index) => (
            <li key={index}>
              <Link {...linkProps(field)} external={field.target === '_blank'}>
                <LinkText field={field} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SxaBlock>
  );
}
