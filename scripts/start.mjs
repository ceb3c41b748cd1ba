import { startupBanner } from './bootstrap/startup-banner.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { root } from './bootstrap/root.mjs';
import { raceServerStop, startPlatform, startSite } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// npm start: installs, starts the content platform, builds what has changed, starts the site, and keeps both up.
await runScript(async ({ processes, up }) => {
  const workspace = await openWorkspace({ root, processes, purpose: 'npm start', serves: ['site', 'platform'] });
  const platform = workspace.settings.external ? [] : [await startPlatform(workspace)];
  await raceServerStop(platform, ensureBuilt(workspace));
  const site = await raceServerStop(platform, startSite(workspace));
  up();
  console.log(startupBanner(workspace));
  return Promise.race([site, ...platform].map((server) => supervise(workspace, server)));
});
