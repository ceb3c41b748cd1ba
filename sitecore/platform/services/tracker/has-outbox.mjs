const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * Returns true when one-time codes are shown on this machine instead of being sent: no gateway, embedded store, and neither
 * platform nor site open to others by setting. An empty variable counts as not set.
 */
export const hasOutbox = ({ SMS_GATEWAY_URL, ...env }) => !SMS_GATEWAY_URL && isLocal(env);

/** Returns true when messages of forms are shown on this machine instead of being sent. */
export const hasFormOutbox = ({ FORMS_WEBHOOK_URL, FORMS_SMTP_URL, ...env }) =>
  !FORMS_WEBHOOK_URL && !FORMS_SMTP_URL && isLocal(env);

/** Returns true for an embedded store, and neither platform nor site open to others by setting. */
function isLocal({ DATABASE_URL, PUBLIC_URL, PLATFORM_HOST }) {
  if (DATABASE_URL) return false;
  if (PLATFORM_HOST && !LOOPBACK.includes(PLATFORM_HOST)) return false;
  return !PUBLIC_URL || LOOPBACK.includes(new URL(PUBLIC_URL).hostname);
}
