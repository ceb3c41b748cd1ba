import Router from 'next/router';
import { useEffect } from 'react';
import type { LoadedPage } from './load-page.ts';
import { PageHeadTags } from '../seo/PageHeadTags.tsx';

/** In a browser only what wakes its islands is left of a page's props; see src/pages/_document.tsx. */
export type PageBodyProps = Pick<LoadedPage, 'islands'> & Partial<Pick<LoadedPage, 'head' | 'html'>>;

interface DevelopmentProps {
  /** Starts the page where Next's own scripts are sent, on a developer's server. */
  readonly start?: () => Promise<unknown>;
}

/** A page's body: rendered once, on the server; no script of ours ever renders it again. */
export function PageBody({ head, html = '', start }: PageBodyProps & DevelopmentProps) {
  useEffect(disableClientNavigation, []);
  useEffect(() => void start?.(), [start]);
  return (
    <>
      {head && <PageHeadTags head={head} />}
      <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** Every page is a document of its own: going back is the browser's affair, never a client-side page change. */
const disableClientNavigation = () => Router.beforePopState(() => false);
