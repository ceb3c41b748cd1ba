import { startupBanner } from './bootstrap/startup-banner.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { restartPlatformOnSave } from './bootstrap/reload.mjs';
import { root } from './bootstrap/root.mjs';
import { startSite, streamLogsUntilStop } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';

// npm run dev: as npm start, but nothing is built; the site and the content reload on save.
await runScript(async ({ processes, up }) => {
  const house = await openWorkspace({ root, processes, purpose: 'npm run dev', serves: ['site', 'platform'] });
  const platform = house.settings.external ? [] : [restartPlatformOnSave(house)];
  const site = await Promise.race([startSite(house, { development: true }), ...platform]);
  up();
  console.log(startupBanner(house));
  return Promise.race([streamLogsUntilStop([site]), ...platform]);
});
