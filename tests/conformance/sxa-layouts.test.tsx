// @vitest-environment jsdom
import { Placeholder, SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { isLayout, renderLayout } from '#tests/support/widget-page.ts';
import { comparedLines, differences, shownContent } from '../../scripts/peers/shown-content.ts';
import { SXA_LAYOUTS, SXA_PLATFORM } from '../../scripts/peers/sxa-layouts.ts';
import { sxaFactory } from './sxa-components.tsx';

vi.stubEnv('SITECORE_API_HOST', SXA_PLATFORM);

/** The members of a router that the SDK's links and rich texts read on the server. */
const router = z.custom<NextRouter>(() => true).parse({ asPath: '/', pathname: '/', query: {}, isLocaleDomain: false });

const linesOf = (html: string): string[] => {
  document.body.innerHTML = html;
  return comparedLines(shownContent(document.body));
};

function shownAsBySxa(layout: JsonObject): string[] {
  // The SDK adds to the placeholders that it renders.
  const layoutData: unknown = structuredClone(layout);
  if (!isLayout(layoutData) || !layoutData.sitecore.route) throw new Error('no layout');
  return linesOf(
    renderToStaticMarkup(
      <SitecoreContext componentFactory={sxaFactory} layoutData={layoutData}>
        <RouterContext.Provider key="" value={router}>
          <Placeholder name="headless-main" rendering={layoutData.sitecore.route} />
        </RouterContext.Provider>
      </SitecoreContext>,
    ),
  );
}

// `npm run peers:starter` compares the same layouts with the starter itself.
it.each([...SXA_LAYOUTS])('the site shows of %s what components that read as SXA’s do show', async (_, layout) => {
  const { html } = await renderLayout(serverRegistry, layout, 'en');
  const starter = shownAsBySxa(layout);
  expect(starter.length).toBeGreaterThan(4);
  expect(differences(starter, linesOf(html))).toEqual([]);
});
