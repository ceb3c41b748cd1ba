import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './bootstrap/command-error.mjs';
import { readEnvironment, readSettings } from './bootstrap/environment.mjs';
import { root } from './bootstrap/root.mjs';

// npm run kiosk:code -- BRANCH: shows a code once that enrols one kiosk of a branch; with --remove it removes the branch's
// kiosks instead. The platform must run on this machine.

/** Returns the secret of the branches' staff: of the environment, else the one that the platform generated. */
function staffSecret(env, { dataDir }) {
  if (env.KIOSK_STAFF_SECRET) return env.KIOSK_STAFF_SECRET;
  const file = join(dataDir, 'kiosk-staff.secret');
  if (!existsSync(file)) throw new CommandError('there is no secret of the staff yet: start the platform first');
  return readFileSync(file, 'utf8');
}

/** Sends a request of the staff to the platform; throws when it does not succeed. */
async function send(method, path, branch) {
  const env = readEnvironment(root, process.env);
  const settings = readSettings(root, env);
  const response = await fetch(`http://127.0.0.1:${settings.platformPort}/kiosk/${path}`, {
    method,
    headers: { authorization: `Bearer ${staffSecret(env, settings)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ branch }),
  }).catch(() => {
    throw new CommandError(`no platform responds on port ${settings.platformPort}`);
  });
  const body = await response.json();
  if (!response.ok) throw new CommandError(body.error);
  return body;
}

async function main(args) {
  const [branch] = args.filter((one) => !one.startsWith('--'));
  if (branch === undefined) throw new CommandError('usage: npm run kiosk:code -- BRANCH [--remove]');
  if (args.includes('--remove')) {
    const { removed } = await send('DELETE', 'devices', branch);
    console.log(`kiosks removed from branch ${branch}: ${removed}`);
    return;
  }
  const { code } = await send('POST', 'codes', branch);
  console.log(
    `code for one kiosk of branch ${branch}, valid once within ten minutes: ${code.slice(0, 4)} ${code.slice(4)}`,
  );
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
});
