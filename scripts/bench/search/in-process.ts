import { pino } from 'pino';
import { createPlatform } from '#sitecore/platform/app.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';

/** Key of the platform that is called in process. */
export const KEY = 'bench';

/** Returns a platform with some content as a function from request to response, without a port or network. */
export function platformOf(content: Content): (request: Request) => Response | Promise<Response> {
  const schemaRegistry = createSchemaRegistry();
  const databases = createDatabases(
    { web: content, master: content },
    { schemaRegistry, siteUrl: 'https://bench.example' },
  );
  const app = createPlatform({
    schemaRegistry,
    databases: () => databases,
    apiKey: KEY,
    logger: pino({ level: 'silent' }),
    mediaFolder: '',
  });
  return (request) => app.fetch(request);
}
