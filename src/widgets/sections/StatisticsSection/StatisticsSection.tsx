import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { CardLink } from '#src/features/section/CardLink.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { PauseButton } from '#src/features/section/PauseButton.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { classes } from '#src/ui/classes.ts';
import type { StatisticsSectionProps } from './StatisticsSection.widget.ts';

type Statistic = StatisticsSectionProps['fields']['items'][number];

/** Cards of the first row (document 3, section 9). */
const FIRST_ROW = 2;

/** Renders figures in cards: two in the first row, all others in the second; the picture of the second card moves. */
export function StatisticsSection({ fields, params, page, phrases }: StatisticsSectionProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  const others = shown.slice(FIRST_ROW);
  const edited = page.state === 'edit';
  return (
    <Frame fields={fields} params={params}>
      <ul className="statistics">
        {shown.slice(0, FIRST_ROW).map((card, index) => (
          <StatisticCard key={card.id} card={card} pause={index === 1 && !edited ? phrases.pause_motion : undefined} />
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="statistics-more">
          {others.map((card) => (
            <StatisticCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

interface StatisticCardProps {
  readonly card: Statistic;
  /** Name of the button that pauses the card's picture; undefined for a picture that rests. */
  readonly pause?: string | undefined;
}

function StatisticCard({ card: { fields }, pause }: StatisticCardProps) {
  const { SubTitle, Title, InformativeMessage, Image, ShiftImageRight, Link } = fields;
  const moves = pause !== undefined && Image.src !== '';
  return (
    <li className="statistic">
      {isPictureShown(Image) && (
        <span className={classes('statistic-art', ShiftImageRight && 'statistic-art-shifted')}>
          {moves ? <MovingPicture image={Image} /> : <Picture field={Image} />}
        </span>
      )}
      <p className="statistic-figure">
        <Text field={SubTitle} />
      </p>
      {isShown(Title) && (
        <p>
          <Text field={Title} />
        </p>
      )}
      {isShown(InformativeMessage) && (
        <small>
          {'* '}
          <Text field={InformativeMessage} />
        </small>
      )}
      <CardLink field={Link} />
      {moves && <PauseButton label={pause} />}
    </li>
  );
}

/** Renders a picture twice, one below the other, so that moving it by its height has no end. */
function MovingPicture({ image }: { readonly image: ImageValue }) {
  return (
    <span className="statistic-strip">
      <Picture field={image} />
      <Picture field={{ ...image, alt: '' }} />
    </span>
  );
}
