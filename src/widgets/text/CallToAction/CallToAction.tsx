import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text as TextField } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CallToActionProps } from './CallToAction.widget.ts';

/** Renders the next step for a reader: an icon, a sentence, a phone number and a link, below a picture where it has one. */
export function CallToAction({ fields: { Image, Icon, Title, Text, PhoneNumber: number, Link } }: CallToActionProps) {
  return (
    <section className="side-card call-to-action">
      {isPictureShown(Image) && <Picture field={Image} className="call-to-action-art" />}
      {Icon.value !== '' && <StarIcon name={resolveIconName(Icon.value)} />}
      <div>
        <Heading level={2} size="md">
          <TextField field={Title} />
        </Heading>
        {isShown(Text) && (
          <p>
            <TextField field={Text} />
          </p>
        )}
      </div>
      {isShown(number) && <PhoneNumber field={number} className="call-to-action-phone" />}
      {isLinkComplete(Link) && (
        <Button {...linkProps(Link)} kind="soft">
          <LinkText field={Link} />
        </Button>
      )}
    </section>
  );
}
