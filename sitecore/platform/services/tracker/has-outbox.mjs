const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * Returns true when one-time codes are shown on this machine instead of being sent: no gateway, embedded store, and neither
 * platform nor site open to others by setting. An empty variable counts as not set.
 */
export function hasOutbox({ SMS_GATEWAY_URL, DATABASE_URL, PUBLIC_URL, PLATFORM_HOST }) {
  if (SMS_GATEWAY_URL || DATABASE_URL) return false;
  if (PLATFORM_HOST && !LOOPBACK.includes(PLATFORM_HOST)) return false;
  return !PUBLIC_URL || LOOPBACK.includes(new URL(PUBLIC_URL).hostname);
}
