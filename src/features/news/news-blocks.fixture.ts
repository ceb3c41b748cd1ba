/** Returns the examples of a block of articles with a title. */
export const newsBlockExamples = (Title: { readonly ar: string; readonly en: string }) => {
  const Root = { name: 'articles', fields: {} };
  return {
    minimal: { fields: { Title, Root } },
    full: {
      fields: {
        Title,
        Description: {
          ar: 'ما جدّ في البنك وفروعه ومنتجاته.',
          en: 'What is new in the bank, its branches and its products.',
        },
        Root,
        Link: { ar: { text: 'كل الأخبار', href: '/about/news' }, en: { text: 'All news', href: '/about/news' } },
      },
    },
  };
};
