import { findProgram } from '../../scripts/find-program.ts';

/** Programs that some tests need, with Debian's package of each. */
const PACKAGES = {
  nginx: 'nginx',
  pdftotext: 'poppler-utils',
  postgres: 'postgresql',
  'redis-server': 'redis-server',
} as const;

/**
 * Returns the path of an installed program; undefined without it, so that its tests are skipped on a developer's machine. In CI
 * it throws instead: there nothing is skipped.
 */
export function requireEngine(name: keyof typeof PACKAGES): string | undefined {
  const path = findProgram(name);
  if (path === undefined && process.env.CI === 'true')
    throw new Error(`${name} is not installed; on Debian: apt-get install ${PACKAGES[name]}`);
  return path;
}
