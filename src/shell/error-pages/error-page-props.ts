import type { GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { loadForCache } from '../content/content-version.ts';
import { type ErrorPageKind, loadErrorPage } from '../page/load-page.ts';
import { neutralErrorPage } from './neutral-error-page.ts';
import type { PageBodyProps } from '../page/PageBody.tsx';

const REVALIDATE = 300;

/** The props of an error page: from content; when the content cannot be had, a page in both languages that needs none. */
export const errorPageProps =
  (kind: ErrorPageKind): GetStaticProps<PageBodyProps> =>
  async ({ locale }) => {
    const language = languageOf(locale);
    const page = await loadForCache(() => loadErrorPage(kind, language)).catch((error: unknown) => {
      console.error(`${kind} page in ${language}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    return { props: page ?? neutralErrorPage(kind, language), revalidate: REVALIDATE };
  };
