import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { idempotentResponses } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import type { CommonFailure, HandlerResponse } from './common-failure.ts';

/** Age at which responses are deleted: a day. */
const RETENTION_MS = 24 * 3_600_000;

/** Age at which a request in progress counts as abandoned: longer than any deadline. */
const ABANDONED_MS = 60_000;

/** A request whose effect is wanted once. */
interface KeyedRequest {
  readonly call: string;
  /** The `Idempotency-Key` of the request. */
  readonly key: string;
  readonly request: unknown;
  readonly now: Date;
}

const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/**
 * Runs the first request of a key and stores its response; a repeated one gets that response. Fails for another request with
 * the key, and while the first is in progress. A server error is not stored, so that a retry runs again.
 */
export async function runOnce(
  db: StoreDb,
  { call, key, request, now }: KeyedRequest,
  run: () => Promise<HandlerResponse>,
): Promise<Result<HandlerResponse, CommonFailure>> {
  const [id, requestHash] = [hash(call, key), hash(JSON.stringify(request))];
  await db.delete(idempotentResponses).where(lt(idempotentResponses.createdAt, new Date(now.getTime() - RETENTION_MS)));
  const claimed = await db
    .insert(idempotentResponses)
    .values({ id, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: idempotentResponses.id,
      set: { createdAt: now },
      setWhere: and(
        isNull(idempotentResponses.status),
        eq(idempotentResponses.requestHash, requestHash),
        lt(idempotentResponses.createdAt, new Date(now.getTime() - ABANDONED_MS)),
      ),
    })
    .returning();
  if (claimed.length === 0) return existingResponse(db, id, requestHash);
  const row = eq(idempotentResponses.id, id);
  try {
    const response = await run();
    if (response.status < 500) await db.update(idempotentResponses).set(response).where(row);
    else await db.delete(idempotentResponses).where(row);
    return success(response);
  } catch (error) {
    await db.delete(idempotentResponses).where(and(row, isNull(idempotentResponses.status)));
    throw error;
  }
}

async function existingResponse(
  db: StoreDb,
  id: string,
  requestHash: string,
): Promise<Result<HandlerResponse, CommonFailure>> {
  const [existing] = await db.select().from(idempotentResponses).where(eq(idempotentResponses.id, id));
  if (existing && existing.requestHash !== requestHash) return failure({ kind: 'keyReused' });
  if (!existing || existing.status === null) return failure({ kind: 'inProgress', retryAfter: 1 });
  return success({ status: existing.status, body: existing.body });
}
