import Head from 'next/head';
import { PageBody, type PageBodyProps } from '#src/shell/page/PageBody.tsx';

export interface CataloguePageProps extends PageBodyProps {
  /** Style sheet of the catalogue; only on the server. */
  readonly styles?: string;
}

// eslint-disable-next-line no-restricted-syntax -- the bundler reads it: a built site has none of the catalogue's scripts
const start = process.env.NODE_ENV === 'development' ? () => import('./start-catalogue.ts') : undefined;

/** A page of the catalogue. */
export const CataloguePage = ({ styles, ...body }: CataloguePageProps) => (
  <>
    {styles !== undefined && (
      <Head>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </Head>
    )}
    <PageBody {...body} start={start} />
  </>
);
