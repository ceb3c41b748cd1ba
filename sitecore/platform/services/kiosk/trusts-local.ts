import type { Env } from '../../env.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Settings that decide if browsers on this machine are kiosks. */
export type EnrolmentEnv = Pick<Env, 'KIOSK_ENROLMENT' | 'DATABASE_URL' | 'PUBLIC_URL' | 'SITE_SECRET'>;

/**
 * Returns true when a kiosk on this machine needs no code: by setting, else with the embedded store and no public address.
 * Without the site's secret all visitors seem to be on its machine.
 */
export function trustsLocal({ KIOSK_ENROLMENT, DATABASE_URL, PUBLIC_URL, SITE_SECRET }: EnrolmentEnv): boolean {
  if (SITE_SECRET === undefined) return false;
  if (KIOSK_ENROLMENT !== undefined) return KIOSK_ENROLMENT === 'local';
  return DATABASE_URL === undefined && (PUBLIC_URL === undefined || LOCAL_HOSTS.includes(new URL(PUBLIC_URL).hostname));
}
