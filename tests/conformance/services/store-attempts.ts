import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import type { KioskClient } from './kiosk-client.ts';

/** Customers of these tests, each with unique ids. */
export const CUSTOMERS = [
  { cic: '0000000000876543', mobile: '555555501', nationalId: '2298765001', nameAr: 'هيفاء', nameEn: 'Haifa' },
  { cic: '0000000000000092', mobile: '587654321', nationalId: '2298765002', nameAr: 'غيداء', nameEn: 'Ghaida' },
  { cic: '0000000000000093', mobile: '555555503', nationalId: '2298765432', nameAr: 'وضحى', nameEn: 'Wadha' },
];
export const NATIONAL_ID = '2298765432';
const [CIC, MOBILE] = ['00876543', '0587654321'];
export const GUEST = 'عبدالرزاق الزهراني';
const GUEST_WITH_DIGITS = 'ضيف ٢٢٩٨٧٦٥٤٣٢';
const LATIN_GUEST = 'Abdulrazzaq Zahrani';
const COMPANY = 'نخيل الدرعية';
/** An enquiry, which every segment may make. */
const SERVICE = '16';

/** Personal data that is sent or stored, none of which may be logged. */
export const PERSONAL = [
  ...CUSTOMERS.flatMap((customer) => Object.values(customer)),
  ...[CIC.slice(2), MOBILE, NATIONAL_ID, '٢٢٩٨٧٦٥٤٣٢'],
  ...[GUEST, GUEST_WITH_DIGITS, LATIN_GUEST, COMPANY].flatMap((name) => name.split(' ')),
];

export type Table = 'customers' | 'photos' | 'visits' | 'tickets';

/** A request that uses the store. */
export interface Attempt {
  readonly call: Endpoint;
  readonly by: string;
  /** `first` is the table that is read or cleared first, `writes` the one that gets a row. */
  readonly first: Table;
  readonly writes: Table;
  readonly send: (client: KioskClient, visit: string) => Promise<Response>;
}

const identify = (by: string, body: (client: KioskClient) => object, first: Table = 'visits'): Attempt => ({
  call: customerType,
  by,
  first,
  writes: 'visits',
  send: (client) => client.identify(body(client)),
});

/** Requests of each call that uses the store. */
export const ATTEMPTS: readonly Attempt[] = [
  { call: photoConsent, by: 'a camera', first: 'photos', writes: 'photos', send: (client) => client.photo() },
  identify('a CIC number', (client) => client.customer('1', CIC), 'customers'),
  identify('a mobile number', (client) => client.customer('8', MOBILE), 'customers'),
  identify('a national ID', (client) => client.customer('4', NATIONAL_ID), 'customers'),
  identify('a name', (client) => client.guest(GUEST)),
  identify('a name with Arabic digits', (client) => client.guest(GUEST_WITH_DIGITS)),
  identify('a Latin name', (client) => client.guest(LATIN_GUEST)),
  identify('a company', (client) => ({ fxb_Segment: 4, fxb_customername: COMPANY, fxb_branchid: client.branch })),
  {
    call: ticket,
    by: 'a visit',
    first: 'visits',
    writes: 'tickets',
    send: (client, VisitId) =>
      client.requestTicket(client.ticketFor({ VisitId, CustomerName: GUEST, Segment: 3 }, SERVICE)),
  },
];

/** Calls that respond without the store and open it for later ones. */
export const OPENING: readonly Endpoint[] = [kioskToken];
