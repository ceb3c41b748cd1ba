import { readEnvironment } from './bootstrap/environment.mjs';
import { say } from './bootstrap/fault.mjs';
import { openHouse } from './bootstrap/house.mjs';
import { root } from './bootstrap/root.mjs';
import { startPlatform } from './bootstrap/servers.mjs';
import { session } from './bootstrap/session.mjs';
import { supervisePlatform } from './bootstrap/supervise.mjs';

// npm run platform: the embedded content platform alone, whatever content the site is configured to use.
await session(async ({ processes, up }) => {
  const env = { ...readEnvironment(root, process.env), SITECORE_API_HOST: '' };
  const house = await openHouse({ root, processes, purpose: 'npm run platform', serves: ['platform'], env });
  const platform = await startPlatform(house);
  up();
  say(`the content platform answers at http://localhost:${house.settings.platformPort}`);
  return supervisePlatform(house, platform);
});
