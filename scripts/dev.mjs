import { addresses } from './bootstrap/addresses.mjs';
import { openHouse } from './bootstrap/house.mjs';
import { keepPlatform } from './bootstrap/reload.mjs';
import { root } from './bootstrap/root.mjs';
import { startSite, whileAlive } from './bootstrap/servers.mjs';
import { session } from './bootstrap/session.mjs';

// npm run dev: as npm start, but nothing is built; the site and the content reload on save.
await session(async ({ processes, up }) => {
  const house = await openHouse({ root, processes, purpose: 'npm run dev', serves: ['site', 'platform'] });
  const platform = house.settings.external ? [] : [keepPlatform(house)];
  const site = await Promise.race([startSite(house, { development: true }), ...platform]);
  up();
  console.log(addresses(house));
  return Promise.race([whileAlive([site]), ...platform]);
});
