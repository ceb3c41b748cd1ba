import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { StoreDb } from '../open-store.ts';
import { addApplications, type ApplicationState } from './build-application.ts';

/** Request numbers of the fictitious applications by state; as unguessable as real ones, and published here. */
export const DEMO_REQUESTS = {
  received: 'RK-4T7WQ9XK2MZD8VNH3PBC',
  documents: 'RK-9HXC3ZTV6KQM2WBD7RNP',
  valued: 'RK-2NBV8PDK5WTC7XQH4ZMR',
  toApprove: 'RK-7QM3KX9D2WVH6TZB8NCP',
  approved: 'RK-5ZKD7BNW3QXV9MHT2CPR',
  expired: 'RK-8WTP2MCX6HBN4KVQ7DZR',
  toRead: 'RK-3VHN9QZB7KDW5PXM2TCR',
  withoutFiles: 'RK-6CXM4TVK8ZRQ2NHD9WBP',
  released: 'RK-9PBD5WQZ3VXK7MTH6NCR',
} as const;

type Demo = keyof typeof DEMO_REQUESTS;

const STATES: Readonly<Record<Demo, Omit<ApplicationState, 'requestNumber' | 'today'>>> = {
  received: { stage: 1, customer: { ar: 'فهد العتيبي', en: 'Fahad Alotaibi' } },
  documents: { stage: 2, customer: { ar: 'سارة الغامدي', en: 'Sarah Alghamdi' } },
  valued: { stage: 3, customer: { ar: 'آدم', en: 'Adam' } },
  toApprove: { stage: 4, actionType: 1, expiresIn: 60 },
  approved: { stage: 4, actionType: 1, isApproved: true, expiresIn: 60 },
  expired: { stage: 4, actionType: 1, expiresIn: -1 },
  toRead: { stage: 5, actionType: 2, files: ['contract', 'schedule'] },
  withoutFiles: { stage: 4, actionType: 1, expiresIn: 60, files: [] },
  released: { stage: 6, actionType: 2 },
};

const isDemo = (name: string): name is Demo => Object.hasOwn(DEMO_REQUESTS, name);

/** Adds the fictitious applications that the store does not have, one in every state, with days before and after now. */
export async function seedApplications(db: StoreDb, now = new Date()): Promise<void> {
  const today = riyadhDay(now);
  const names = Object.keys(STATES).filter(isDemo);
  await addApplications(
    db,
    names.map((name) => ({ requestNumber: DEMO_REQUESTS[name], today, ...STATES[name] })),
  );
}
