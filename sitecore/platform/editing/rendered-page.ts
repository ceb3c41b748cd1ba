import { z } from 'zod';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { jsonOf } from '#sitecore/contracts/values/json-of.ts';

const PATIENCE_MS = 30_000;
/** An answer that is no page says what is wrong in its beginning. */
const LONGEST_REASON = 500;

const rendered = z.object({ html: z.string() });

interface PageToRender {
  /** Where the site answers. */
  readonly renderingHost: string;
  readonly secret: string;
  readonly path: string;
  readonly language: Language;
  readonly layout: JsonObject;
  readonly dictionary: Readonly<Record<string, string>>;
}

type Rendered =
  { readonly kind: 'page'; readonly html: string } | { readonly kind: 'failure'; readonly reason: string };

/** Has the site render a page with this layout, as Sitecore's editor asks for it. */
export async function renderedPage({ renderingHost, ...page }: PageToRender): Promise<Rendered> {
  try {
    const response = await fetch(`${renderingHost}/api/editing/render`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(page)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const read = rendered.safeParse(jsonOf(text));
    if (response.ok && read.success) return { kind: 'page', html: read.data.html };
    return { kind: 'failure', reason: `${response.status} ${text.slice(0, LONGEST_REASON)}` };
  } catch (error) {
    return { kind: 'failure', reason: error instanceof Error ? reasonOf(error) : String(error) };
  }
}

const bodyOf = ({ secret, path, language, layout, dictionary }: Omit<PageToRender, 'renderingHost'>) => ({
  id: 'rukn',
  functionName: 'renderView',
  moduleName: 'server.bundle',
  args: [path, JSON.stringify(layout), JSON.stringify({ language, dictionary, httpContext: { request: { path } } })],
  jssEditingSecret: secret,
});

/** A connection that fails says why in the cause of its error. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;
