import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { cardLook } from '#src/features/section/card-look.ts';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { DealsBlockProps } from './DealsBlock.widget.ts';

type Deal = DealsBlockProps['fields']['items'][number]['fields'];

/** Renders deals of partners: mark, title, description; each card is its link. */
export function DealsBlock({ fields, params, page, phrases }: DealsBlockProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ul className="deal-row" {...cardLook(params)}>
        {shown.map(({ id, fields: deal }) => (
          <li key={id} className="deal">
            <Figure image={deal.ImageUrl} className="deal-art" />
            <div>
              <Heading level={levelIn(fields)} size="md">
                <Text field={deal.Title} />
              </Heading>
              {isShown(deal.Description) && (
                <p>
                  <Text field={deal.Description} />
                </p>
              )}
            </div>
            <Foot deal={deal} learnMore={phrases.learn_more} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Foot({ deal: { Link, Tag, Title }, learnMore }: { readonly deal: Deal; readonly learnMore: string }) {
  const words = Link.text || learnMore;
  const linked = Link.href !== '' || Boolean(Link.editableFirstPart);
  if (!linked && !isShown(Tag)) return null;
  return (
    <div className="deal-foot">
      {linked && (
        <Anchor {...linkProps(Link)} className="deal-link" aria-label={`${words}: ${Title.value}`}>
          <LinkText field={Link} fallback={learnMore} />
          <Icon name="arrow" />
        </Anchor>
      )}
      {isShown(Tag) && (
        <Badge tone="warning">
          <Text field={Tag} />
        </Badge>
      )}
    </div>
  );
}
