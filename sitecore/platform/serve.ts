import { failStart } from './fail-start.ts';
import { shortenLoading } from './shorten-loading.ts';

/** Runs the platform; most of its modules are loaded once the environment is valid. */
async function main(): Promise<void> {
  shortenLoading();
  const { readEnv } = await import('./env.ts');
  const env = readEnv();
  const { runPlatform } = await import('./run-platform.ts');
  await runPlatform(env);
}

main().catch(failStart);
