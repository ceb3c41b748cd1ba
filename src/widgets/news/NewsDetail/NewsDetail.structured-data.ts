import type { StructuredData } from '#src/cms/structured-data.ts';
import { paths } from '#src/config/paths.ts';
import type { widget } from './NewsDetail.widget.ts';

/** The article, for search engines, published by the bank. */
export const structuredData: StructuredData<typeof widget> = (fields, { title, url, publicUrl, language }) => {
  const { Title, PublishedDate, HeroBackgroundImage, ArticleCategoryTags } = fields;
  const bank = { '@type': 'BankOrCreditUnion', '@id': `${publicUrl}/#bank` };
  return [
    {
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: Title.value || title,
      image: new URL(HeroBackgroundImage.src || paths.newsImage, publicUrl).href,
      ...(PublishedDate.value !== null && { datePublished: PublishedDate.value }),
      ...(ArticleCategoryTags.length > 0 && {
        articleSection: ArticleCategoryTags.map(({ fields: tag }) => tag.Title.value),
      }),
      inLanguage: language,
      mainEntityOfPage: url,
      author: bank,
      publisher: bank,
    },
  ];
};
