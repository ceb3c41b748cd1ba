import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import { renderDocument } from '#src/cms/render-document.tsx';
import { loadLazyComponents } from '#src/ui/lazy-component.tsx';
import { serverRegistry } from '#src/widgets/registry.server.ts';

// Vite's runner is closed once this module is imported: nothing can be loaded later.
await loadLazyComponents();

const layoutData = z.custom<LayoutServiceData>((json) => z.object({ sitecore: z.object({}) }).safeParse(json).success);

/** Renders the main placeholder of a layout as an English page of the site; blocks that fail are left out. */
export async function renderMain(layout: unknown, path: string): Promise<string> {
  const { placeholders } = await renderDocument(layoutData.parse(layout), ['headless-main'], {
    registry: serverRegistry,
    page: { path, language: 'en', state: 'normal', servicesHost: '' },
    phrases: {},
    // A block that fails is missing from the page, which the comparison shows.
    report: () => undefined,
  });
  return placeholders['headless-main'] ?? '';
}
