import { parseColour } from '#src/cms/fields/colour.ts';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { ProductCard } from '#src/ui/card/ProductCard.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { CardGridProps } from './CardGrid.widget.ts';

const COLUMNS: Readonly<Record<CardGridProps['params']['Columns'], string>> = {
  '4': 'lg:grid-cols-4',
  '3': 'lg:grid-cols-3',
  '2': '',
};

/** Renders a grid of cards, each a link, with a title and an optional subtitle and link. */
export function CardGrid({ fields: { Title, SubTitle, Link: allLink, items }, params, phrases, page }: CardGridProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  return (
    <Section>
      <Wrap>
        {isShown(Title) && (
          <SectionHead
            title={<Text field={Title} />}
            lead={isShown(SubTitle) ? <Text field={SubTitle} /> : undefined}
            action={
              isLinked(allLink) ? (
                <Link {...linkProps(allLink)} variant="go">
                  <LinkText field={allLink} />
                </Link>
              ) : undefined
            }
          />
        )}
        <ul className={`grid grid-cols-2 gap-gap ${COLUMNS[params.Columns]}`}>
          {items.map(({ id, fields }) => (
            <li key={id} className={fields.Wide ? 'col-span-2 grid' : 'grid'}>
              <ProductCard
                href={page.state === 'edit' ? undefined : fields.Link.href}
                title={<Text field={fields.Title} />}
                text={isShown(fields.Description) ? <Text field={fields.Description} /> : undefined}
                action={<LinkText field={fields.Link} fallback={phrases.learn_more} />}
                background={parseColour(fields.BackgroundColor.value)}
                image={fields.Image}
                wideImage={fields.Wide ? fields.ImageWide : undefined}
                art={page.state === 'edit' ? <EditedArt card={fields} /> : undefined}
              />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

/** Renders both images of a card for editing, where a visitor sees only one of them. */
function EditedArt({
  card: { Image, ImageWide },
}: {
  readonly card: Pick<CardGridProps['fields']['items'][number]['fields'], 'Image' | 'ImageWide'>;
}) {
  return [Image, ImageWide].filter(isPictureShown).map((image, index) => <Picture key={index} field={image} />);
}
