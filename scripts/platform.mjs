import { readEnvironment } from './bootstrap/environment.mjs';
import { logStep } from './bootstrap/command-error.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { root } from './bootstrap/root.mjs';
import { startPlatform } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// npm run platform: only the embedded content platform, also when the site is configured for another one.
await runScript(async ({ processes, up }) => {
  const env = { ...readEnvironment(root, process.env), SITECORE_API_HOST: '' };
  const workspace = await openWorkspace({ root, processes, purpose: 'npm run platform', serves: ['platform'], env });
  const platform = await startPlatform(workspace);
  up();
  logStep(`the content platform is up at http://localhost:${workspace.settings.platformPort}`);
  return supervise(workspace, platform);
});
