import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { readEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { resolveInDrizzle } from './resolve-in-drizzle.ts';

/** Folder of the compiled modules that the next start loads. */
const COMPILED = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'rukn-platform');

/** Runs the platform; its modules are loaded once the environment is valid, and what shortens loading is in place. */
async function main(): Promise<void> {
  const env = readEnv();
  enableCompileCache(COMPILED);
  registerHooks({ resolve: resolveInDrizzle });
  const { runPlatform } = await import('./run-platform.ts');
  await runPlatform(env);
}

main().catch(failStart);
