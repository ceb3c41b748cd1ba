import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { IconCardRowProps } from './IconCardRow.widget.ts';

/** Renders cards with an icon, four in a row on wide screens. */
export function IconCardRow({ fields: { Title, items }, page }: IconCardRowProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const hasTitle = isShown(Title);
  return (
    <Section>
      <Wrap>
        {hasTitle && <SectionHead title={<Text field={Title} />} />}
        <ul className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ id, fields }) => (
            <li key={id} className="grid">
              <Card className="flex flex-col">
                <StarIcon name={resolveIconName(fields.Icon.value)} className="mb-4" />
                <Heading level={hasTitle ? 3 : 2} size="lg">
                  <Text field={fields.Title} />
                </Heading>
                {isShown(fields.Description) && (
                  <p className="mt-1 text-sm text-pretty text-text-2">
                    <Text field={fields.Description} />
                  </p>
                )}
                {isLinkComplete(fields.Link) && (
                  <p className="mt-auto pt-3">
                    <Link {...linkProps(fields.Link)} variant="go">
                      <LinkText field={fields.Link} />
                    </Link>
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
