import type { GetStaticPaths, GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { PageBody, type PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { loadProbePage } from '../load-probe-page.ts';

export { config } from '#src/config/patches/page-config.ts';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<PageBodyProps> = async ({ params, locale }) => {
  const page = await loadProbePage([params?.path ?? []].flat(), languageOf(locale));
  return page ? { props: page } : { notFound: true };
};

export default PageBody;
