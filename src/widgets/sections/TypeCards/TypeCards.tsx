import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { cardLook } from '#src/features/section/card-look.ts';
import { CardLink } from '#src/features/section/CardLink.tsx';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { groundStyle } from '#src/features/section/ground-style.ts';
import { shownItems } from '#src/features/section/section-data.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { TypeCardsProps } from './TypeCards.widget.ts';

/** Renders a card for each type, such as the types of branch: heading, subheading, details, image and link. */
export function TypeCards({ fields, params, page }: TypeCardsProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ul className="type-cards" {...cardLook(params)}>
        {shown.map(({ id, fields: { Heading: heading, SubHeading, DetailsList, Image, BackgroundColor, Link } }) => (
          <li key={id} className="type-card" {...groundStyle(BackgroundColor.value)}>
            <Figure image={Image} background={BackgroundColor.value} className="type-card-art" />
            <div>
              <Heading level={levelIn(fields)} size="xl">
                <Text field={heading} />
              </Heading>
              {isShown(SubHeading) && (
                <p>
                  <Text field={SubHeading} />
                </p>
              )}
              {DetailsList.length > 0 && (
                <ul className="bullets">
                  {DetailsList.map(({ name, value }, index) => (
                    <li key={`${name}-${index}`}>{value}</li>
                  ))}
                </ul>
              )}
              <CardLink field={Link} variant={params.linkVariant} />
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
