import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';

const names = z.record(z.string(), z.string()).default({});
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ name: z.string().optional(), dependencies: names, optionalDependencies: names }),
    ),
  })
  .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')));

/** Resolves a package from another: in its own node_modules, or in those of the folders above. */
function isFound(from: string, name: string): boolean {
  const path = `${from}${from === '' ? '' : '/'}node_modules/${name}`;
  if (path in lock.packages) return true;
  return from !== '' && isFound(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

describe('package-lock.json', () => {
  it('lists every dependency of its packages, those for other systems too, as npm ci requires', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isFound(path, name))
        .map((name) => `${path} asks for ${name}`),
    );
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('has no program of recheck: redirects are checked in JavaScript', () => {
    const programs = Object.entries(lock.packages).filter(([path]) => /\/recheck-[^/]+$/.test(path));
    expect(programs.map(([, { name }]) => name)).toEqual(Array(5).fill('dry-uninstall'));
  });
});
