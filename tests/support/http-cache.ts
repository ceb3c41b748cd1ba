import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shipped configuration of an HTTP cache in front of the site. */
export const nginxConfig = readFileSync(join(import.meta.dirname, '../../deploy/nginx/rukn.conf'), 'utf8');

const MAP = /map \$request_uri \$(?<bare>\w+) \{\s*default "";\s*"~\*(?<pattern>[^\n]+)" (?<target>\/[^;\s]+);\s*\}/;

/**
 * Where the configuration redirects an address, as it is asked for, permanently; undefined when nowhere. Reads the rule out
 * of the file (nginx and JavaScript write such patterns the same), and throws when it is not there or nothing uses it.
 */
export function nginxRedirect(address: string): string | undefined {
  const { bare = '', pattern = '', target = '' } = MAP.exec(nginxConfig)?.groups ?? {};
  const used = new RegExp(`server \\{[^}]*\\bif \\(\\$${bare}\\) \\{\\s*return 301 \\$${bare};\\s*\\}`);
  if (pattern === '' || !used.test(nginxConfig)) throw new Error('no redirect in deploy/nginx/rukn.conf');
  const found = new RegExp(pattern, 'i').exec(address);
  return found ? target.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '') : undefined;
}
