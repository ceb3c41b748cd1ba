import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { ThreeLinkContactCardProps } from './ThreeLinkContactCard.widget.ts';

/** Renders up to three links beside a title and description; a link without a text or target is omitted. */
export function ThreeLinkContactCard({
  fields: { Title, Description, Link, SecondaryLink, CallToActionLink },
}: ThreeLinkContactCardProps) {
  const links = [Link, SecondaryLink, CallToActionLink].filter(isLinkComplete);
  return (
    <Section>
      <Wrap>
        <Card className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div>
            <Heading level={2} size="2xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="mt-2 max-w-[48ch] text-pretty text-text-2">
                <Text field={Description} />
              </p>
            )}
          </div>
          {links.length > 0 && (
            <ul>
              {links.map((link, position) => (
                <li key={position} className="border-line not-first:border-t">
                  <Anchor
                    {...linkProps(link)}
                    className="flex min-h-15 items-center justify-between gap-4 py-3 font-label no-underline hover:underline"
                  >
                    <LinkText field={link} />
                    <Icon name="arrow" />
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Wrap>
    </Section>
  );
}
