import { isBuilt } from './bootstrap/build.mjs';
import { CommandError, logStep } from './bootstrap/command-error.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { root } from './bootstrap/root.mjs';
import { startSite } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// npm run site: only the built site, kept up, with a content platform that is already up.
await runScript(async ({ processes, up }) => {
  const workspace = await openWorkspace({ root, processes, purpose: 'npm run site', serves: ['site'] });
  if (!isBuilt(workspace)) throw new CommandError('there is no build of the current files; npm start makes one');
  const site = await startSite(workspace, { drains: true });
  up();
  logStep(`the site is up at ${workspace.settings.siteUrl}, with content from ${workspace.settings.platformHost}`);
  return supervise(workspace, site);
});
