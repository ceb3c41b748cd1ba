import { drizzle } from 'drizzle-orm/pg-proxy';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { captchaChallenge, validateCaptcha } from '#sitecore/contracts/captcha.ts';
import { documentFile, requestDocument } from '#sitecore/contracts/documents.ts';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { customerNames } from '#sitecore/contracts/customer-names.ts';
import { formBranches, formCities, formRegions } from '#sitecore/contracts/form-places.ts';
import { customerType, enrolKiosk, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { merchants } from '#sitecore/contracts/merchants.ts';
import { locations } from '#sitecore/contracts/locations.ts';
import { partnerCatalogue } from '#sitecore/contracts/partner-catalogue.ts';
import {
  approveContract,
  downloadContract,
  requestCode,
  trackRequest,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import { shareholders } from '#sitecore/contracts/shareholders.ts';
import { createPlatform } from '#sitecore/platform/app.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '#sitecore/platform/database.ts';
import { customers } from '#sitecore/platform/store/schema.ts';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { unusedUrl } from '#tests/support/http-server.ts';
import { servicesOptions } from '#tests/support/services-options.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { type TestStore, storeKinds } from '#tests/support/stores.ts';
import { API_KEY, DEMO, SITE_URL } from '../running-platform.ts';
import { KioskClient } from './kiosk-client.ts';

const PLATFORM = join(import.meta.dirname, '..', '..', '..', 'sitecore', 'platform');

/** Customers of these tests, each with unique ids. */
const CUSTOMERS = [
  { cic: '0000000000876543', mobile: '555555501', nationalId: '2298765001', nameAr: 'هيفاء', nameEn: 'Haifa' },
  { cic: '0000000000000092', mobile: '587654321', nationalId: '2298765002', nameAr: 'غيداء', nameEn: 'Ghaida' },
  { cic: '0000000000000093', mobile: '555555503', nationalId: '2298765432', nameAr: 'وضحى', nameEn: 'Wadha' },
];
const [CIC, MOBILE, NATIONAL_ID] = ['00876543', '0587654321', '2298765432'];
const GUEST = 'عبدالرزاق الزهراني';
const GUEST_WITH_DIGITS = 'ضيف ٢٢٩٨٧٦٥٤٣٢';
const LATIN_GUEST = 'Abdulrazzaq Zahrani';
const COMPANY = 'نخيل الدرعية';
/** An enquiry, which every segment may make. */
const SERVICE = '16';

/** Personal data that is sent or stored, none of which may be logged. */
const PERSONAL = [
  ...CUSTOMERS.flatMap((customer) => Object.values(customer)),
  ...[CIC.slice(2), MOBILE, NATIONAL_ID, '٢٢٩٨٧٦٥٤٣٢'],
  ...[GUEST, GUEST_WITH_DIGITS, LATIN_GUEST, COMPANY].flatMap((name) => name.split(' ')),
];

type Table = 'customers' | 'photos' | 'visits' | 'tickets';

/** A request that uses the store. */
interface Attempt {
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
const ATTEMPTS: readonly Attempt[] = [
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
const OPENING: readonly Endpoint[] = [kioskToken];

interface Failure {
  readonly name: string;
  readonly statements: readonly string[];
  /** Returns code and table of the failing request; undefined when the failure does not affect it. */
  readonly expected: (attempt: Attempt) => { readonly code: string; readonly table: Table } | undefined;
}

const WRITTEN = ['photos', 'visits', 'tickets'] as const;

const FAILURES: readonly Failure[] = [
  {
    name: 'tables that were dropped',
    statements: ['DROP TABLE tickets, queues, visits, photos, customers'],
    expected: ({ first }) => ({ code: '42P01', table: first }),
  },
  {
    name: 'a unique constraint whose detail names the row’s values',
    statements: [
      'CREATE UNIQUE INDEX ON photos (branch)',
      'CREATE UNIQUE INDEX ON visits (name_ar)',
      'CREATE UNIQUE INDEX ON tickets (branch)',
    ],
    expected: ({ writes }) => ({ code: '23505', table: writes }),
  },
  {
    name: 'a check constraint whose detail is the row',
    statements: WRITTEN.map((table) => `ALTER TABLE ${table} ADD CHECK (branch = 'none') NOT VALID`),
    expected: ({ writes }) => ({ code: '23514', table: writes }),
  },
  {
    name: 'a trigger whose message is the row',
    statements: [
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused %', NEW; END $$`,
      ...WRITTEN.map((table) => `CREATE TRIGGER refuse BEFORE INSERT ON ${table} EXECUTE FUNCTION refuse()`).map(
        (statement) => statement.replace('EXECUTE', 'FOR EACH ROW EXECUTE'),
      ),
    ],
    expected: ({ writes }) => ({ code: 'P0001', table: writes }),
  },
  {
    name: 'columns of a type whose message is the value',
    statements: [
      ...['cic', 'mobile', 'national_id'].map(
        (column) => `ALTER TABLE customers ALTER ${column} TYPE smallint USING right(${column}, 4)::integer % 30000`,
      ),
      'ALTER TABLE visits ALTER name_ar TYPE smallint USING 0',
    ],
    expected: ({ first, writes }) => {
      if (first === 'customers') return { code: '22003', table: first };
      return writes === 'visits' ? { code: '22P02', table: writes } : undefined;
    },
  },
];

const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const schemaRegistry = createSchemaRegistry();
let databases: Databases;

beforeAll(async () => {
  databases = createDatabases(await loadContentStates(DEMO), { schemaRegistry, siteUrl: SITE_URL });
});

beforeEach(() => {
  lines.length = 0;
  const write = (chunk: unknown): boolean => lines.push(String(chunk)) > 0;
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(write);
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void lines.push(args.map(String).join(' ')));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const platformOver = (store: Store) =>
  createPlatform({
    schemaRegistry,
    databases: () => databases,
    apiKey: API_KEY,
    logger,
    mediaFolder: '',
    services: servicesOptions({ store }),
  });

/** A connection from this machine, whose browsers are kiosks. */
const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

function clientOf(store: Store): KioskClient {
  const platform = platformOver(store);
  return new KioskClient(async (request) => platform.fetch(request, LOCAL));
}

/** Identifies a guest with a working store and returns the visit's id. */
async function visitOf(client: KioskClient, name: string): Promise<string> {
  return z.string().parse((await client.identified(client.guest(name))).customer.VisitId);
}

const logged = z.looseObject({
  level: z.number(),
  requestId: z.string(),
  err: z.record(z.string(), z.unknown()).optional(),
});

/** Returns the logged errors, each followed by its causes. */
function loggedErrors(): Readonly<Record<string, unknown>>[] {
  const chain = (error: unknown): Readonly<Record<string, unknown>>[] => {
    const read = z.record(z.string(), z.unknown()).safeParse(error);
    return read.success ? [read.data, ...chain(read.data.cause)] : [];
  };
  return lines
    .map((line) => logged.parse(JSON.parse(line)))
    .filter(({ level }) => level === 50)
    .flatMap(({ err }) => chain(err));
}

function expectNothingPersonal(text: string, more: readonly string[] = []): void {
  for (const value of [...PERSONAL, ...more]) {
    expect(text).not.toContain(value);
    expect(text).not.toContain(encodeURIComponent(value));
  }
}

interface ExpectedLog {
  readonly code?: string;
  readonly reason?: unknown;
  readonly table?: Table;
  /** Values that must not be logged, besides PERSONAL. */
  readonly personal?: readonly string[];
}

/** Expects a 503 that refers the visitor to the staff, and a log with the expected values and no personal data. */
async function expectOutOfOrder(response: Response, { personal, ...expected }: ExpectedLog): Promise<void> {
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ StatusCode: 503, Message: 'الخدمة متوقفة الآن. اسأل أحد موظفينا.' });
  const errors = loggedErrors();
  expect(errors[0]?.stack).toMatch(/^ +at /);
  for (const [key, value] of Object.entries(expected)) expect(errors.map((error) => error[key])).toContainEqual(value);
  expectNothingPersonal(lines.join(''), personal);
}

const keyOf = ({ method, path }: Pick<Endpoint, 'path'> & { readonly method: string }): string => `${method} ${path}`;

describe('the covered calls', () => {
  it('belong to every service that imports the store', () => {
    const services = join(PLATFORM, 'services');
    const importing = readdirSync(services, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .filter((file) => /\/store\//.test(readFileSync(join(services, file), 'utf8')));
    // `limits` and `service` are a part of every call.
    expect([...new Set(importing.map((file) => file.split('/')[0]))]).toEqual([
      'captcha',
      'documents',
      'forms',
      'kiosk',
      'limits',
      'registers',
      'service',
      'tracker',
    ]);
  });

  const WITHOUT_STORE: readonly string[] = [
    partnerCatalogue.path,
    locations.path,
    formRegions.path,
    formCities.path,
    formBranches.path,
  ];

  it('are all service calls of the platform except the calculators, the catalogue of partners and the places, which have no store', () => {
    const { routes } = platformOver(new Store({ dataDir: '/dev/null/nowhere' }));
    const serviceCalls = routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/sitecore/'))
      .filter(({ path }) => !path.startsWith('/api/sitecore/Calculators/') && !WITHOUT_STORE.includes(path))
      .map(keyOf);
    // captcha.test.ts fails the store of the captcha, kiosk-enrolment.test.ts that of the enrolment, registers.test.ts, documents.test.ts, tracker-codes.test.ts and forms.test.ts those of theirs.
    const elsewhere = [
      captchaChallenge,
      validateCaptcha,
      enrolKiosk,
      shareholders,
      merchants,
      customerNames,
      requestDocument,
      documentFile,
      trackRequest,
      requestCode,
      validateCode,
      approveContract,
      downloadContract,
    ];
    const covered = [...ATTEMPTS.map(({ call }) => call), ...OPENING, ...elsewhere].map(keyOf);
    expect(new Set(covered)).toEqual(new Set(serviceCalls));
  });
});

const SUCCESS = { StatusCode: 200 };

describe.each(storeKinds)('a service on $name', (kind) => {
  let testStore: TestStore;
  let store: Store;
  let client: KioskClient;
  let visit = '';

  beforeAll(async () => {
    testStore = await kind.createFast();
  });
  afterAll(() => testStore.remove());
  beforeEach(async () => {
    store = new Store(testStore.options);
    await (await store.db()).insert(customers).values(CUSTOMERS);
    client = clientOf(store);
    await client.signIn();
    const workingVisit = await visitOf(client, 'Mansour');
    for (const { send, by } of ATTEMPTS)
      expect(await (await send(client, workingVisit)).json(), `${by}: ${lines.join('')}`).toMatchObject(SUCCESS);
    visit = await visitOf(client, 'Nasser');
    lines.length = 0;
  });
  afterEach(async () => {
    await run(await store.db(), ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public', 'DROP SCHEMA drizzle CASCADE']);
    await store.close();
  });

  it.each(FAILURES)(
    'logs code and table, and no personal data, when its store fails by $name',
    async ({ statements, expected }) => {
      await run(await store.db(), statements);
      for (const attempt of ATTEMPTS) {
        const error = expected(attempt);
        if (!error) continue;
        lines.length = 0;
        await expectOutOfOrder(await attempt.send(client, visit), { ...error, personal: [visit] });
      }
    },
  );

  it.each(kind.name === 'PostgreSQL' ? ATTEMPTS : [])(
    'logs the cause, and no personal data, when the connection breaks during a request by $by, and then recovers',
    async ({ send, writes }) => {
      const admin = new Client({ connectionString: testStore.options.databaseUrl });
      await admin.connect();
      try {
        await admin.query(`BEGIN; LOCK TABLE ${writes} IN ACCESS EXCLUSIVE MODE`);
        const response = send(client, visit);
        await vi.waitUntil(async () => (await admin.query(BREAK_WAITING)).rowCount === 1, { timeout: WAIT_TIMEOUT_MS });
        // A transaction reports the failed rollback instead.
        const expected = writes === 'tickets' ? { reason: UNUSABLE } : { code: '57P01', table: writes };
        await expectOutOfOrder(await response, { ...expected, personal: [visit] });
      } finally {
        await admin.end();
      }
      expect(await (await send(client, visit)).json()).toMatchObject(SUCCESS);
    },
  );
});

/** Terminates the connection that waits for a locked table. */
const BREAK_WAITING = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const UNUSABLE: unknown = expect.stringMatching(/^(Connection terminated unexpectedly|Client has encountered .*)$/);

async function run(db: StoreDb, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
}

describe('a service whose store cannot be opened', () => {
  it.each<[name: string, code: string, options: () => Promise<ConstructorParameters<typeof Store>[0]>]>([
    ['PGlite', 'ENOTDIR', () => Promise.resolve({ dataDir: '/dev/null/nowhere' })],
    ['PostgreSQL', 'ECONNREFUSED', async () => ({ dataDir: '', databaseUrl: postgresAt(await unusedUrl()) })],
  ])('on %s logs the code, and no personal data', async (_, code, options) => {
    const client = clientOf(new Store(await options()));
    await client.signIn();
    await vi.waitUntil(() => loggedErrors().length > 0, { timeout: WAIT_TIMEOUT_MS });
    expect(loggedErrors()).toContainEqual(expect.objectContaining({ code }));
    for (const { send } of ATTEMPTS) {
      lines.length = 0;
      await expectOutOfOrder(await send(client, randomUUID()), { code });
    }
  });
});

const postgresAt = (url: string): string => `postgres://rukn:secret@${new URL(url).host}/rukn`;

/** A store whose driver repeats every parameter in each property that an error can have. */
class LeakingStore extends Store {
  override db(): Promise<StoreDb> {
    return Promise.resolve(
      drizzle((query, params) => {
        const values = JSON.stringify(params);
        const cause = new Error(`cause: ${values}`);
        const error = new Error(`driver: ${query} ${values}\n    at ${values} (file:///${values}:1:1)`, { cause });
        throw Object.assign(error, {
          code: 'ECONNRESET',
          detail: values,
          where: values,
          parameters: params,
          query,
          params,
        });
      }),
    );
  }
}

describe('a service whose driver fails', () => {
  it.each(ATTEMPTS)('logs code and table, and no personal data, of a request by $by', async ({ send, first }) => {
    const client = clientOf(new LeakingStore({ dataDir: '' }));
    await client.signIn();
    const visit = randomUUID();
    await expectOutOfOrder(await send(client, visit), { code: 'ECONNRESET', table: first, personal: [visit] });
  });
});

describe('the log line of a request', () => {
  it.each(['/api/sitecore/flagshipbranch/none', '/API/Sitecore/flagshipbranch/submitphotoconsent'])(
    'to %s has no query',
    async (path) => {
      const client = clientOf(new Store({ dataDir: '/dev/null/nowhere' }));
      const query = new URLSearchParams({ fxb_id: NATIONAL_ID, fxb_guestname: GUEST });
      expect((await client.send(`${path}?${query.toString()}`)).status).toBe(404);
      expect(lines).toHaveLength(1);
      expectNothingPersonal(lines.join(''));
      expectNothingPersonal(decodeURIComponent(lines.join('').replaceAll('+', ' ')));
    },
  );
});
