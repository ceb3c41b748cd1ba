import type { GetServerSideProps } from 'next';
import { CataloguePage, type CataloguePageProps } from '#src/catalogue/CataloguePage.tsx';
import { languageOf } from '#src/i18n/language.ts';

export { config } from '#src/config/patches/page-config.ts';

/** The catalogue of widgets and components, on a developer's server only; a built site answers 404 and holds none of it. */
export const getServerSideProps: GetServerSideProps<CataloguePageProps> = async ({ params, locale, query }) => {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the bundler reads it and leaves the import out of a build
  if (process.env.NODE_ENV === 'development') {
    const { loadCataloguePage } = await import('#src/catalogue/load-catalogue-page.tsx');
    const segments = [params?.path ?? []].flat();
    const props = await loadCataloguePage({
      segments,
      language: languageOf(locale),
      term: [query.find].flat()[0] ?? '',
    });
    if (props) return { props };
  }
  return { notFound: true };
};

export default CataloguePage;
