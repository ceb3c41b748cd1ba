import fc from 'fast-check';
import { sign } from 'hono/jwt';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerType, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { photos, tickets, visits } from '#sitecore/platform/store/schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { readServices } from '#src/domain/kiosk/branch-services.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type TestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { expectShares } from './fuzz-calculator.ts';
import { KioskClient, statusOf } from './kiosk-client.ts';

const SECRET = SECRETS.kioskToken;
const MINUTE = 60_000;
/** Opening an account takes ten minutes, an enquiry three. */
const [NEW_ACCOUNT, ENQUIRY] = ['14', '16'];

let testStore: TestStore;
let store: Store;
let platform: RunningPlatform;
let client: KioskClient;
let now = new Date();
let day = 0;

const start = async (options = testStore.options) => {
  store = new Store(options);
  const services = { store, now: () => now };
  platform = await serveContentFolder(DEMO, { services, logger: pino({ level: 'silent' }) });
};

const stop = async () => {
  await platform.stop();
  await store.close();
};

/** Returns a generated request as a query. */
const queryOf = (sent: unknown): string =>
  new URLSearchParams(Object.entries(sent ?? {}).map(([name, value]) => [name, String(value)])).toString();

const service = (request: Request) => fetch(new Request(request.url.replace('http://bank', platform.host), request));

