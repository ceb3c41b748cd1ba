import type { CSSProperties } from 'react';
import type { ItemView } from '#sitecore/definitions/fields/items.ts';
import type { contentCard } from '#sitecore/definitions/templates/section.ts';
import { parseColour } from '#src/cms/fields/colour.ts';
import { isPictureShown } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { cardLook } from './card-look.ts';
import { CardLink } from './CardLink.tsx';
import { Figure } from './Figure.tsx';
import { groundStyle } from './ground-style.ts';
import { InfoBullets } from './InfoBullets.tsx';
import type { CardParams } from './section-data.ts';

type ContentCard = ItemView<typeof contentCard.fields>;

interface ContentCardsProps {
  readonly cards: readonly ContentCard[];
  readonly params: CardParams;
  readonly level: 2 | 3;
  /** Columns on wide screens; the class sets those of other widths. */
  readonly columns: number;
  readonly className: string;
  /** Name of the button that shows a card's details, `{title}` standing for the card's. */
  readonly detailsLabel: string;
}

/** Renders content items as cards in columns; their look is that of the rendering's parameters. */
export function ContentCards({ cards, params, level, columns, className, detailsLabel }: ContentCardsProps) {
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return (
    <ul className={`content-cards ${className}`} style={style} {...cardLook(params)}>
      {cards.map((card) => (
        <Card
          key={card.id}
          card={card}
          level={level}
          variant={params.linkVariant}
          detailsLabel={detailsLabel.replace('{title}', card.fields.Title.value)}
        />
      ))}
    </ul>
  );
}

interface CardProps extends Pick<ContentCardsProps, 'level' | 'detailsLabel'> {
  readonly card: ContentCard;
  readonly variant: CardParams['linkVariant'];
}

function Card({ card: { id, fields }, level, variant, detailsLabel }: CardProps) {
  const pictured = isPictureShown(fields.Image);
  return (
    <li
      className={pictured ? 'content-card content-card-pictured' : 'content-card'}
      {...groundStyle(fields.BackgroundColor.value)}
    >
      {pictured && <Figure image={fields.Image} className="content-card-art" />}
      <div>
        {fields.Icon.value !== '' && (
          <StarIcon name={resolveIconName(fields.Icon.value)} background={parseColour(fields.IconBackground.value)} />
        )}
        <Heading level={level} size="lg">
          <Text field={fields.Title} />
        </Heading>
        {isShown(fields.Description) && (
          <p>
            <Text field={fields.Description} />
          </p>
        )}
        {isShown(fields.Note) && (
          <small>
            <Text field={fields.Note} />
          </small>
        )}
        <CardLink field={fields.Link} variant={variant} />
      </div>
      <InfoBullets
        id={`details-${id}`}
        label={detailsLabel}
        title={fields.DetailsListTitle}
        details={fields.DetailsList}
      />
    </li>
  );
}
