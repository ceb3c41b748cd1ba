import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Card } from '../card/Card.tsx';
import { Wrap } from '../layout/Wrap.tsx';
import { Carousel } from './Carousel.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselRow } from './CarouselRow.tsx';
import { enhanceCarousels } from './enhance-carousels.ts';
import { defineExamples, type ExampleProps } from '../examples.ts';

const LABEL = { ar: 'عروض تنتهي قريباً', en: 'Offers that end soon' };

/** Renders a carousel with the enhancement that a widget applies. */
function EnhancedCarousel({ t, children }: ExampleProps & { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) enhanceCarousels(root.current);
  }, []);
  return (
    <div ref={root}>
      <Wrap>
        <Carousel label={t(LABEL)} role={t({ ar: 'عارض شرائح', en: 'carousel' })} className="grid gap-8">
          {children}
        </Carousel>
      </Wrap>
    </div>
  );
}

const controlLabels = ({ t }: ExampleProps) => ({
  previous: t({ ar: 'السابق', en: 'Previous' }),
  next: t({ ar: 'التالي', en: 'Next' }),
  position: t({ ar: '{position} من {count}', en: '{position} of {count}' }),
  goTo: t({ ar: 'انتقل إلى {position} من {count}', en: 'Go to {position} of {count}' }),
});

const slidesOf = (count: number, { t, language }: ExampleProps) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} className="grid min-h-48 place-items-center">
      {t({ ar: 'عرض', en: 'Offer' })} {formatNumber(index + 1, language)}
    </Card>
  ));

export const examples = defineExamples({
  cards: (props) => (
    <EnhancedCarousel {...props}>
      <CarouselControls labels={controlLabels(props)} className="justify-end" />
      <CarouselRow label={props.t(LABEL)} show="cards">
        {slidesOf(7, props)}
      </CarouselRow>
    </EnhancedCarousel>
  ),
  banners: (props) => (
    <EnhancedCarousel {...props}>
      <CarouselControls labels={controlLabels(props)} className="justify-end" />
      <CarouselRow label={props.t(LABEL)} show="banners">
        {slidesOf(3, props)}
      </CarouselRow>
    </EnhancedCarousel>
  ),
  oneWithDots: (props) => (
    <EnhancedCarousel {...props}>
      <CarouselRow label={props.t(LABEL)} show="one">
        {slidesOf(4, props)}
      </CarouselRow>
      <CarouselControls labels={controlLabels(props)} dots className="justify-center" />
    </EnhancedCarousel>
  ),
  allVisible: (props) => (
    <EnhancedCarousel {...props}>
      <CarouselControls labels={controlLabels(props)} className="justify-end" />
      <CarouselRow label={props.t(LABEL)} show="one">
        {slidesOf(1, props)}
      </CarouselRow>
    </EnhancedCarousel>
  ),
  editing: (props) => (
    <EnhancedCarousel {...props}>
      <CarouselRow label={props.t(LABEL)} show="cards" expanded>
        {slidesOf(3, props)}
      </CarouselRow>
    </EnhancedCarousel>
  ),
});
