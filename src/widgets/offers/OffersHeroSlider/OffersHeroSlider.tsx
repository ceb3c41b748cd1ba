import { parseColour } from '#src/cms/fields/colour.ts';
import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { BannerCard } from '#src/ui/card/BannerCard.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { OffersHeroSliderProps } from './OffersHeroSlider.widget.ts';

/** Renders slides one at a time; its title is for screen readers. Visitors turn it: it never moves by itself. */
export function OffersHeroSlider({ fields: { Title, items }, phrases, page }: OffersHeroSliderProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  return (
    <Section>
      <Wrap>
        <EditOnlyText field={Title} />
        <Carousel label={Title.value} role={phrases.carousel}>
          <CarouselRow label={Title.value} show="one" expanded={edited} className="firm-xl">
            {items.map(({ id, fields }) => (
              <Slide key={id} slide={fields} />
            ))}
          </CarouselRow>
          {!edited && items.length > 1 && (
            <CarouselControls labels={carouselLabels(phrases)} dots className="mt-4 justify-center" />
          )}
        </Carousel>
      </Wrap>
    </Section>
  );
}

interface SlideProps {
  readonly slide: OffersHeroSliderProps['fields']['items'][number]['fields'];
}

const Slide = ({ slide: { Title, SubTitle, Image, BackgroundColor, Link } }: SlideProps) => (
  <BannerCard
    level={2}
    title={<Text field={Title} />}
    background={parseColour(BackgroundColor.value)}
    {...(isShown(SubTitle) && { text: <Text field={SubTitle} /> })}
    {...(isPictureShown(Image) && { image: <Picture field={Image} /> })}
    {...(isLinkComplete(Link) && {
      action: (
        <Button {...linkProps(Link)}>
          <LinkText field={Link} />
        </Button>
      ),
    })}
  />
);
