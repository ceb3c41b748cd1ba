import { EditingDataMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/editing';
import type { NextApiRequest, NextApiResponse } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const SECRET = 'a-secret-of-editors';

beforeEach(() => {
  vi.stubEnv('JSS_EDITING_SECRET', SECRET);
  vi.stubEnv('JSS_ALLOWED_ORIGINS', 'https://a.example, https://b.example, https://c.example');
});

/** Sends data to the SDK's own handler; returns its status. */
async function sendToSdk(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> {
  let status: number | undefined;
  const response = {
    status: (code: number) => ((status = code), response),
    end() {},
    json() {},
    getHeader() {},
    setHeader() {},
  };
  const request = { method: 'PUT', query: { secret: SECRET, key: 'key' }, headers, body };
  const handler = new EditingDataMiddleware().getHandler();
  await handler(z.custom<NextApiRequest>().parse(request), z.custom<NextApiResponse>().parse(response));
  return status;
}

describe('src/shell/editing/editing-handlers.ts', () => {
  it('is given no null, which is needed while the SDK’s handler fails on it', async () => {
    await expect(sendToSdk(null), 'it does not: pass null on').rejects.toThrow(TypeError);
    expect(await sendToSdk({})).toBe(400);
  });

  it('allows origins itself, which is needed while the SDK removes only the first blank of its list', async () => {
    const statuses = ['a', 'b', 'c'].map((name) => sendToSdk({}, { origin: `https://${name}.example` }));
    expect(await Promise.all(statuses), 'it removes all: remove allowOrigin').toEqual([400, 400, 401]);
  });
});
