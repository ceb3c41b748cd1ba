import type { Language } from '#sitecore/definitions/language.ts';
import { paths } from '#src/config/paths.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import type { ListedArticle } from '#src/queries/news.query.ts';
import { articleHref } from './article-address.ts';

/** An article as its card shows it. */
export interface NewsCard {
  readonly id: string;
  /** The published day in words; empty without one. */
  readonly dateString: string;
  /** The published day for programs, as stored; empty without one. */
  readonly date: string;
  /** Title of its first category; empty without one. */
  readonly category: string;
  /** The title. */
  readonly brief: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly link: string;
}

/** Returns an article as its card shows it: without a picture the site's, without a description of the picture the title. */
export function newsCardOf(article: ListedArticle, language: Language): NewsCard {
  const { Title, PublishedDate, ArticleCategoryTags, Image } = article.fields;
  const [category] = ArticleCategoryTags;
  return {
    id: article.id,
    dateString: PublishedDate.value === null ? '' : formatDayOrError(PublishedDate.value, language),
    date: PublishedDate.value?.replace('T00:00:00Z', '') ?? '',
    category: category?.fields.Title.value ?? '',
    brief: Title.value,
    image: Image.src || paths.newsImage,
    imageAlt: Image.alt || Title.value,
    link: articleHref(article, language),
  };
}
