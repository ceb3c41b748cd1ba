const category = (name: string, ar: string, en: string) => ({ name, fields: { Title: { ar, en } } });

/** Title and categories of the galleries of films in examples. */
export const galleryTitle = { ar: 'شاهد واقرأ', en: 'Watch and read' };
export const howTo = category('how-to', 'كيف تستخدم', 'How to');
export const safety = category('safety', 'أمان', 'Safety');
export const stories = category('stories', 'قصص', 'Stories');

/** Returns a film of these categories with a title and a file alone. */
export const filmExample = (number: number, categories: readonly ReturnType<typeof category>[]) => ({
  name: `film-${number}`,
  fields: {
    Title: { ar: `فيلم ${number.toLocaleString('ar-EG')}`, en: `Film ${number}` },
    File: { src: 'videos/open-an-account.webm' },
    Category: categories,
  },
});
