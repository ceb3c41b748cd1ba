import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateCaptcha } from '#sitecore/contracts/captcha.ts';
import { formStatus, submitForm } from '#sitecore/contracts/forms.ts';
import { customerType } from '#sitecore/contracts/kiosk.ts';
import { Limiter } from '#sitecore/platform/services/limits/limiter.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { migratedStore, type TestStore } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILES_TYPE = 'multipart/form-data; boundary=edge';

/** Lookups that a client may send in ten minutes. */
const LOOKUPS = 10;

let testStore: TestStore;
let store: Store;
let platform: RunningPlatform;

beforeAll(async () => {
  testStore = await migratedStore();
  store = new Store(testStore.options);
  const limiter = new Limiter({ store, onStoreError: (error) => expect(error).toBeUndefined() });
  platform = await serveContentFolder(DEMO, { services: { store, limiter } });
});
afterAll(async () => {
  await platform.stop();
  await store.close();
  await testStore.remove();
});

interface Body {
  readonly type: string;
  /** Beginning of the body. */
  readonly start?: string;
  /** Part that follows again and again. */
  readonly part?: string;
  /** Number of parts; without end when absent. Without a part nothing follows, and the body stays open. */
  readonly times?: number;
}

const MEGABYTE = 1024 * 1024;

/** Sends 24 MB of a file, whose end never comes when there is a signal to end it by; resolves with the status of the response, `cut` when the signal ends it. */
async function sendFile(signal?: AbortSignal): Promise<number | 'cut'> {
  const part = new Uint8Array(MEGABYTE);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(PART.replace('"a"', '"a"; filename="a.pdf"').slice(0, -3))),
    pull: async (controller) => {
      sent += 1;
      if (sent <= 24) controller.enqueue(part);
      else if (signal) await once(signal, 'abort');
      else controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': FILES_TYPE }, body, duplex: 'half' as const };
  return platform.get(submitForm.path, { ...init, ...(signal && { signal }) }).then(
    ({ status }) => status,
    () => 'cut',
  );
}

/** Sends a body piece by piece; resolves with the status of the response, which may come before the body ends. */
async function send(path: string, { type, start = '', part = '', times = Infinity }: Body): Promise<number> {
  const encoder = new TextEncoder();
  const piece = encoder.encode(part.repeat(Math.min(times, 1_000)));
  const answered = new AbortController();
  async function* pieces() {
    if (start !== '') yield encoder.encode(start);
    if (piece.length === 0) await once(answered.signal, 'abort');
    for (let left = times; left > 0 && !answered.signal.aborted; left -= 1_000) {
      yield piece;
      // The response comes between two pieces.
      await setImmediate();
    }
  }
  const parts = pieces();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' as const };
  const response = await platform.get(path, init);
  answered.abort();
  await response.body?.cancel();
  return response.status;
}

const PART = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';

describe('a body without end', () => {
  it.each([
    ['urlencoded', submitForm.path, { type: FORM_TYPE, part: 'a&' }, 413],
    ['JSON', formStatus.path, { type: JSON_TYPE, start: '"', part: 'a' }, 413],
    ['of parts', submitForm.path, { type: FILES_TYPE, part: PART }, 400],
    ['of one text', submitForm.path, { type: FILES_TYPE, start: PART.slice(0, -2), part: 'b' }, 413],
    ['of one head', submitForm.path, { type: FILES_TYPE, start: PART.slice(0, -9), part: 'b' }, 413],
    [
      'of one file',
      submitForm.path,
      { type: FILES_TYPE, start: PART.replace('"a"', '"a"; filename="a.pdf"'), part: 'b' },
      413,
    ],
    ['of another type', submitForm.path, { type: 'text/plain', part: 'a' }, 413],
  ] as const)('%s is refused as soon as it exceeds its bound', async (_, path, body, status) => {
    expect(await send(path, body)).toBe(status);
  });
});

/** Returns the JSON of a lookup with one more value. */
const lookup = (value: string): string => `{"reference":"EN-1","contact":"0501234567","more":${value}}`;

describe('a body within its size', () => {
  it.each([
    ['fields of a form', validateCaptcha.path, { type: FORM_TYPE, start: 'response=x', part: '&a', times: 2_000 }],
    [
      'levels of JSON',
      formStatus.path,
      { type: JSON_TYPE, start: lookup('['.repeat(99) + ']'.repeat(99)), part: ' ', times: 1 },
    ],
    [
      'members of JSON',
      formStatus.path,
      { type: JSON_TYPE, start: lookup(`[0${',0'.repeat(20_000)}]`), part: ' ', times: 1 },
    ],
  ] as const)('is refused for too many %s', async (_, path, body) => {
    expect(await send(path, body)).toBe(400);
  });
});

describe('a body that never ends', () => {
  it('is not awaited from a kiosk without a token', async () => {
    expect(await send(customerType.path, { type: JSON_TYPE, start: '{' })).toBe(401);
  });

  it('is refused with other files of its client that fill too much memory, until they are gone', async () => {
    const cut = new AbortController();
    const sent = Array.from({ length: 6 }, () => sendFile(cut.signal));
    expect(await Promise.race(sent)).toBe(429);
    // Its bytes are given back: the others go on.
    cut.abort();
    expect(await Promise.all(sent)).toContain('cut');
    await expect.poll(() => sendFile(), { timeout: 20_000 }).toBe(400);
  }, 60_000);

  it('is not awaited from a client that has reached its limit', async () => {
    const lookUp = () => send(formStatus.path, { type: JSON_TYPE, start: '{', part: ' ', times: 1 });
    for (let lookup = 0; lookup < LOOKUPS; lookup += 1) await lookUp();
    expect(await send(formStatus.path, { type: JSON_TYPE, start: '{' })).toBe(429);
  });
});
