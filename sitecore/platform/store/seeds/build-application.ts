import { createHash } from 'node:crypto';
import { isoDay, type Day } from '#sitecore/rules/calendar-day.ts';
import type { StoreDb } from '../open-store.ts';
import {
  APPROVAL_UPDATE,
  applications,
  applicationStages,
  applicationUpdates,
  contractFiles,
} from '../tracker-schema.ts';
import { STAGES } from './application-stages.ts';

/** State of a fictitious application. */
export interface ApplicationState {
  /** Unique; the rest follows from it where it is not set. */
  readonly requestNumber: string;
  /** Last stage that was reached, from 1. */
  readonly stage: number;
  readonly today: Day;
  readonly actionType?: 1 | 2;
  readonly isApproved?: boolean;
  /** Days from today until the contract expires. */
  readonly expiresIn?: number;
  /** Kinds of the contract's files. */
  readonly files?: readonly string[];
  readonly customer?: { readonly ar: string; readonly en: string };
}

const NOBODY = { ar: 'نورة السبيعي', en: 'Noura Alsubaie' };
const FILES = ['contract', 'schedule', 'insurance', 'fees'];

/** Days from the first to each further stage. */
const DAYS_BETWEEN = 6;

/** Returns a number of digits that belongs to a text. */
const digitsOf = (text: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(-length);

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Returns the rows of an application in a state. */
export function buildApplication({ requestNumber, stage, today, customer = NOBODY, ...state }: ApplicationState) {
  const id = uuidOf(requestNumber);
  const dayOf = (position: number) => isoDay(today - (stage - position) * DAYS_BETWEEN - 2);
  const { actionType = null, isApproved = false, expiresIn } = state;
  const files = actionType === null ? [] : (state.files ?? FILES);
  return {
    application: {
      ...{ id, requestNumber, actionType },
      cic: digitsOf(`${requestNumber} cic`, 7),
      dossier: `${dayOf(1).slice(0, 4)}${digitsOf(`${requestNumber} dossier`, 6)}`,
      mobile: `50${digitsOf(`${requestNumber} mobile`, 7)}`,
      customerAr: customer.ar,
      customerEn: customer.en,
      number: `20${digitsOf(`${requestNumber} number`, 8)}`,
      productAr: 'تمويل عقاري، شقة جاهزة',
      productEn: 'Home finance, ready flat',
      approvedAt: isApproved ? new Date(`${isoDay(today - 1)}T07:42:00Z`) : null,
      expiresOn: expiresIn === undefined ? null : isoDay(today + expiresIn),
      updatedOn: isApproved ? isoDay(today - 1) : dayOf(stage),
    },
    stages: STAGES.map(({ ar, en }, index) => ({
      ...{ application: id, position: index + 1, statusAr: ar.status, statusEn: en.status },
      reachedOn: index < stage ? dayOf(index + 1) : null,
    })),
    updates: [
      ...STAGES.slice(0, stage).map(({ ar, en }, index) => ({
        ...{ application: id, position: index + 1, updatedOn: dayOf(index + 1) },
        ...{ statusAr: ar.status, statusEn: en.status },
        ...{ clarificationAr: ar.clarification, clarificationEn: en.clarification },
      })),
      ...(isApproved
        ? [{ application: id, position: stage + 1, updatedOn: isoDay(today - 1), ...APPROVAL_UPDATE }]
        : []),
    ],
    files: files.map((kind, position) => ({
      ...{ id: uuidOf(`${requestNumber} ${kind}`), application: id, position, kind },
    })),
  };
}

/** Adds applications that the store does not have. */
export async function addApplications(db: StoreDb, states: readonly ApplicationState[]): Promise<void> {
  const built = states.map(buildApplication);
  const added = await db
    .insert(applications)
    .values(built.map(({ application }) => application))
    .onConflictDoNothing()
    .returning({ id: applications.id });
  const isNew = new Set(added.map(({ id }) => id));
  const rows = built.filter(({ application }) => isNew.has(application.id));
  const [stages, updates, files] = [
    rows.flatMap((one) => one.stages),
    rows.flatMap((one) => one.updates),
    rows.flatMap((one) => one.files),
  ];
  if (stages.length > 0) await db.insert(applicationStages).values(stages);
  if (updates.length > 0) await db.insert(applicationUpdates).values(updates);
  if (files.length > 0) await db.insert(contractFiles).values(files);
}
