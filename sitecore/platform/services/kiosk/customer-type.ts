import { eq, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { CustomerData, CustomerTypeRequest } from '#sitecore/contracts/kiosk.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import { ID_TYPE_CODES, type IdType, isId, paddedCic, SEGMENT_CODES } from '#sitecore/rules/kiosk-identity.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { customers, visits } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { type RequestContext, retentionCutoff } from './request-context.ts';
import type { KioskErrorCode, KioskResult } from './kiosk-result.ts';

type Names = Readonly<Record<Language, string>>;

/**
 * Identifies a visitor, opens a visit and returns the services for the visitor's segment. The customer object carries the
 * visit's id for the ticket; nothing else in it is trusted later.
 */
export async function customerType(
  sent: CustomerTypeRequest,
  context: RequestContext,
): Promise<KioskResult<CustomerData>> {
  const { store, branches, language, now } = context;
  const branch = branches.get(sent.fxb_branchid);
  if (!branch) return failure('unknownBranch');
  const segment = Number(sent.fxb_Segment);
  const names = await namesOf(sent, segment, () => store.db());
  if (typeof names === 'string') return failure(names);
  const id = randomUUID();
  const db = await store.db();
  await db.delete(visits).where(lt(visits.openedAt, retentionCutoff(now)));
  await db.insert(visits).values({ id, branch: branch.id, segment, nameAr: names.ar, nameEn: names.en, openedAt: now });
  const services = branch.services.filter(({ segments }) => segments.includes(segment));
  return success({
    customer: { VisitId: id, CustomerName: names[language], Segment: segment },
    jsservice: JSON.stringify(services.map((service) => ({ Id: service.id, Name: service.name }))),
  });
}

async function namesOf(
  { fxb_id, fxb_idtype, fxb_guestname, fxb_customername }: CustomerTypeRequest,
  segment: number,
  open: () => Promise<StoreDb>,
): Promise<Names | KioskErrorCode> {
  if (segment === SEGMENT_CODES.customer) {
    const condition =
      fxb_id !== undefined && fxb_idtype !== undefined ? customerCondition(fxb_id, Number(fxb_idtype)) : undefined;
    if (!condition) return 'malformed';
    const db = await open();
    const [found] = await db.select().from(customers).where(condition).limit(1);
    return found ? { ar: found.nameAr, en: found.nameEn } : 'unknownCustomer';
  }
  const name = segment === SEGMENT_CODES.guest ? fxb_guestname : fxb_customername;
  return name === undefined ? 'malformed' : { ar: name, en: name };
}

/** Returns the SQL condition for a customer's id; undefined when the id is invalid for its type. */
function customerCondition(id: string, code: number) {
  const type = ID_TYPES.find((name) => ID_TYPE_CODES[name] === code);
  if (type === undefined || !isId(type, id)) return undefined;
  switch (type) {
    case 'cic':
      return eq(customers.cic, paddedCic(id));
    case 'mobile':
      return eq(customers.mobile, id.replace(/^0/, ''));
    case 'nationalId':
      return eq(customers.nationalId, id);
  }
}

const ID_TYPES = ['cic', 'mobile', 'nationalId'] as const satisfies readonly IdType[];
