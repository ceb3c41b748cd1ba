import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { captchaChallenge, validateCaptcha } from '#sitecore/contracts/captcha.ts';
import { documentFile, requestDocument } from '#sitecore/contracts/documents.ts';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { customerNames } from '#sitecore/contracts/customer-names.ts';
import { formBranches, formCities, formRegions } from '#sitecore/contracts/form-places.ts';
import { enrolKiosk } from '#sitecore/contracts/kiosk.ts';
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
import { LeakingStore } from './leaking-store.ts';
import { expectNothingPersonal, expectOutOfOrder, lines, loggedErrors, logger } from './logged-failures.ts';
import { ATTEMPTS, CUSTOMERS, GUEST, NATIONAL_ID, OPENING } from './store-attempts.ts';
import { FAILURES } from './store-failures.ts';

const PLATFORM = join(import.meta.dirname, '..', '..', '..', 'sitecore', 'platform');

const schemaRegistry = createSchemaRegistry();
let databases: Databases;

beforeAll(async () => {
  databases = createDatabases(await loadContentStates(DEMO), { schemaRegistry, siteUrl: SITE_URL });
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

  beforeEach(async () => {
    testStore = await kind.createFast();
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
    await store.close();
    await testStore.remove();
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
