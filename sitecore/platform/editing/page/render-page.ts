import { z } from 'zod';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';

const TIMEOUT_MS = 30_000;
/** In characters: an error response states its reason in its first lines. */
const LONGEST_REASON = 500;

const renderResponse = z.object({ html: z.string() });

interface EditedPage {
  readonly secret: string;
  readonly path: string;
  readonly language: Language;
  readonly layout: JsonObject;
  readonly dictionary: Readonly<Record<string, string>>;
}

/** A page to be rendered for editing, and the site that renders it. */
export interface PageToRender extends EditedPage {
  /** Base URL of the site. */
  readonly renderingHost: string;
}

type RenderResult =
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'tooLarge'; readonly reason: string }
  /** `isOfPage` is true when the site responded that it cannot show the page. */
  | { readonly kind: 'failure'; readonly reason: string; readonly isOfPage: boolean };

/** Renders a page of this layout on the site, with the request that Sitecore's editor sends. */
export async function renderPage({ renderingHost, ...page }: PageToRender): Promise<RenderResult> {
  const body = editingBody(page);
  try {
    const response = await fetch(`${renderingHost}/api/editing/render`, {
      method: 'POST',
      // The site compares this secret before it reads the body.
      headers: { 'content-type': 'application/json', authorization: `Bearer ${page.secret}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const read = renderResponse.safeParse(parseJson(text));
    if (response.ok && read.success) return { kind: 'page', html: read.data.html };
    if (response.status === 413) return { kind: 'tooLarge', reason: `413 ${Buffer.byteLength(body)} bytes` };
    return {
      kind: 'failure',
      reason: `${response.status} ${text.slice(0, LONGEST_REASON)}`,
      isOfPage: response.status === 500,
    };
  } catch (error) {
    const reason = error instanceof Error ? errorMessage(error) : String(error);
    return { kind: 'failure', reason, isOfPage: false };
  }
}

/** Returns the body of the request with which Sitecore's editor sends a page. */
export const editingBody = ({ secret, path, language, layout, dictionary }: EditedPage): string =>
  JSON.stringify({
    id: 'rukn',
    functionName: 'renderView',
    moduleName: 'server.bundle',
    args: [path, JSON.stringify(layout), JSON.stringify({ language, dictionary, httpContext: { request: { path } } })],
    jssEditingSecret: secret,
  });

/** Returns the message of an error and of its cause, where fetch puts the reason of a failed connection. */
const errorMessage = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;
