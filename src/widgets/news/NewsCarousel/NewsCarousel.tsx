import { isLinkComplete } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { AllArticles, hasArticles } from '#src/features/news/LatestArticles.tsx';
import { newsCardOf } from '#src/features/news/news-card.ts';
import { NewsItem } from '#src/features/news/NewsItem.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { NewsCarouselProps } from './NewsCarousel.widget.ts';

/** Renders the newest articles in a row below a title and a link to all; nothing when there are none or they could not be loaded. */
export function NewsCarousel({ fields, phrases, page, data }: NewsCarouselProps) {
  const { Title, Description, Link: all } = fields;
  const edited = page.state === 'edit';
  if (!hasArticles(data, page)) return null;
  const cards = (data.articles ?? []).map((article) => newsCardOf(article, page.language));
  return (
    <Section>
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel}>
          <SectionHead
            title={<Text field={Title} />}
            {...(isShown(Description) && { lead: <Text field={Description} /> })}
            action={
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                {!edited && <CarouselControls labels={carouselLabels(phrases)} />}
                {isLinkComplete(all) && <AllArticles link={all} />}
              </div>
            }
          />
          <CarouselRow label={Title.value} show="cards" expanded={edited}>
            {cards.map((card) => (
              <NewsItem key={card.id} card={card} level={3} />
            ))}
          </CarouselRow>
        </Carousel>
      </Wrap>
    </Section>
  );
}
