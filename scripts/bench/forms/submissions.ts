import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { parse } from 'zod/mini';
import { submitForm } from '#sitecore/contracts/forms.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { rememberPassed } from '#sitecore/platform/services/captcha/passed-captchas.ts';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { formOutbox, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { freePort, startProgram } from '../programs.ts';
import { type BenchStore, benchStores } from './bench-stores.ts';
import { enquiryOf, type Submission } from './enquiry.ts';
import { CONNECTIONS, type Timed, timed } from './timed.ts';

/** Submissions that are sent to each store, and transactions of its floor. */
const SUBMISSIONS = 1_000;

const FORM = '/sitecore/content/rukn/items/forms/enquiry';
const SECRET = 'a secret of the bench, long enough for all';
const START_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Prints the submissions per second of the platform on each store, from the request to its acknowledgement, beside the floor of
 * the same run: a transaction that writes the same rows, without server, checks and encryption.
 */
export async function reportSubmissions(root: string): Promise<void> {
  const content = await loadContent(join(root, 'sitecore', 'content'));
  const itemId = content.tree.at(FORM)?.id ?? '';
  console.log(
    `  ${SUBMISSIONS} submissions, ${CONNECTIONS} at a time; the floor writes the same rows without the platform`,
  );
  for (const create of benchStores()) {
    const benchStore = await create();
    try {
      const floor = await prepare(benchStore);
      const measured = await measurePlatform(root, benchStore, itemId);
      const stored = await storedIn(benchStore);
      if (stored !== SUBMISSIONS * 2) throw new Error(`${stored} rows are stored of ${SUBMISSIONS * 2}`);
      console.log(
        [
          `  ${benchStore.name.padEnd(12)}`,
          figures('submissions', measured),
          figures('floor', floor),
          `the platform × ${(measured.perSecond / floor.perSecond).toFixed(2)} of it`,
        ].join('   '),
      );
    } finally {
      await benchStore.remove();
    }
  }
}

const figures = (name: string, { perSecond, p50, p99 }: Timed): string =>
  `${name} ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

const tokenOf = (index: number): string => `token ${index}`;

/** Opens a store, measures its floor and remembers the tokens of the submissions to come. */
async function prepare({ options }: BenchStore): Promise<Timed> {
  const store = new Store(options);
  try {
    const db = await store.db();
    const rows = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const floor = await timed(rows, (index) => writeRows(db, index));
    for (const index of rows) await rememberPassed(db, tokenOf(index), new Date());
    return floor;
  } finally {
    await store.close();
  }
}

/** Writes the rows of a submission: its own and its two messages. */
const writeRows = (db: StoreDb, index: number): Promise<void> =>
  db.transaction(async (tx) => {
    const now = new Date();
    const id = randomUUID();
    const names = { form: randomUUID(), formName: 'floor', language: 'ar', isAnonymous: false };
    const times = { receivedAt: now, eraseAt: new Date(now.getTime() + DAY_MS) };
    const values = 'x'.repeat(1_000);
    await tx
      .insert(formSubmissions)
      .values({ id, reference: `FLOOR-${index}`, ticket: 'x', values, ...names, ...times });
    await tx
      .insert(formOutbox)
      .values(['team', 'receipt'].map((kind) => ({ submission: id, kind, nextAt: now, deliveredAt: now })));
  });

async function storedIn({ options }: BenchStore): Promise<number> {
  const store = new Store(options);
  try {
    const [row] = await (await store.db()).select({ rows: count() }).from(formSubmissions);
    return row?.rows ?? 0;
  } finally {
    await store.close();
  }
}

/** Starts the platform on a store and sends it the submissions, each of a visitor with an address and session of its own. */
async function measurePlatform(root: string, { options }: BenchStore, itemId: string): Promise<Timed> {
  const port = await freePort();
  const host = `http://127.0.0.1:${port}`;
  const { dataDir, databaseUrl = '' } = options;
  const secrets = ['KIOSK_TOKEN_SECRET', 'CAPTCHA_SECRET', 'TRACKER_CODE_SECRET', 'KIOSK_STAFF_SECRET', 'FORMS_SECRET'];
  const env = {
    SITECORE_API_KEY: 'bench',
    PLATFORM_PORT: `${port}`,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: databaseUrl === '' ? dataDir : '',
    SITE_SECRET: SECRET,
    ...Object.fromEntries(secrets.map((name) => [name, SECRET])),
  };
  const script = join(root, 'sitecore', 'platform', 'serve.ts');
  const program = await startProgram(script, [], { cwd: root, env, readyUrl: `${host}/readyz`, timeoutMs: START_MS });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const submissions: Submission[] = [];
    for (let index = 0; index < SUBMISSIONS; index += 1) {
      const headers = { [CLIENT_ADDRESS]: `10.${index >> 8}.${index & 255}.1`, [SITE_SECRET]: SECRET };
      submissions.push(await enquiryOf(host, itemId, { headers, token: tokenOf(index) }));
    }
    return await timed(submissions, (submission) => send(agent, submission));
  } finally {
    agent.destroy();
    await program.stop();
  }
}

/** Sends a submission and reads its acknowledgement. */
const send = (agent: Agent, { url, headers, body }: Submission): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('error', reject);
      response.on('end', () => {
        if (isAcknowledged(text)) resolve();
        else reject(new Error(`${url} responded ${response.statusCode ?? 'without a status'}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

const isAcknowledged = (text: string): boolean =>
  parse(submitForm.response, JSON.parse(text)).requestnumber !== undefined;
