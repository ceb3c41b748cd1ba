import Head from 'next/head';
import { useEffect } from 'react';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export interface CataloguePageProps extends PageBodyProps {
  /** Style sheet of the catalogue; only on the server. */
  readonly styles?: string;
}

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the bundler reads it: a built site has none of the catalogue's scripts
const load = process.env.NODE_ENV === 'development' ? () => import('./start-catalogue.ts') : undefined;

/** A page of the catalogue. */
export function CataloguePage({ styles, ...page }: CataloguePageProps) {
  useEffect(() => void load?.().then(({ startCatalogue }) => startCatalogue()), []);
  return (
    <>
      {styles !== undefined && (
        <Head>
          <style dangerouslySetInnerHTML={{ __html: styles }} />
        </Head>
      )}
      <SitePage {...page} />
    </>
  );
}
