import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '../content/content.ts';
import { reportError } from '../log/report-error.ts';
import type { ContentState } from '../publishing/publisher.ts';
import type { Store } from '../store/store.ts';
import { withDeadline } from '../services/service/with-deadline.ts';
import type { PlatformEnv } from './platform-env.ts';

interface HealthOptions {
  readonly store: Store | undefined;
  readonly content: () => Content;
  /** Returns which content that is; "ok" when absent. */
  readonly contentState?: () => ContentState;
  /** The folder that is written to; none when absent. */
  readonly dataDir?: string;
  /** The free bytes below which its disk counts as full; 64 MB when absent. */
  readonly leastFree?: number;
  readonly logger: Logger;
}

/** Monitors give up soon after; a store that is created or opened takes longer. */
const DEADLINE_MS = 1_000;

/** Requests within this time share a write. */
const WRITE_EVERY_MS = 5_000;

/** Time for which a failed check of the store stands, and a check that does not end is waited for: opening a store that is damaged is slow. */
const FAILED_MS = 5_000;

/** Four segments of PostgreSQL's log: with less, a store may stop in the midst of a write. */
const LEAST_FREE = 64 * 1024 * 1024;

/** A block, which a full disk has no place for; fewer bytes may fit into the folder's own. */
const BLOCK = Buffer.alloc(4_096);

/**
 * Returns the routes `/healthz`, which responds while the process is alive, and `/readyz`, 503 unless store and content respond
 * and store and data folder take writes. Content of the last good state is ready: the response says so.
 */
export function healthRoutes(options: HealthOptions): Hono<PlatformEnv> {
  const { store, content, contentState, dataDir, leastFree = LEAST_FREE, logger } = options;
  const storeState = storeStates(store);
  const diskWrite = dataDir === undefined ? undefined : shared(() => diskState(dataDir, leastFree), WRITE_EVERY_MS);
  const app = new Hono<PlatformEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const fields = { requestId: c.get('requestId') };
    const report: Report = (error, event) => reportError(logger, error, { event, fields, level: 'warn' });
    const [state, disk] = await Promise.all([storeState(report), diskWrite && stateOfDisk(diskWrite, report)]);
    const { sites, tree } = content();
    const hasPages = sites.every(({ rootPath }) => tree.pageAt('/', rootPath) !== undefined);
    const isReady = state === 'ok' && hasPages && (disk ?? 'ok') === 'ok';
    c.header('Cache-Control', 'no-store');
    return c.json(
      { store: state, content: hasPages ? (contentState?.() ?? 'ok') : 'unavailable', ...(disk && { disk }) },
      isReady ? 200 : 503,
    );
  });
  return app;
}

type Report = (error: unknown, event: string) => void;

type StoreState = 'ok' | 'unavailable' | 'unwritable';

/** A check of the store; the time that it ended is unknown while it runs. */
interface StoreCheck {
  readonly startedAt: number;
  endedAt?: number;
  /** State that a response has while the check runs. */
  late: 'opening' | 'unwritable';
  state?: StoreState;
  readonly result: Promise<StoreState>;
}

/** Returns a function that resolves with the state of the store within the deadline; requests share a check that runs or has failed. */
function storeStates(store: Store | undefined): (report: Report) => Promise<StoreState | 'opening'> {
  const write = shared(async () => store?.write(), WRITE_EVERY_MS);
  let last: StoreCheck | undefined;
  const isOver = ({ state, startedAt, endedAt = startedAt }: StoreCheck): boolean =>
    state === 'ok' || performance.now() - endedAt >= FAILED_MS;
  return async (report) => {
    const check = last && !isOver(last) ? last : checkStore(store, write, report);
    last = check;
    const state = await withDeadline(check.result, DEADLINE_MS);
    return state === 'late' ? check.late : state;
  };
}

/** Starts a check of the store: it responds, and takes a write. */
function checkStore(store: Store | undefined, write: () => Promise<unknown>, report: Report): StoreCheck {
  const respond = async (): Promise<StoreState> => {
    try {
      await store?.ping();
      check.late = 'unwritable';
    } catch (error) {
      report(error, 'store not ready');
      return 'unavailable';
    }
    try {
      await write();
      return 'ok';
    } catch (error) {
      report(error, 'store takes no write');
      return 'unwritable';
    }
  };
  const end = (state: StoreState) => {
    check.endedAt = performance.now();
    return (check.state = state);
  };
  // `respond` begins after `check` is set.
  const result = Promise.resolve().then(respond).then(end);
  const check: StoreCheck = { startedAt: performance.now(), late: 'opening', result };
  return check;
}

/** Returns the state of the data folder's disk within the deadline. */
async function stateOfDisk(write: () => Promise<'ok' | 'full'>, report: Report) {
  const respond = (): Promise<'ok' | 'full' | 'unwritable'> =>
    write().catch((error: unknown) => {
      report(error, 'data folder takes no write');
      return 'unwritable' as const;
    });
  const state = await withDeadline(respond(), DEADLINE_MS);
  return state === 'late' ? 'unwritable' : state;
}

/** Writes a small file to the disk of a folder; resolves with "full" when less than `leastFree` bytes are free. */
async function diskState(dataDir: string, leastFree: number): Promise<'ok' | 'full'> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < leastFree) return 'full';
  await writeFile(join(dataDir, 'readyz.tmp'), BLOCK, { mode: 0o600, flush: true });
  return 'ok';
}

/** Returns a function that calls another at most once in a time, and never while a call is under way; the rest share its result. */
function shared<Value>(call: () => Promise<Value>, everyMs: number): () => Promise<Value> {
  let last: { readonly startedAt: number; readonly result: Promise<Value> } | undefined;
  let isUnderWay = false;
  return () => {
    const isRecent = last !== undefined && performance.now() - last.startedAt < everyMs;
    if (last && (isRecent || isUnderWay)) return last.result;
    isUnderWay = true;
    const result = call().finally(() => (isUnderWay = false));
    last = { startedAt: performance.now(), result };
    return result;
  };
}
