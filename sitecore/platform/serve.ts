import { enableCompileCache, registerHooks, type ResolveHookSync } from 'node:module';
import { join } from 'node:path';
import { readEnv } from './env.ts';
import { failStart } from './fail-start.ts';

/** Folder of the compiled modules that the next start loads. */
const COMPILED = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'rukn-platform');

/**
 * Resolves the imports between drizzle-orm's own modules. Node reads the package.json of each module that it resolves to know
 * its format; that of drizzle-orm is so long that it would take a third of the start.
 */
const resolveInDrizzle: ResolveHookSync = (specifier, context, nextResolve) =>
  /^\.+\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
    ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    : nextResolve(specifier, context);

/** Runs the platform; its modules are loaded once the environment is valid, and what shortens loading is in place. */
async function main(): Promise<void> {
  const env = readEnv();
  enableCompileCache(COMPILED);
  registerHooks({ resolve: resolveInDrizzle });
  const { runPlatform } = await import('./run-platform.ts');
  await runPlatform(env);
}

main().catch(failStart);
