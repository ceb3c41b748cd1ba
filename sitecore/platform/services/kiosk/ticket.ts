import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Ticket, TicketRequest } from '#sitecore/contracts/kiosk.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { photos, queues, tickets, visits } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { type RequestContext, isUuid, VISIT_MS } from './request-context.ts';
import { ok, failure, type KioskResult } from './kiosk-result.ts';

const MINUTE_MS = 60_000;

/** Of a ticket's number at least: a lone one in Arabic digits looks like a stroke. */
const DIGITS = 3;

/** The queue of a service of a branch on a day in Riyadh. */
interface Queue {
  readonly branch: string;
  readonly service: string;
  readonly day: string;
}

type IssuedTicket = typeof tickets.$inferSelect;

/**
 * Gives a place in the queue, numbered from 1 each day. Whoever asks again in the same visit for the same service gets the
 * ticket that they have.
 */
export async function ticket(sent: TicketRequest, desk: RequestContext): Promise<KioskResult<Ticket>> {
  const { fxb_Sid, fxb_PhotoIdentifier: photo, fxb_Customer, fxb_Service } = sent;
  const { store, branches, language, now } = desk;
  const branch = branches.get(fxb_Service.branchid);
  if (!branch) return failure('unknownBranch');
  const segment = Number(fxb_Service.segment);
  const service = branch.services.find(({ id, segments }) => id === fxb_Sid && segments.includes(segment));
  if (!service) return failure('unknownService');
  const { VisitId } = fxb_Customer;
  if (typeof VisitId !== 'string' || !isUuid(VisitId)) return failure('unknownVisit');
  const db = await store.db();
  const [visit] = await db.select().from(visits).where(eq(visits.id, VisitId));
  if (!visit || visit.branch !== branch.id || visit.segment !== segment) return failure('unknownVisit');
  if (now.getTime() - visit.openedAt.getTime() >= VISIT_MS) return failure('unknownVisit');
  if (photo !== '' && !(await isPhotoOf(db, photo, branch.id))) return failure('unknownPhoto');
  const queue = { branch: branch.id, service: service.id, day: isoDay(riyadhDay(now)) };
  const issued = await issueTicket(db, queue, {
    visit: visit.id,
    photo: photo === '' ? null : photo,
    now,
    minutes: service.minutes,
  });
  return ok({
    CustomerName: language === 'ar' ? visit.nameAr : visit.nameEn,
    TicketNumber: String(issued.number).padStart(DIGITS, '0'),
    Service: { ServiceName: service.name },
    NumberOfWaitingCustomers: await waitingBefore(db, issued, now),
  });
}

async function isPhotoOf(db: StoreDb, photo: string, branch: string): Promise<boolean> {
  if (!isUuid(photo)) return false;
  const [found] = await db.select().from(photos).where(eq(photos.id, photo));
  return found?.branch === branch;
}

interface NewTicket {
  readonly visit: string;
  readonly photo: string | null;
  readonly now: Date;
  readonly minutes: number;
}

const issueTicket = (db: StoreDb, queue: Queue, { visit, photo, now, minutes }: NewTicket): Promise<IssuedTicket> =>
  db.transaction(async (held) => {
    await held.insert(queues).values(queue).onConflictDoNothing();
    // Whoever holds the queue's row is alone with the queue until their ticket is written.
    const [row] = await held.select().from(queues).where(isQueue(queues, queue)).for('update');
    const [had] = await held
      .select()
      .from(tickets)
      .where(and(eq(tickets.visit, visit), eq(tickets.service, queue.service)));
    if (had) return had;
    const [previous] = await held
      .select()
      .from(tickets)
      .where(isQueue(tickets, queue))
      .orderBy(desc(tickets.number))
      .limit(1);
    const number = (row?.lastNumber ?? 0) + 1;
    await held.update(queues).set({ lastNumber: number }).where(isQueue(queues, queue));
    const calledAt = nextCallTime(previous, now, minutes);
    const issued = { ...queue, number, visit, photo, issuedAt: now, calledAt };
    await held.insert(tickets).values(issued);
    return issued;
  });

/**
 * When a ticket is called. A branch's own counters would say so; the demo bank has one for each service, which calls the
 * next visitor once the one before has had the minutes that the service takes, and at once when nobody is there.
 */
function nextCallTime(previous: IssuedTicket | undefined, now: Date, minutes: number): Date {
  const free = previous === undefined ? now.getTime() : previous.calledAt.getTime() + minutes * MINUTE_MS;
  return new Date(Math.max(free, now.getTime()));
}

/** How many of the queue were there before, and are not called yet. */
async function waitingBefore(db: StoreDb, { number, ...queue }: IssuedTicket, now: Date): Promise<number> {
  const [found] = await db
    .select({ waiting: count() })
    .from(tickets)
    .where(and(isQueue(tickets, queue), lt(tickets.number, number), gt(tickets.calledAt, now)));
  return found?.waiting ?? 0;
}

const isQueue = (table: typeof queues | typeof tickets, { branch, service, day }: Queue) =>
  and(eq(table.branch, branch), eq(table.service, service), eq(table.day, day));
