import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { groundStyle } from '#src/features/section/ground-style.ts';
import { shownItems } from '#src/features/section/section-data.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { SegmentsHeroProps } from './SegmentsHero.widget.ts';

/** Renders the segments of the bank as cards under a heading, each a link as a whole. */
export function SegmentsHero({ fields, params, page }: SegmentsHeroProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ul className="segment-row">
        {shown.map(({ id, fields: { Title, Description, Image, BackgroundColor, Link } }) => (
          <li key={id} className="segment-card" {...groundStyle(BackgroundColor.value)}>
            {isPictureShown(Image) && (
              <span className="segment-art">
                <Picture field={Image} />
              </span>
            )}
            <Heading level={levelIn(fields)} size="2xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p>
                <Text field={Description} />
              </p>
            )}
            <Anchor {...linkProps(Link)} className="segment-link" {...named(Link.text, Title.value)}>
              <LinkText field={Link} />
              <Icon name="arrow" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Names a link by its words and its segment: all of them say the same. */
const named = (words: string, segment: string) => ({ 'aria-label': words === '' ? segment : `${words}: ${segment}` });
