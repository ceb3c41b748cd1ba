import { isBuilt } from './bootstrap/build.mjs';
import { Fault, say } from './bootstrap/fault.mjs';
import { openHouse } from './bootstrap/house.mjs';
import { root } from './bootstrap/root.mjs';
import { startSite, whileAlive } from './bootstrap/servers.mjs';
import { session } from './bootstrap/session.mjs';

// npm run site: the built site alone, over a content platform that is already up.
await session(async ({ processes, up }) => {
  const house = await openHouse({ root, processes, purpose: 'npm run site', serves: ['site'] });
  if (!isBuilt(house)) throw new Fault('there is no build of what is here now; npm start makes one');
  const site = await startSite(house);
  up();
  say(`the site answers at ${house.settings.siteUrl}, with content from ${house.settings.platformHost}`);
  return whileAlive([site]);
});
