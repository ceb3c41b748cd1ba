import { addresses } from './bootstrap/addresses.mjs';
import { openHouse } from './bootstrap/house.mjs';
import { root } from './bootstrap/root.mjs';
import { besides, startPlatform, startSite, whileAlive } from './bootstrap/servers.mjs';
import { session } from './bootstrap/session.mjs';

// npm run dev: as npm start, but nothing is built; the site and the content reload on save.
await session(async ({ processes, up }) => {
  const house = await openHouse({ root, processes, purpose: 'npm run dev', serves: ['site', 'platform'] });
  const platform = house.settings.external ? [] : [await startPlatform(house, { reload: true })];
  const site = await besides(platform, startSite(house, { development: true }));
  up();
  console.log(addresses(house));
  return whileAlive([...platform, site]);
});
