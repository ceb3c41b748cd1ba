import Router from 'next/router';
import { useEffect } from 'react';
import type { LoadedPage } from './load-page.ts';
import { PageHeadTags } from '../seo/PageHeadTags.tsx';

/** Props of a page's body; the browser gets only the islands (src/shell/client/page-data.ts). */
export type PageBodyProps = Pick<LoadedPage, 'islands'> & Partial<Pick<LoadedPage, 'head' | 'html'>>;

interface NextScriptsProps {
  /** Starts the page where Next's own scripts are sent: on a development server, and with NEXT_SCRIPTS=1. */
  readonly start?: () => Promise<unknown>;
}

/** Renders a page's body, once on the server; the browser never renders it again. */
export function PageBody({ head, html = '', start }: PageBodyProps & NextScriptsProps) {
  useEffect(disableClientNavigation, []);
  useEffect(() => void start?.(), [start]);
  return (
    <>
      {head && <PageHeadTags head={head} />}
      <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** Leaves back and forward to the browser: every page is a document of its own. */
const disableClientNavigation = () => Router.beforePopState(() => false);
