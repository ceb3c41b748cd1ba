import { startupBanner } from './bootstrap/startup-banner.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { restartPlatformOnSave } from './bootstrap/reload.mjs';
import { root } from './bootstrap/root.mjs';
import { startSite, streamLogsUntilStop } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';

// npm run dev: like npm start without a build; the site and the content reload on save.
await runScript(async ({ processes, up }) => {
  const workspace = await openWorkspace({ root, processes, purpose: 'npm run dev', serves: ['site', 'platform'] });
  const platform = workspace.settings.external ? [] : [restartPlatformOnSave(workspace)];
  const site = await Promise.race([startSite(workspace, { development: true }), ...platform]);
  up();
  console.log(startupBanner(workspace));
  return Promise.race([streamLogsUntilStop([site]), ...platform]);
});
