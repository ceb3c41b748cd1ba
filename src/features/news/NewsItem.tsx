import type { NewsCard } from './news-card.ts';

interface NewsItemProps {
  readonly card: NewsCard;
  readonly level: 2 | 3;
  /** Loads the picture at once, for one that a visitor sees first. */
  readonly priority?: boolean;
}

/** Renders the card of an article; the whole card is its link. */
export function NewsItem({ card, level, priority = false }: NewsItemProps) {
  const { dateString, date, category, brief, image, imageAlt, link } = card;
  const Title = `h${level}` as const;
  return (
    <article className="news-card">
      <div className="news-picture">
        <img
          src={image}
          alt={imageAlt}
          width="600"
          height="360"
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          {...(priority && { fetchPriority: 'high' as const })}
        />
      </div>
      <div className="news-text">
        <p className="news-facts">
          {category !== '' && <span>{category}</span>}
          {dateString !== '' && <time dateTime={date}>{dateString}</time>}
        </p>
        <Title className="news-title">
          <a href={link}>{brief}</a>
        </Title>
      </div>
    </article>
  );
}
