import { type Engine, findEngine } from '../../scripts/bootstrap/engines.mjs';

/**
 * Returns the path of an installed program; undefined without it, so that its tests are skipped on a developer's machine. In CI
 * it throws instead: there nothing is skipped.
 */
export function requireEngine(name: Engine): string | undefined {
  const path = findEngine(name, process.env);
  if (path === undefined && process.env.CI === 'true') throw new Error(`missing on this machine: ${name}`);
  return path;
}