describe.each(storeKinds)('the kiosk service on $name', (kind) => {
  beforeAll(async () => {
    testStore = await kind.createFast();
    await start();
  });
  afterAll(async () => {
    await stop();
    await testStore.remove();
  });
  beforeEach(async () => {
    // Each test begins at 9:00 in Riyadh on a new day, with empty queues.
    day += 2;
    now = new Date(Date.UTC(2026, 10, day, 6));
    client = new KioskClient(service);
    await client.signIn();
  });

  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE));

  it('numbers tickets from 1 by branch, service and day in Riyadh', async () => {
    const numbers = async (kiosk: KioskClient, serviceId: string) =>
      (await kiosk.guestTicket('نورة', serviceId)).TicketNumber;
    expect([
      await numbers(client, ENQUIRY),
      await numbers(client, ENQUIRY),
      await numbers(client, NEW_ACCOUNT),
    ]).toEqual(['001', '002', '001']);
    const other = new KioskClient(service, { branch: '205', camera: 'CAM-205-1' });
    other.token = client.token;
    expect(await numbers(other, ENQUIRY)).toBe('001');
    now = new Date(Date.UTC(2026, 10, day, 20, 59));
    await client.signIn();
    expect(await numbers(client, ENQUIRY)).toBe('003');
    later(1);
    expect(await numbers(client, ENQUIRY)).toBe('001');
  });

  it('numbers concurrent tickets without duplicates or gaps', async () => {
    const guests = await Promise.all(
      Array.from({ length: 40 }, async (_, guest) => (await client.identified(client.guest(`${guest}`))).customer),
    );
    const taken = await Promise.all(guests.map((customer) => client.takeTicket(client.ticketFor(customer, ENQUIRY))));
    const numbers = taken.map(({ TicketNumber }) => Number(TicketNumber)).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('returns the existing ticket for a repeated request of the visit', async () => {
    const { customer } = await client.identified(client.guest('نورة'));
    const request = client.ticketFor(customer, ENQUIRY);
    const taken = await Promise.all(Array.from({ length: 10 }, () => client.takeTicket(request)));
    later(14);
    taken.push(await client.takeTicket({ ...request, fxb_PhotoIdentifier: await client.takePhoto() }));
    expect(new Set(taken.map(({ TicketNumber }) => TicketNumber))).toEqual(new Set(['001']));
    expect((await client.takeTicket(client.ticketFor(customer, NEW_ACCOUNT))).TicketNumber).toBe('001');
    expect((await client.guestTicket('نورة', ENQUIRY)).TicketNumber).toBe('002');
  });

  it('counts the lower numbers that are not called, each called after the minutes of the one before', async () => {
    const waiting = async () => (await client.guestTicket('نورة', NEW_ACCOUNT)).NumberOfWaitingCustomers;
    // Called at 0, 10, 20 and 30 minutes.
    expect([await waiting(), await waiting(), await waiting(), await waiting()]).toEqual([0, 0, 1, 2]);
    later(10);
    expect(await waiting()).toBe(2);
    now = new Date(now.getTime() + 5 * 3_600_000);
    await client.signIn();
    expect([await waiting(), await waiting(), await waiting()]).toEqual([0, 0, 1]);
  });

  it('keeps numbers after a restart', async () => {
    await client.guestTicket('نورة', ENQUIRY);
    await stop();
    await start();
    expect((await client.guestTicket('نورة', ENQUIRY)).TicketNumber).toBe('002');
  });

  it('responds in the language of Accept-Language', async () => {
    const english = await client.identified(client.customer('1', '0000000000000001'), 'en');
    const arabic = await client.identified(client.customer('1', '0000000000000001'), 'ar');
    expect([english.customer.CustomerName, arabic.customer.CustomerName]).toEqual(['Noura', 'نورة']);
    expect(readServices(english.jsservice)?.map(({ Name }) => Name)).toContain('Teller');
    expect(readServices(arabic.jsservice)?.map(({ Name }) => Name)).toContain('الصندوق');
    const request = client.ticketFor(english.customer, '11', { segment: '1' });
    expect(await client.takeTicket(request, 'en-GB,en;q=0.9')).toMatchObject({
      CustomerName: 'Noura',
      Service: { ServiceName: 'Teller' },
    });
    expect(await client.takeTicket(request, 'ar')).toMatchObject({
      CustomerName: 'نورة',
      Service: { ServiceName: 'الصندوق' },
    });
    const responses = [
      await client.requestTicket({ ...request, fxb_Sid: '0' }, 'en'),
      await client.requestTicket({ ...request, fxb_Sid: '0' }, 'ar'),
    ];
    const [inEnglish, inArabic] = await Promise.all(responses.map(statusOf));
    expect(inEnglish?.Message).toBe('This service is not available to you in this branch.');
    expect(inArabic?.Message).toMatch(/^\p{Script=Arabic}/u);
  });

  it('offers each segment its own services, and issues tickets for no other', async () => {
    const idsOf = async (body: object) => readServices((await client.identified(body)).jsservice)?.map(({ Id }) => Id);
    expect(await idsOf(client.customer('8', '0500000002'))).toEqual(['11', '12', '13', '16']);
    expect(await idsOf(client.guest('فهد'))).toEqual(['13', '14', '16']);
    expect(await idsOf({ fxb_Segment: '4', fxb_customername: 'ركن النخيل', fxb_branchid: '101' })).toEqual([
      '15',
      '16',
    ]);
    const { customer } = await client.identified(client.guest('فهد'));
    expect(await statusOf(await client.requestTicket(client.ticketFor(customer, '11')))).toMatchObject({
      StatusCode: 404,
    });
    // A guest who sends the segment of customers.
    const pretending = client.ticketFor(customer, '11', { segment: '1' });
    expect(await statusOf(await client.requestTicket(pretending))).toMatchObject({ StatusCode: 409 });
  });

  it('trusts only the visit of the customer object, for 15 minutes, in its own branch', async () => {
    const { customer } = await client.identified(client.guest('فهد'));
    const renamed = client.ticketFor({ ...customer, CustomerName: 'سارة', Segment: 1 }, ENQUIRY);
    expect((await client.takeTicket(renamed)).CustomerName).toBe('فهد');
    const elsewhere = client.ticketFor(customer, ENQUIRY, { more: { fxb_Service: { branchid: '205', segment: '3' } } });
    expect(await statusOf(await client.requestTicket(elsewhere))).toMatchObject({ StatusCode: 409 });
    for (const VisitId of ['00000000-0000-4000-8000-000000000000', '', 7, null, "' OR 1=1 --"]) {
      const other = client.ticketFor({ ...customer, VisitId }, ENQUIRY);
      expect(await statusOf(await client.requestTicket(other)), String(VisitId)).toMatchObject({ StatusCode: 409 });
    }
    later(14);
    await client.signIn();
    later(1);
    expect(await statusOf(await client.requestTicket(renamed))).toMatchObject({ StatusCode: 409 });
  });

  it('accepts a photo of its own cameras only', async () => {
    const { customer } = await client.identified(client.guest('فهد'));
    const elsewhere = new KioskClient(service, { branch: '205', camera: 'CAM-205-1' });
    elsewhere.token = client.token;
    for (const photo of [await elsewhere.takePhoto(), 'x', '00000000-0000-4000-8000-000000000000'])
      expect(
        await statusOf(await client.requestTicket(client.ticketFor(customer, ENQUIRY, { photo }))),
        photo,
      ).toMatchObject({
        StatusCode: 409,
      });
    expect(
      (await client.takeTicket(client.ticketFor(customer, ENQUIRY, { photo: await client.takePhoto() }))).TicketNumber,
    ).toBe('001');
  });

  it('deletes names and photos after a day, and keeps the numbers', async () => {
    const { customer } = await client.identified(client.guest('فهد'));
    await client.takeTicket(client.ticketFor(customer, ENQUIRY, { photo: await client.takePhoto() }));
    const issued = now;
    later(25 * 60);
    await client.signIn();
    await client.takePhoto();
    await client.identified(client.guest('سارة'));
    const db = await store.db();
    expect((await db.select().from(visits)).map(({ nameAr }) => nameAr)).toEqual(['سارة']);
    expect(await db.select().from(photos)).toHaveLength(1);
    const oldTickets = (await db.select().from(tickets)).filter(
      ({ issuedAt }) => issuedAt.getTime() === issued.getTime(),
    );
    expect(oldTickets).toMatchObject([{ number: 1, visit: null, photo: null }]);
  });

  it('accepts a token until it expires', async () => {
    later(14);
    expect((await client.photo()).status).toBe(200);
    later(1);
    expect((await client.photo()).status).toBe(401);
  });

  it('rejects a token of its own secret with another audience, algorithm or no expiry', async () => {
    const claims = { aud: 'flagship-kiosk', exp: now.getTime() / 1000 + 600 };
    const { exp } = claims;
    for (const [status, token] of [
      [200, await sign(claims, SECRET, 'HS256')],
      [401, await sign(claims, SECRET, 'HS512')],
      [401, await sign({ exp }, SECRET, 'HS256')],
      [401, await sign({ aud: 'another', exp }, SECRET, 'HS256')],
      [401, await sign({ aud: 'flagship-kiosk' }, SECRET, 'HS256')],
    ] as const) {
      client.token = token;
      expect((await client.photo()).status).toBe(status);
    }
  });

  it('responds 413 to a body above 64 kB', async () => {
    const bodyOf = (size: number) => JSON.stringify({ x: 'x'.repeat(size) });
    expect((await client.identify(bodyOf(60 * 1024))).status).toBe(400);
    expect((await client.identify(bodyOf(64 * 1024))).status).toBe(413);
  });

  it('responds below 500 to random requests', async () => {
    const { customer } = await client.identified(client.guest('فهد'));
    const odd = fc.oneof(
      fc.constantFrom(
        '',
        '1',
        '3',
        '4',
        '8',
        '101',
        '16',
        3,
        1,
        null,
        -1,
        1e21,
        [],
        {},
        true,
        '\u0000',
        '\ud800',
        'ن'.repeat(101),
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const likely = (value: unknown) =>
      fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd });
    const fields = (values: Readonly<Record<string, unknown>>) =>
      fc.record(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, likely(value)])), {
        requiredKeys: [],
      });
    const guest = fields({ fxb_Segment: '3', fxb_guestname: 'فهد', fxb_branchid: '101' });
    const known = fields({ fxb_Segment: '1', fxb_id: '0500000001', fxb_idtype: '8', fxb_branchid: '101' });
    const taking = fc
      .tuple(
        fields(client.ticketFor(customer, ENQUIRY)),
        fields({ ...customer }),
        fields({ branchid: '101', segment: '3' }),
      )
      .map(([body, fxb_Customer, fxb_Service]) => ({ fxb_Customer, fxb_Service, ...body }));
    const camera = fields({ fxb_CameraIdentifier: 'CAM-101-1', fxb_consent: 'true' });
    const bodies = (arbitrary: fc.Arbitrary<unknown>) =>
      fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: odd });
    for (const [path, requests] of [
      [customerType.path, bodies(fc.oneof(guest, known))],
      [ticket.path, bodies(taking)],
      [photoConsent.path, camera],
    ] as const) {
      const seen = new Map<number, number>();
      const property = fc.asyncProperty<[unknown]>(requests, async (sent) => {
        const response = path === photoConsent.path ? await client.photo(queryOf(sent)) : await client.post(path, sent);
        const { http, StatusCode } = await statusOf(response);
        expect(http).toBeLessThan(500);
        expect(StatusCode).toBeLessThan(500);
        seen.set(StatusCode, (seen.get(StatusCode) ?? 0) + 1);
      });
      await fc.assert(property);
      expectShares(seen, [200, 400]);
    }
  });
});

it('the kiosk service responds 503 when its store cannot be opened', async () => {
  const broken = new Store({ dataDir: '/dev/null/nowhere' });
  const services = { store: broken };
  const brokenPlatform = await serveContentFolder(DEMO, { services, logger: pino({ level: 'silent' }) });
  const brokenClient = new KioskClient((request) =>
    fetch(new Request(request.url.replace('http://bank', brokenPlatform.host), request)),
  );
  await brokenClient.signIn();
  expect(await statusOf(await brokenClient.identify(brokenClient.guest('نورة')))).toMatchObject({
    http: 503,
    StatusCode: 503,
  });
  await brokenPlatform.stop();
});
