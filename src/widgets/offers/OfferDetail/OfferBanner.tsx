import { parseColour } from '#src/cms/fields/colour.ts';
import { isLinkComplete, isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { OfferDetailProps } from './OfferDetail.widget.ts';
import { ValidTo } from './ValidTo.tsx';

/** Classes of the picture: at the inline end, dissolving towards the text; on narrow screens below it. Mirrored in Arabic. */
const ART =
  'absolute bottom-0 end-0 h-56 w-full max-w-none object-cover object-[66%_50%] mask-[linear-gradient(to_bottom,transparent,#000_25%)] rtl:-scale-x-100 lg:end-[max(0px,calc((100vw-100rem)/2))] lg:h-full lg:w-[min(56%,54rem)] lg:mask-[linear-gradient(to_right,transparent,#000_22%)]';

/** Renders the banner of an offer on the ground of its shop; on wide screens its top is free for the breadcrumbs. */
export function OfferBanner(props: OfferDetailProps) {
  const { fields, phrases, page, data } = props;
  const colour = parseColour(fields.BackgroundColor.value);
  const hasArt = isPictureShown(fields.BannerImage);
  return (
    <section
      className="relative mt-3 overflow-clip bg-sand-100 lg:mt-0"
      {...(colour !== '' && { style: { background: colour } })}
    >
      {hasArt && (
        <Picture field={fields.BannerImage} priority className={page.state === 'edit' ? 'h-40 w-auto' : ART} />
      )}
      <Wrap className={`relative flex flex-col pt-6 lg:pt-22 lg:pb-6 ${hasArt ? 'pb-54 lg:min-h-108' : 'pb-6'}`}>
        <BackLink {...props} />
        <div className="my-auto max-w-[31rem] pt-4 pb-6">
          {!data.hasEnded && <Saving {...props} />}
          <Heading level={1} size="3xl" className="mt-3">
            <Text field={fields.Title} />
          </Heading>
          {isShown(fields.SubTitle) && (
            <p className="mt-2 text-lg text-pretty text-text-2">
              <Text field={fields.SubTitle} />
            </p>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            {!data.hasEnded && isLinked(fields.Link) && (
              <Button {...linkProps(fields.Link)}>
                <LinkText field={fields.Link} />
              </Button>
            )}
            {data.hasEnded ? (
              <Ended {...props} />
            ) : (
              <ValidTo
                {...{ fields, phrases, page }}
                isEditable
                className="flex items-center gap-2 text-sm text-text-2"
              />
            )}
          </div>
        </div>
      </Wrap>
    </section>
  );
}

/** Renders the author's link back, or else one to the page above. */
function BackLink({ fields: { BackToPreviousPageLink: link }, phrases, data }: OfferDetailProps) {
  return (
    <p>
      {isLinkComplete(link) ? (
        <Link {...linkProps(link)} variant="back">
          <LinkText field={link} />
        </Link>
      ) : (
        <Link href={data.href} variant="back">
          {data.title || phrases.offer_back}
        </Link>
      )}
    </p>
  );
}

function Ended({ fields: { ExpiryDate }, phrases, page }: OfferDetailProps) {
  const day = ExpiryDate.value === null ? '' : formatDayOrError(ExpiryDate.value, page.language);
  return (
    <p className="flex items-center gap-2 font-strong text-text">
      <Icon name="clock" />
      <span>{fill(phrases.offer_ended, { day })}</span>
    </p>
  );
}

function Saving({ fields: { Discount }, phrases, page: { language } }: OfferDetailProps) {
  if (Discount === null || Discount <= 0) return null;
  const percent = formatPercent(Discount, language, { decimals: Number.isInteger(Discount) ? 0 : 1 });
  return <Badge tone="offer">{fill(phrases.offer_saving, { percent })}</Badge>;
}
