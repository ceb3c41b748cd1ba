import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { pagePaths } from '#src/config/paths.ts';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CarouselPartner } from './sahlha-carousel-data.ts';
import { slotOf } from './slot-of.ts';
import type { SahlhaCarouselProps } from './SahlhaCarousel.widget.ts';

/** Renders chosen partners as a ring that `enhanceRing` turns; at rest, without scripts and for an author, as cards. */
export function SahlhaCarousel({ fields, phrases, page, data: { partners } }: SahlhaCarouselProps) {
  const { Title, ValidityNotice, BackLink } = fields;
  const edited = page.state === 'edit';
  return (
    <Wrap>
      <p className="pt-4">
        <Link
          {...(isLinked(BackLink) ? linkProps(BackLink) : { href: localizeHref(pagePaths.sahlha, page.language) })}
          variant="back"
        >
          <LinkText field={BackLink} fallback={phrases.sahlha_back} />
        </Link>
      </p>
      <div className="flex flex-col items-center gap-2 pt-6 pb-8 text-center">
        <Heading level={1} size="3xl">
          <Text field={Title} />
        </Heading>
        <p className="flex items-center gap-2 text-sm text-text-2">
          <Icon name="clock" />
          {isShown(ValidityNotice) ? <Text field={ValidityNotice} /> : phrases.sahlha_valid_to}
        </p>
      </div>
      {partners !== null && partners.length > 0 && (
        <Carousel label={Title.value} role={phrases.carousel} className="ring-view">
          <ul data-ring="" aria-label={Title.value} className={edited ? 'ring-cards' : 'ring-cards turning-ring'}>
            {partners.map((partner, index) => (
              <li key={partner.id} data-slot={slotOf(index, 0, partners.length)}>
                <RingCard partner={partner} isFirst={index === 0} />
              </li>
            ))}
          </ul>
          {!edited && (
            <CarouselControls labels={carouselLabels(phrases)} dots className="mt-8 justify-center print:hidden" />
          )}
        </Carousel>
      )}
    </Wrap>
  );
}

interface RingCardProps {
  readonly partner: CarouselPartner;
  /** Stands in the middle at first. */
  readonly isFirst: boolean;
}

const RingCard = ({ partner: { title, text, image }, isFirst }: RingCardProps) => (
  <article className="ring-card">
    <div className="ring-art">
      <Picture field={image} priority={isFirst} />
    </div>
    <div className="ring-text">
      <h2>{title}</h2>
      {text !== '' && <p>{text}</p>}
    </div>
  </article>
);
