import { parseColour } from '#src/cms/fields/colour.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Bullets } from '#src/features/tabs/Bullets.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { FeaturedSectionsProps } from './FeaturedSections.widget.ts';

type BulletCard = FeaturedSectionsProps['fields']['items'][number]['fields']['Cards'][number];

/** Renders groups of cards with bullet lists, one tab per group. */
export function FeaturedSections({ uid, fields: { Title, SubTitle, items }, page }: FeaturedSectionsProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.TabName} />,
    content: <Cards cards={fields.Cards} level={isShown(Title) ? 3 : 2} />,
  }));
  return (
    <Section tone="sand">
      <Wrap>
        {(isShown(Title) || isShown(SubTitle)) && (
          <SectionHead
            title={<Text field={Title} />}
            lead={isShown(SubTitle) ? <Text field={SubTitle} /> : undefined}
          />
        )}
        <TabbedContent id={uid} label={Title.value} kind="pills" page={page} tabs={tabs} />
      </Wrap>
    </Section>
  );
}

function Cards({ cards, level }: { readonly cards: readonly BulletCard[]; readonly level: 2 | 3 }) {
  return (
    <ul className="grid gap-gap sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, fields }) => (
        <li key={id} className="grid">
          <Card className="flex flex-col">
            <StarIcon
              name={resolveIconName(fields.Icon.value)}
              background={parseColour(fields.IconBackground.value)}
              className="mb-4"
            />
            <Heading level={level} size="lg">
              <Text field={fields.Title} />
            </Heading>
            <Bullets title={fields.DetailsListTitle} level={level === 2 ? 3 : 4} details={fields.DetailsList} />
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
  );
}
