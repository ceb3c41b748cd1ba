import Router from 'next/router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BrowserRegistry } from '#src/cms/islands/browser-view.ts';
import { wakeIslands } from '#src/cms/islands/wake.tsx';
import { tendLateText } from '#src/cms/text-rules/late-text.ts';
import { languageOf } from '#src/i18n/language.ts';
import type { LoadedPage } from './load-page.ts';
import { logImages } from './log-images.ts';
import { PageHeadTags } from './PageHeadTags.tsx';

/** In a browser only what wakes its islands is left of a page's props; see src/pages/_document.tsx. */
export type PageBodyProps = Pick<LoadedPage, 'islands'> & Partial<Pick<LoadedPage, 'head' | 'html'>>;

/** A page's body: rendered once, on the server; the browser adopts the HTML that stands there and wakes its islands. */
export function PageBody({
  head,
  html = '',
  islands,
  registry,
}: PageBodyProps & { readonly registry: BrowserRegistry }) {
  const page = useAdoptedNodes();
  useEffect(leaveHistoryToTheBrowser, []);
  useEffect(joinEditor, []);
  useEffect(tendText, []);
  useEffect(logImages, []);
  useEffect(() => wakeIslands(islands, registry), [islands, registry]);
  return (
    <>
      {head && <PageHeadTags head={head} />}
      <div id={PAGE} ref={page} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

const PAGE = 'page';

/** Every page is a document of its own: going back is the browser's affair, never a client-side page change. */
const leaveHistoryToTheBrowser = () => Router.beforePopState(() => false);

/** An author sees what was written. */
const tendText = () => (Router.isPreview ? undefined : tendLateText(languageOf(document.documentElement.lang)));

/** Only authors fetch what an editor needs. */
const joinEditor = () => {
  if (Router.isPreview) void import('./editing/join-editor.ts').then((module) => module.joinEditor());
};

/**
 * Holds on to the nodes of the page. When something else has changed the document before its scripts ran, React makes
 * the root anew, and the props in a browser have no HTML to make it of: it gets the nodes that stood there.
 */
function useAdoptedNodes(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const [nodes] = useState(() =>
    typeof document === 'undefined' ? [] : [...(document.getElementById(PAGE)?.childNodes ?? [])],
  );
  useLayoutEffect(() => {
    if (element.current?.hasChildNodes() === false) element.current.append(...nodes);
  }, [nodes]);
  return element;
}
