import Head from 'next/head';
import { useEffect } from 'react';
import type { BrowserRegistry } from '#src/cms/islands/browser-view.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageHead } from './page-head.ts';

/** In a browser only what wakes its islands is left of a page's props; see src/pages/_document.tsx. */
export type PageBodyProps = Pick<LoadedPage, 'islands'> & Partial<Pick<LoadedPage, 'head' | 'html'>>;

/** A page's body: rendered once, on the server; the browser adopts the HTML that stands there and wakes its islands. */
export function PageBody({
  head,
  html = '',
  islands,
  registry,
}: PageBodyProps & { readonly registry: BrowserRegistry }) {
  useEffect(() => {
    if (Object.keys(islands).length === 0) return;
    void import('#src/cms/islands/wake.tsx').then(({ wakeIslands }) => wakeIslands(islands, registry));
  }, [islands, registry]);
  return (
    <>
      {head && <PageHeadTags head={head} />}
      <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function PageHeadTags({ head: { title, description, canonical, alternates, indexed } }: { readonly head: PageHead }) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </Head>
  );
}
