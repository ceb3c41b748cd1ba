import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Bullets } from '#src/features/tabs/Bullets.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { TabItemCardsProps } from './TabItemCards.widget.ts';

type ItemCard = TabItemCardsProps['fields']['items'][number]['fields']['List'][number];

/** Renders cards by tab; nothing when neither the title nor any card's heading or subheading is set. */
export function TabItemCards({ uid, fields: { Title, items }, page }: TabItemCardsProps) {
  if (!hasContent({ Title, items }) && page.state !== 'edit') return null;
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.TabName} />,
    content: <Cards cards={fields.List} level={isShown(Title) ? 3 : 2} />,
  }));
  return (
    <Section>
      <Wrap>
        {isShown(Title) && <SectionHead title={<Text field={Title} />} />}
        <TabbedContent id={uid} label={Title.value} kind="line" page={page} tabs={tabs} />
      </Wrap>
    </Section>
  );
}

const hasContent = ({ Title, items }: TabItemCardsProps['fields']): boolean =>
  isShown(Title) || items.some(({ fields }) => fields.List.some((card) => hasHeading(card)));

const hasHeading = ({ fields: { Title, SubTitle } }: ItemCard): boolean => isShown(Title) || isShown(SubTitle);

function Cards({ cards, level }: { readonly cards: readonly ItemCard[]; readonly level: 2 | 3 }) {
  return (
    <ul className="grid gap-gap sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, fields }) => (
        <li key={id} className="grid">
          <Card className="flex flex-col">
            {isPictureShown(fields.Image) && (
              <Picture field={fields.Image} className="mb-4 h-auto w-full object-cover firm-md rtl:-scale-x-100" />
            )}
            {isShown(fields.Title) && (
              <Heading level={level} size="lg">
                <Text field={fields.Title} />
              </Heading>
            )}
            {isShown(fields.SubTitle) && (
              <p className="mt-1 text-sm text-pretty text-text-2">
                <Text field={fields.SubTitle} />
              </p>
            )}
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
