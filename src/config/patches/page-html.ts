import NextDocument, { type DocumentContext, type DocumentInitialProps } from 'next/document';
import { createElement } from 'react';

/** Stands for the page's HTML while React renders, which would encode all of it so that Next decodes it again. */
const HTML_PLACEHOLDER = '<!--page-->';

/**
 * Takes the HTML out of a page's props: the document has it, and React would encode it so that Next decodes it again. Undefined for
 * Next's own error page.
 */
function takeHtml(pageProps: unknown): string | undefined {
  if (typeof pageProps !== 'object' || pageProps === null || !('html' in pageProps)) return undefined;
  const { html } = pageProps;
  delete pageProps.html;
  return typeof html === 'string' ? html : undefined;
}

/** A document's props, and the page's own without its HTML; undefined when the page was not rendered. */
interface RenderedPage {
  readonly initial: DocumentInitialProps;
  readonly pageProps: unknown;
}

/** Renders a page around the HTML in its props, which never passes through React. */
export async function renderAroundHtml(context: DocumentContext): Promise<RenderedPage> {
  let html: string | undefined;
  let pageProps: unknown;
  const renderPage = () =>
    context.renderPage({
      enhanceApp: (App) =>
        function AppWithoutHtml(props) {
          html ??= takeHtml(props.pageProps);
          pageProps = props.pageProps;
          return createElement(App, {
            ...props,
            pageProps: html === undefined ? props.pageProps : { ...props.pageProps, html: HTML_PLACEHOLDER },
          });
        },
    });
  const initial = await NextDocument.getInitialProps({ ...context, renderPage });
  return { initial: { ...initial, html: initial.html.replace(HTML_PLACEHOLDER, () => html ?? '') }, pageProps };
}
