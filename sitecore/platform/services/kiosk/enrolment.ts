import { and, eq, gt, lt } from 'drizzle-orm';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { RequestOf } from '#sitecore/contracts/call.ts';
import type { enrolKiosk } from '#sitecore/contracts/kiosk.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { kioskCodes, kioskDevices } from '../../store/schema.ts';
import type { Limit } from '../limits/limit.ts';
import type { ServiceContext } from '../service/service.ts';
import { deviceOf, setDeviceCookie } from './device-cookie.ts';
import type { KioskResult } from './kiosk-result.ts';
import { issueToken } from './token.ts';

/** Validity of a code: ten minutes. */
const CODE_MS = 10 * 60_000;

/** Attempts of all clients together: an attacker has many addresses, codes have eight digits. */
const ALL_ATTEMPTS: Limit = { requests: 300, seconds: 600, in: 'store' };

/** Returns a token for the kiosk of a request: an enrolled one, or a browser of this machine where these are trusted. */
export async function tokenOf(context: ServiceContext): Promise<KioskResult<string>> {
  const { store, secrets, now, isLocal } = context;
  const device = await deviceOf(context);
  const enrolled = device === undefined ? undefined : await enrolledDevice(await store.db(), device);
  if (!enrolled) return isLocal ? success(await issueToken(secrets.kioskToken, now.getTime())) : failure('notEnrolled');
  await setDeviceCookie(enrolled.id, context);
  const session = { device: enrolled.id, branch: enrolled.branch };
  return success(await issueToken(secrets.kioskToken, now.getTime(), session));
}

async function enrolledDevice(db: StoreDb, id: string) {
  const [device] = await db.select().from(kioskDevices).where(eq(kioskDevices.id, id));
  return device;
}

/** Enrols the browser of a request with a code, which is spent, and sets its cookie. */
export async function enrol(
  { code, branch }: RequestOf<typeof enrolKiosk>,
  context: ServiceContext,
): Promise<KioskResult<string>> {
  const { store, secrets, now, takeShared } = context;
  if (!(await takeShared('kiosk codes', ALL_ATTEMPTS))) return failure('tooManyRequests');
  const db = await store.db();
  const id = randomUUID();
  const isEnrolled = await db.transaction(async (transaction) => {
    const isCode = and(
      eq(kioskCodes.hash, hashOf(code, secrets.kioskToken)),
      eq(kioskCodes.branch, branch),
      gt(kioskCodes.expiresAt, now),
    );
    const spent = await transaction.delete(kioskCodes).where(isCode).returning();
    if (spent.length > 0) await transaction.insert(kioskDevices).values({ id, branch, enrolledAt: now });
    return spent.length > 0;
  });
  if (!isEnrolled) return failure('wrongCode');
  await setDeviceCookie(id, context);
  return success(id);
}

/** Returns a new code of a branch for one kiosk, eight digits, valid for ten minutes. Only its keyed hash is stored. */
export async function newCode(db: StoreDb, branch: string, { secret, now }: CodeOptions): Promise<string> {
  const code = String(randomInt(10 ** 8)).padStart(8, '0');
  await db.delete(kioskCodes).where(lt(kioskCodes.expiresAt, now));
  const row = { hash: hashOf(code, secret), branch, expiresAt: new Date(now.getTime() + CODE_MS) };
  await db.insert(kioskCodes).values(row);
  return code;
}

interface CodeOptions {
  /** Keys the hash. */
  readonly secret: string;
  readonly now: Date;
}

/** Removes the kiosks of a branch; returns their number. Their tokens are valid for 15 minutes more. */
export async function removeDevices(db: StoreDb, branch: string): Promise<number> {
  return (await db.delete(kioskDevices).where(eq(kioskDevices.branch, branch)).returning()).length;
}

const hashOf = (code: string, secret: string): string =>
  createHmac('sha256', secret).update(`kiosk code ${code}`).digest('base64url');
