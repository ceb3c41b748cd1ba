import type { GetStaticProps } from 'next';
import { isBuilding } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';
import { loadForCache } from '#src/services/content-version.ts';
import { type ErrorPageKind, loadErrorPage } from '../page/load-page.ts';
import { neutralErrorPage } from './neutral-error-page.ts';
import type { PageBodyProps } from '../page/PageBody.tsx';
import { errorMessage } from '../error-message.ts';

const REVALIDATE = 300;

/** Seconds after which the neutral page of a build without content is replaced. */
const REVALIDATE_NEUTRAL = 5;

/**
 * Returns getStaticProps of an error page: the page from content. When it cannot be loaded, a build takes the neutral page,
 * and a server keeps the last one.
 */
export const errorPageProps =
  (kind: ErrorPageKind): GetStaticProps<PageBodyProps> =>
  async ({ locale }) => {
    const language = languageOf(locale);
    try {
      const page = await loadForCache(() => loadErrorPage(kind, language));
      return { props: page ?? neutralErrorPage(kind, language), revalidate: REVALIDATE };
    } catch (error) {
      if (!isBuilding()) throw error;
      console.error(`${kind} page in ${language}: ${errorMessage(error)}`);
      return { props: neutralErrorPage(kind, language), revalidate: REVALIDATE_NEUTRAL };
    }
  };
