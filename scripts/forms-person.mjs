import { CommandError } from './bootstrap/command-error.mjs';
import { readEnvironment, readSettings } from './bootstrap/environment.mjs';
import { root } from './bootstrap/root.mjs';

// npm run forms:person -- export|erase TELEPHONE: prints as JSON, or erases, all that forms have stored of the person with a
// telephone number. The platform must run on this machine with STAFF_PASSWORD; FORMS_ACTOR names who runs it, for the audit.

async function main([action, ...digits]) {
  const telephone = digits.join(' ');
  if ((action !== 'export' && action !== 'erase') || telephone === '')
    throw new CommandError('usage: npm run forms:person -- export|erase TELEPHONE');
  const env = readEnvironment(root, process.env);
  if (!env.STAFF_PASSWORD) throw new CommandError('STAFF_PASSWORD is not set');
  const { platformPort } = readSettings(root, env);
  const name = process.env.FORMS_ACTOR || 'command';
  const response = await fetch(`http://127.0.0.1:${platformPort}/staff/forms/person/${action}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${name}:${env.STAFF_PASSWORD}`).toString('base64')}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ telephone }),
  }).catch(() => {
    throw new CommandError(`no platform responds on port ${platformPort}`);
  });
  const body = await response.json();
  if (!response.ok) throw new CommandError(body.error);
  console.log(action === 'erase' ? `erased: ${body.erased}` : JSON.stringify(body.submissions, undefined, 2));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
});
