import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [maps, server] = ['http.conf', 'site.conf'].map((file) =>
  readFileSync(join(import.meta.dirname, '../../deploy/nginx', file), 'utf8'),
);

const MAP = /map \$request_uri \$(?<bare>\w+) \{\s*default "";\s*"~\*(?<pattern>[^\n]+)" (?<target>\/[^;\s]+);\s*\}/;

/**
 * Returns the target of the permanent redirect of a URL path by nginx; undefined without one. Reads the rule from its
 * configuration (the pattern has the same syntax in nginx and JavaScript), and throws when it is missing or unused.
 */
export function nginxRedirect(address: string): string | undefined {
  const { bare = '', pattern = '', target = '' } = MAP.exec(maps ?? '')?.groups ?? {};
  const used = new RegExp(`^if \\(\\$${bare}\\) \\{\\s*return 301 \\$${bare};\\s*\\}`, 'm');
  if (pattern === '' || !used.test(server ?? '')) throw new Error('no redirect in deploy/nginx');
  const found = new RegExp(pattern, 'i').exec(address);
  return found ? target.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '') : undefined;
}
