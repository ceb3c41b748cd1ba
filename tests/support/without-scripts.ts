import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from './widget-page.ts';

/** Renders an example for a query into the document as a browser without scripts shows it. Needs jsdom. */
export async function openWithoutScripts(
  example: PlacedFixture,
  language: Language = 'en',
  query: UrlQuery = {},
): Promise<void> {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  const { html, errors } = await renderExample(serverRegistry, example, language, query);
  vi.unstubAllEnvs();
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
}

/** Submits the form in the document as a browser does, as a query, and renders the example for it. */
export async function submitWithoutScripts(example: PlacedFixture, language: Language = 'en'): Promise<void> {
  const fields = [...new FormData(screen.getByRole<HTMLFormElement>('form'))];
  const query = Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  await openWithoutScripts(example, language, query);
}
