import type { GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { loadForCache } from '#src/services/content-version.ts';
import { type ErrorPageKind, loadErrorPage } from '../page/load-page.ts';
import { neutralErrorPage } from './neutral-error-page.ts';
import type { PageBodyProps } from '../page/PageBody.tsx';
import { errorMessage } from '../error-message.ts';

const REVALIDATE = 300;

/**
 * Returns getStaticProps of an error page: the page from content, or the neutral page when the content platform is
 * unavailable.
 */
export const errorPageProps =
  (kind: ErrorPageKind): GetStaticProps<PageBodyProps> =>
  async ({ locale }) => {
    const language = languageOf(locale);
    const page = await loadForCache(() => loadErrorPage(kind, language)).catch((error: unknown) => {
      console.error(`${kind} page in ${language}: ${errorMessage(error)}`);
      return undefined;
    });
    return { props: page ?? neutralErrorPage(kind, language), revalidate: REVALIDATE };
  };
