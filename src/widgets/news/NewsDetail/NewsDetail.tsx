import { DateText } from '#src/cms/fields/DateText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { paths } from '#src/config/paths.ts';
import { ShareLinks } from '#src/features/share/ShareLinks.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { plural } from '#src/i18n/plural.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { NewsDetailProps } from './NewsDetail.widget.ts';
import { readingMinutes } from './reading-minutes.ts';

/** Renders an article: its categories, date and title above the picture, its text beside the links that share it. */
export function NewsDetail(props: NewsDetailProps) {
  const { fields, phrases, data } = props;
  return (
    <article>
      <Wrap className="pt-4 lg:pt-16">
        <Facts {...props} />
        <Heading level={1} size="3xl" className="mt-3 max-w-[22em] text-balance">
          <Text field={fields.Title} />
        </Heading>
        <Hero {...props} />
        <div className="article-body">
          <ShareLinks url={data.url} title={fields.Title.value} phrases={phrases} className="article-share" />
          <div className="article-text min-w-0">{isShown(fields.Content) && <RichText field={fields.Content} />}</div>
        </div>
      </Wrap>
    </article>
  );
}

function Facts({ fields: { PublishedDate, ArticleCategoryTags, Content }, phrases, page }: NewsDetailProps) {
  const { value } = PublishedDate;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
      {ArticleCategoryTags.map(({ id, fields: { Title } }) => (
        <Badge key={id}>
          <Text field={Title} />
        </Badge>
      ))}
      {(value !== null || PublishedDate.editable) && (
        <DateText field={PublishedDate}>
          {value !== null && <time dateTime={value}>{formatDayOrError(value, page.language)}</time>}
        </DateText>
      )}
      {Content.value !== '' && (
        <span className="text-text-3">
          {plural(phrases, 'news_minutes', readingMinutes(Content.value), page.language)}
        </span>
      )}
    </p>
  );
}

function Hero({ fields: { HeroBackgroundImage: hero } }: NewsDetailProps) {
  const isDefault = hero.src === '' && !hero.editable;
  const picture = isDefault ? { src: paths.newsImage, alt: '', width: 1200, height: 560 } : hero;
  return (
    <div className="mt-8">
      <Picture field={picture} priority className="article-hero" />
    </div>
  );
}
