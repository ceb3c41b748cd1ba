import { RestLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { nodesOf, pageTree } from '#src/cms/page-tree.tsx';
import { sharedQueryKeys } from '#src/shell/page/load-page.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { API_KEY, DEMO, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

/** Returns the widgets of the page at a path that read the query. */
async function queryWidgetsAt(service: RestLayoutService, path: string) {
  const layout = await service.fetchLayoutData(path, DEFAULT_LANGUAGE);
  const { route } = layout.sitecore;
  if (!route) throw new Error(`no page at ${path}`);
  const names = nodesOf(pageTree(layout, route)).map(({ rendering }) => rendering.componentName);
  return names
    .map((name) => ({
      name,
      keys: serverRegistry[name]?.queryKeys ?? [],
      isPersonal: serverRegistry[name]?.queryIsPersonal ?? false,
      ...{ defaults: {}, choices: {}, listed: {} },
    }))
    .filter(({ keys }) => keys.length > 0);
}

it('no two widgets of a page of the demo read the same query key, unless they are forms', async () => {
  const service = new RestLayoutService({
    apiHost: platform.host,
    apiKey: API_KEY,
    siteName: SITE,
    configurationName: 'default',
  });
  const paths = [...platform.content.tree.pages].map(({ url = '' }) => url);
  const reading = await Promise.all(
    paths.map(async (path) => ({ path, widgets: await queryWidgetsAt(service, path) })),
  );
  expect(reading.filter(({ widgets }) => widgets.length > 0).length).toBeGreaterThan(5);
  expect(reading.filter(({ widgets }) => sharedQueryKeys(widgets).length > 0).map(({ path }) => path)).toEqual([]);
});
