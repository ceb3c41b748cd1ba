import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shipped configuration of an HTTP cache in front of the site. */
export const nginxConfig = readFileSync(join(import.meta.dirname, '../../deploy/nginx/rukn.conf'), 'utf8');

const MAP = /map \$request_uri \$(?<bare>\w+) \{\s*default "";\s*"~\*(?<pattern>[^\n]+)" (?<target>\/[^;\s]+);\s*\}/;

/**
 * Returns the target of the configuration's permanent redirect of a URL path; undefined without one. Reads the rule from
 * the file (the pattern has the same syntax in nginx and JavaScript), and throws when it is missing or unused.
 */
export function nginxRedirect(address: string): string | undefined {
  const { bare = '', pattern = '', target = '' } = MAP.exec(nginxConfig)?.groups ?? {};
  const used = new RegExp(`server \\{[^}]*\\bif \\(\\$${bare}\\) \\{\\s*return 301 \\$${bare};\\s*\\}`);
  if (pattern === '' || !used.test(nginxConfig)) throw new Error('no redirect in deploy/nginx/rukn.conf');
  const found = new RegExp(pattern, 'i').exec(address);
  return found ? target.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '') : undefined;
}
