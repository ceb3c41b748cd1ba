import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import type { PlatformEnv } from '../http/platform-env.ts';
import { EDITING_PATH } from './editing-path.ts';

const FOLDER = join(import.meta.dirname, 'author');

const RULES_FOLDER = join(import.meta.dirname, '..', '..', 'rules');

/** Rules that an author's browser shares with the server, each with those that it imports. */
const RULES: readonly string[] = ['fold-text.ts', 'digits.ts'];

const SCRIPT = 'text/javascript; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': SCRIPT,
  '.ts': SCRIPT,
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the files that an author's browser loads. They hold no content, so they need no session. */
export function authorFiles(): Hono<PlatformEnv> {
  const files = new Map(readdirSync(FOLDER).map((name) => [name, forBrowser(name)]));
  const app = new Hono<PlatformEnv>();
  app.get('/:name', (c) => {
    const name = c.req.param('name');
    const file = files.get(name) ?? ruleForBrowser(name);
    const type = TYPES[extname(name)];
    if (file === undefined || type === undefined) return c.notFound();
    return c.body(file, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  });
  return app;
}

/** Returns a file's text, with the addresses of rules for their names in package.json, which a browser does not know. */
const forBrowser = (name: string): string =>
  readFileSync(join(FOLDER, name), 'utf8').replaceAll("from '#sitecore/rules/", `from '${EDITING_PATH}/author/`);

/** Returns a shared rule as JavaScript, at each request: Node prints a warning the first time; undefined for another name. */
function ruleForBrowser(name: string): string | undefined {
  if (!RULES.includes(name)) return undefined;
  return stripTypeScriptTypes(readFileSync(join(RULES_FOLDER, name), 'utf8'));
}
