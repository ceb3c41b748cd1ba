import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { resolveInDrizzle } from './resolve-in-drizzle.ts';

const DRIZZLE = dirname(fileURLToPath(import.meta.resolve('drizzle-orm')));
const CONDITIONS = { conditions: [], importAttributes: {} };

/** Imports of drizzle-orm's modules from each other, as pairs of specifier and importing file. */
const imports = readdirSync(DRIZZLE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => join(DRIZZLE, name))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, specifier = '']) => [specifier, file]),
  );

describe('resolveInDrizzle', () => {
  it('resolves each import between drizzle-orm’s modules to an ES module that exists', () => {
    const next = vi.fn<() => never>();
    const missing = imports.filter(([specifier = '', file = '']) => {
      const parentURL = pathToFileURL(file).href;
      const { url, format } = resolveInDrizzle(specifier, { ...CONDITIONS, parentURL }, next);
      return format !== 'module' || !existsSync(fileURLToPath(url));
    });
    expect(imports.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    expect(JSON.parse(readFileSync(join(DRIZZLE, 'package.json'), 'utf8'))).toMatchObject({ type: 'module' });
  });

  it('leaves all other imports to Node', () => {
    const resolved = { url: 'file:///a.js' };
    const resolve = (specifier: string, parentURL: string) =>
      resolveInDrizzle(specifier, { ...CONDITIONS, parentURL }, () => resolved);
    expect(resolve('./a.js', 'file:///node_modules/hono/index.js')).toBe(resolved);
    expect(resolve('pg', pathToFileURL(join(DRIZZLE, 'index.js')).href)).toBe(resolved);
  });

  it('is needed while the package.json of drizzle-orm is long', () => {
    const { size } = statSync(join(DRIZZLE, 'package.json'));
    expect(size, 'measure the start of the platform without the hook, and remove it').toBeGreaterThan(50_000);
  });
});
