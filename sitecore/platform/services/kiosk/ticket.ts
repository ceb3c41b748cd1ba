import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Ticket, TicketRequest } from '#sitecore/contracts/kiosk.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { photos, queues, tickets, visits } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { type RequestContext, isUuid, VISIT_MS } from './request-context.ts';
import type { KioskResult } from './kiosk-result.ts';

const MINUTE_MS = 60_000;

/** Minimum length of a ticket's number, because a single ١ looks like a stroke. */
const DIGITS = 3;

/** Key of a queue: a service of a branch on a day in Riyadh. */
interface Queue {
  readonly branch: string;
  readonly service: string;
  readonly day: string;
}

/** Tickets of a queue that wait at the same time: more would not be called on the day. */
const MAX_OPEN_TICKETS = 100;

type IssuedTicket = typeof tickets.$inferSelect;

/**
 * Issues a ticket, numbered from 1 each day. A repeated request of the same visit for the same service returns the existing
 * ticket.
 */
export async function ticket(sent: TicketRequest, context: RequestContext): Promise<KioskResult<Ticket>> {
  const { fxb_Sid, fxb_PhotoIdentifier: photo, fxb_Customer, fxb_Service } = sent;
  const { store, branches, language, now } = context;
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
  if (!issued) return failure('queueFull');
  return success({
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

/** Returns the ticket of a visit, a new one when it has none; undefined when the queue is full. */
const issueTicket = (
  db: StoreDb,
  queue: Queue,
  { visit, photo, now, minutes }: NewTicket,
): Promise<IssuedTicket | undefined> =>
  db.transaction(async (transaction) => {
    await transaction.insert(queues).values(queue).onConflictDoNothing();
    // The row lock serializes the transactions of a queue until the ticket is inserted.
    const [row] = await transaction.select().from(queues).where(isQueue(queues, queue)).for('update');
    const [existing] = await transaction
      .select()
      .from(tickets)
      .where(and(eq(tickets.visit, visit), eq(tickets.service, queue.service)));
    if (existing) return existing;
    const [open] = await transaction
      .select({ tickets: count() })
      .from(tickets)
      .where(and(isQueue(tickets, queue), gt(tickets.calledAt, now)));
    if ((open?.tickets ?? 0) >= MAX_OPEN_TICKETS) return undefined;
    const [previous] = await transaction
      .select()
      .from(tickets)
      .where(isQueue(tickets, queue))
      .orderBy(desc(tickets.number))
      .limit(1);
    const number = (row?.lastNumber ?? 0) + 1;
    await transaction.update(queues).set({ lastNumber: number }).where(isQueue(queues, queue));
    const calledAt = nextCallTime(previous, now, minutes);
    const issued = { ...queue, number, visit, photo, issuedAt: now, calledAt };
    await transaction.insert(tickets).values(issued);
    return issued;
  });

/**
 * Returns the time at which a ticket is called. The demo bank has one counter for each service, which calls a ticket once
 * the one before has had the service's minutes, and at once when nobody waits.
 */
function nextCallTime(previous: IssuedTicket | undefined, now: Date, minutes: number): Date {
  const free = previous === undefined ? now.getTime() : previous.calledAt.getTime() + minutes * MINUTE_MS;
  return new Date(Math.max(free, now.getTime()));
}

/** Counts the tickets of the queue with a lower number that are not called yet. */
async function waitingBefore(db: StoreDb, { number, ...queue }: IssuedTicket, now: Date): Promise<number> {
  const [found] = await db
    .select({ waiting: count() })
    .from(tickets)
    .where(and(isQueue(tickets, queue), lt(tickets.number, number), gt(tickets.calledAt, now)));
  return found?.waiting ?? 0;
}

const isQueue = (table: typeof queues | typeof tickets, { branch, service, day }: Queue) =>
  and(eq(table.branch, branch), eq(table.service, service), eq(table.day, day));
