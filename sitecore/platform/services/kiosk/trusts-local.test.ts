import { expect, it } from 'vitest';
import { type EnrolmentEnv, trustsLocal } from './trusts-local.ts';

const SITE = { SITE_SECRET: 'a secret of the site' };

it.each<[when: string, isTrusted: boolean, env: EnrolmentEnv]>([
  ['npm start', true, SITE],
  ['an address of this machine', true, { ...SITE, PUBLIC_URL: 'http://localhost:3000' }],
  ['an IPv6 address of this machine', true, { ...SITE, PUBLIC_URL: 'http://[::1]:3000' }],
  ['a public address', false, { ...SITE, PUBLIC_URL: 'https://www.rukn.example' }],
  ['an address that looks local', false, { ...SITE, PUBLIC_URL: 'https://localhost.example' }],
  ['a bank’s database', false, { ...SITE, DATABASE_URL: 'postgres://db.example/bank' }],
  ['no secret of the site, so that every visitor seems local', false, {}],
  ['no secret of the site, whatever is set', false, { KIOSK_ENROLMENT: 'local' }],
  ['a setting for codes', false, { ...SITE, KIOSK_ENROLMENT: 'code' }],
  ['a setting for local browsers', true, { ...SITE, KIOSK_ENROLMENT: 'local', PUBLIC_URL: 'https://www.rukn.example' }],
])('a browser on this machine, with %s, is a kiosk: %s', (_, isTrusted, env) => {
  expect(trustsLocal(env)).toBe(isTrusted);
});
