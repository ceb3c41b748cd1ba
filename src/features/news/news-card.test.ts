import { describe, expect, it } from 'vitest';
import { news, type ListedArticle } from '#src/queries/news.query.ts';
import { newsCardOf } from './news-card.ts';

const tag = (name: string) => ({ id: name, name, fields: { Title: { value: `نص ${name}` } } });

/** Returns an article with these fields besides its title. */
function articleWith(fields: Readonly<Record<string, unknown>>): ListedArticle {
  const results = [
    { id: 'AB12', url: { path: '/about/news/malqa' }, Title: { jsonValue: { value: 'فرع الملقا' } }, ...fields },
  ];
  const [article] = news.parse({ search: { total: 1, results } }).items;
  if (!article) throw new Error('the article is not read');
  return article;
}

const PICTURE = { value: { src: '/-/media/news/tower.svg', alt: 'برج' } };

describe('newsCardOf', () => {
  it('DATA-13 returns day, first category, title, picture with its description, and link', () => {
    const full = articleWith({
      PublishedDate: { jsonValue: { value: '2026-11-05T00:00:00Z' } },
      ArticleCategoryTags: { jsonValue: [tag('branches'), tag('products')] },
      Image: { jsonValue: PICTURE },
    });
    expect(newsCardOf(full, 'ar')).toEqual({
      id: 'AB12',
      dateString: '٥ نوفمبر ٢٠٢٦',
      date: '2026-11-05',
      category: 'نص branches',
      brief: 'فرع الملقا',
      image: '/-/media/news/tower.svg',
      imageAlt: 'برج',
      link: '/about/news/malqa?id=ab12',
    });
    expect(newsCardOf(full, 'en')).toMatchObject({
      dateString: 'November 5, 2026',
      link: '/en/about/news/malqa?id=ab12',
    });
  });

  it('has the site’s picture, described by the title, and no date or category when the article has none', () => {
    expect(newsCardOf(articleWith({}), 'ar')).toMatchObject({
      dateString: '',
      date: '',
      category: '',
      image: '/scenes/news.svg',
      imageAlt: 'فرع الملقا',
    });
    const undescribed = articleWith({ Image: { jsonValue: { value: { ...PICTURE.value, alt: '' } } } });
    expect(newsCardOf(undescribed, 'ar').imageAlt).toBe('فرع الملقا');
  });

  it('says that a date is invalid instead of failing', () => {
    const broken = articleWith({ PublishedDate: { jsonValue: { value: '2026-13-45T99:00:00Z' } } });
    expect(newsCardOf(broken, 'en').dateString).toBe('Invalid date format');
  });
});
