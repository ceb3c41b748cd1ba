import { addresses } from './bootstrap/addresses.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { openHouse } from './bootstrap/house.mjs';
import { root } from './bootstrap/root.mjs';
import { besides, startPlatform, startSite, whileAlive } from './bootstrap/servers.mjs';
import { session } from './bootstrap/session.mjs';
import { supervisePlatform } from './bootstrap/supervise.mjs';

// npm start: installs, starts the content platform, builds what has changed, starts the site, and keeps the platform up
// for as long as the site is.
await session(async ({ processes, up }) => {
  const house = await openHouse({ root, processes, purpose: 'npm start', serves: ['site', 'platform'] });
  const platform = house.settings.external ? [] : [await startPlatform(house)];
  await besides(platform, ensureBuilt(house));
  const site = await besides(platform, startSite(house));
  up();
  console.log(addresses(house));
  return Promise.race([whileAlive([site]), ...platform.map((server) => supervisePlatform(house, server))]);
});
