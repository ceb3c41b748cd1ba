import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import type { PlatformEnv } from '../http/platform-env.ts';

const FOLDER = join(import.meta.dirname, 'author');

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the files that an author's browser loads. They hold no content, so they need no session. */
export function authorFiles(): Hono<PlatformEnv> {
  const files = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name))]));
  const app = new Hono<PlatformEnv>();
  app.get('/:name', (c) => {
    const name = c.req.param('name');
    const file = files.get(name);
    const type = TYPES[extname(name)];
    if (!file || type === undefined) return c.notFound();
    return c.body(new Uint8Array(file), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  });
  return app;
}
