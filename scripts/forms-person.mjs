import { CommandError } from './bootstrap/command-error.mjs';
import { readEnvironment, readSettings } from './bootstrap/environment.mjs';
import { root } from './bootstrap/root.mjs';

// npm run forms:person -- export|erase TELEPHONE: prints as JSON, or erases, all that forms have stored of the person with a
// telephone number. The platform must run on this machine with STAFF_PASSWORD; FORMS_ACTOR names who runs it, for the audit.

/** Sends a request of the staff's page to the platform. */
const send = (host, path, headers, body) =>
  fetch(host + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body,
    redirect: 'manual',
  }).catch(() => {
    throw new CommandError(`no platform responds at ${host}`);
  });

/** Signs in under a name; returns the cookie of the session. */
async function signIn(host, name, password) {
  const response = await send(host, '/staff/forms/sign-in', {}, new URLSearchParams({ name, password }));
  if (response.status === 429)
    throw new CommandError(`too many wrong passwords: try again in ${response.headers.get('retry-after')} seconds`);
  if (response.status === 400) throw new CommandError('FORMS_ACTOR is no name of 80 characters at most');
  const [cookie = ''] = response.headers.getSetCookie();
  if (response.status !== 303) throw new CommandError('the platform has another STAFF_PASSWORD, or none');
  return cookie.split(';')[0];
}

async function main([action, ...digits]) {
  const telephone = digits.join(' ');
  if ((action !== 'export' && action !== 'erase') || telephone === '')
    throw new CommandError('usage: npm run forms:person -- export|erase TELEPHONE');
  const env = readEnvironment(root, process.env);
  if (!env.STAFF_PASSWORD) throw new CommandError('STAFF_PASSWORD is not set');
  const { platformPort } = readSettings(root, env);
  const name = process.env.FORMS_ACTOR || 'command';
  const host = `http://127.0.0.1:${platformPort}`;
  const cookie = await signIn(host, name, env.STAFF_PASSWORD);
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await send(host, `/staff/forms/person/${action}`, headers, JSON.stringify({ telephone }));
  const body = await response.json();
  await send(host, '/staff/forms/sign-out', { cookie });
  if (!response.ok) throw new CommandError(body.error);
  console.log(action === 'erase' ? `erased: ${body.erased}` : JSON.stringify(body.submissions, undefined, 2));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
});
