import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { AppProps } from 'next/app';
import { renderToHTML } from 'next/dist/server/render.js';
import type { DocumentType } from 'next/dist/shared/lib/utils.js';
import { createElement } from 'react';
import { z } from 'zod';

/** Style sheet and script that the build's manifest lists for the page. */
export const SHEET = 'static/css/all.css';
export const SCRIPT = 'static/chunks/pages/index.js';

const MANIFEST = {
  pages: { '/': ['static/chunks/main.js', SHEET, SCRIPT], '/_app': ['static/chunks/main.js', SHEET] },
  polyfillFiles: [],
  lowPriorityFiles: [],
};

interface Page {
  readonly document: DocumentType;
  /** Exported as `config` by the module of the page. */
  readonly config?: object;
  /** Props that `getStaticProps` returns. */
  readonly props?: object;
}

interface Rendered {
  readonly html: string;
  /** Props that Next caches beside the document, as JSON. */
  readonly data: string;
  /** Props that React got. */
  readonly shown: object | undefined;
}

type RenderArguments = Parameters<typeof renderToHTML>;

/** Renders a static page at / as Next's server does in production, which NODE_ENV must say. */
export async function renderPage({ document: Document, config = {}, props = {} }: Page): Promise<Rendered> {
  let shown: object | undefined;
  const Component = (given: { readonly html?: string }) => {
    shown = given;
    return createElement('main', { dangerouslySetInnerHTML: { __html: given.html ?? '' } });
  };
  const options = z.custom<RenderArguments[4]>().parse({
    App: ({ Component: Shown, pageProps }: AppProps) => createElement(Shown, pageProps),
    Component,
    Document,
    pageConfig: config,
    buildManifest: MANIFEST,
    reactLoadableManifest: {},
    getStaticProps: () => ({ props }),
    basePath: '',
    assetPrefix: '',
    locale: 'ar',
    experimental: {},
  });
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/' });
  const shared = { buildId: 'build', deploymentId: undefined, clientAssetToken: undefined, customServer: undefined };
  const context = { isFallback: false, isDraftMode: undefined, developmentNotFoundSourcePage: undefined };
  const result = await renderToHTML(request, new ServerResponse(request), '/', {}, options, shared, context);
  return { html: result.toUnchunkedString(), data: JSON.stringify(result.metadata.pageData), shown };
}
