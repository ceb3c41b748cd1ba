import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';

const TIMEOUT_MS = 10_000;

const exampleLayout = z.record(z.string(), z.json());

interface Example {
  /** Base URL of the site. */
  readonly renderingHost: string;
  readonly secret: string;
  readonly name: string;
  readonly language: Language;
}

/** Loads the layout of a rendering's example in the site's catalogue; undefined when the site sends none. */
export async function loadExample({ renderingHost, secret, name, language }: Example): Promise<JsonObject | undefined> {
  const query = new URLSearchParams({ name, lang: language });
  try {
    const response = await fetch(`${renderingHost}/api/editing/example?${query.toString()}`, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? exampleLayout.safeParse(parseJson(await response.text())).data : undefined;
  } catch {
    return undefined;
  }
}
