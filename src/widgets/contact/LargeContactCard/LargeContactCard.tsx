import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { LargeContactCardProps } from './LargeContactCard.widget.ts';

/** Renders a contact channel beside an image. */
export function LargeContactCard({ fields }: LargeContactCardProps) {
  const hasImage = isPictureShown(fields.Image);
  return (
    <Section>
      <Wrap>
        <Card flush className={classes('grid', hasImage && 'lg:grid-cols-[7fr_5fr]')}>
          <div className="grid content-center p-panel">
            {isShown(fields.SubTitle) && (
              <p className="text-sm font-label text-primary">
                <Text field={fields.SubTitle} />
              </p>
            )}
            <Heading level={2} size="2xl">
              <Text field={fields.Title} />
            </Heading>
            {isShown(fields.SecondaryTitle) && (
              <p className="mt-1 text-lg">
                <Text field={fields.SecondaryTitle} />
              </p>
            )}
            {isShown(fields.Text) && (
              <p className="mt-4 max-w-[52ch] text-pretty text-text-2">
                <Text field={fields.Text} />
              </p>
            )}
            <Actions fields={fields} />
          </div>
          {hasImage && (
            <div className="bg-surface-2 max-lg:order-first">
              <Picture field={fields.Image} className="size-full max-h-96 object-cover rtl:-scale-x-100" />
            </div>
          )}
        </Card>
      </Wrap>
    </Section>
  );
}

function Actions({ fields: { Link, CallToActionLink } }: Pick<LargeContactCardProps, 'fields'>) {
  if (!isLinkComplete(Link) && !isLinkComplete(CallToActionLink)) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {isLinkComplete(CallToActionLink) && (
        <Button {...linkProps(CallToActionLink)}>
          <LinkText field={CallToActionLink} />
        </Button>
      )}
      {isLinkComplete(Link) && (
        <Button {...linkProps(Link)} kind="line" iconEnd="arrow">
          <LinkText field={Link} />
        </Button>
      )}
    </div>
  );
}
