import { claimCheckout } from './checkout.mjs';
import { readEnvironment, readSettings } from './environment.mjs';
import { install, isInstalled } from './install.mjs';
import { requirePort } from './ports.mjs';
import { requireRuntime } from './runtime.mjs';
import { ensureSecrets } from './secrets.mjs';

/**
 * Prepares a checkout to run: reads settings, checks the ports of the named servers, installs packages, loads secrets.
 * Cheap checks come first, so that a taken port is reported before an install. Returns the workspace:
 * `{ root, env, settings, node, secrets, processes, checkout }`, with which servers and builds are started.
 */
export async function openWorkspace({ root, processes, purpose, serves, env = readEnvironment(root, process.env) }) {
  const settings = readSettings(root, env);
  if (serves.includes('site')) await requirePort(settings.port, 'PORT');
  if (serves.includes('platform') && !settings.external) await requirePort(settings.platformPort, 'PLATFORM_PORT');
  const checkout = claimCheckout(root, purpose, serves.includes('site') ? settings.port : undefined);
  if (!isInstalled(root)) {
    checkout.requireExclusive('packages must be installed');
    await install({ root, env, processes });
  }
  const node = requireRuntime(root);
  const secrets = await ensureSecrets(settings.dataDir, env);
  return { root, env, settings, node, secrets, processes, checkout };
}
