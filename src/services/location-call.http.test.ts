import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { wireBranch } from '#tests/support/locations-body.ts';
import { callLocations, callLocationsOnce, callPoiData } from './location-call.ts';

interface Received {
  readonly request: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const PLACES = {
  data: [
    { ID: '1', Type: 'Branch', Title: 'Olaya' },
    { ID: '2', Type: 'ATM' },
  ],
};

let bank: HttpServer;
let received: Received[] = [];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  received = [];
  respond = (response) => void response.end(JSON.stringify(PLACES));
  bank = await startHttpServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      received.push({ request: `${request.method} ${request.url}`, headers: request.headers, body: JSON.parse(body) });
      respond(response);
    })();
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await bank.stop();
});

describe('the locations call', () => {
  it('LOC-28 posts empty filters with the language, and returns the places in data', async () => {
    const result = await callLocations('ar', { host: bank.url });
    expect(received).toMatchObject([
      {
        request: 'POST /api/sitecore/BranchInfo/getlocationinfo',
        body: { City: '', Type: '', Text: '', Latitude: '', Longitude: '', Lang: 'ar' },
      },
    ]);
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(result.ok && result.value.map(({ id, kind }) => [id, kind])).toEqual([
      ['1', 'branch'],
      ['2', 'atm'],
    ]);
  });

  it('is sent to a configured path', async () => {
    const paths = { '/api/sitecore/BranchInfo/getlocationinfo': '/branches' };
    await callLocations('en', { host: bank.url, paths });
    expect(received[0]?.request).toBe('POST /branches');
  });

  it('LOCV-08 of the panel posts an empty payload', async () => {
    const result = await callPoiData('en', { host: bank.url });
    expect(received[0]).toMatchObject({ request: 'POST /api/sitecore/BranchInfo/getlocationinfo', body: {} });
    expect(received[0]?.headers['accept-language']).toBe('en');
    expect(result.ok && result.value).toHaveLength(2);
  });

  it('reads 20,000 places with all their fields from one response', async () => {
    const data = Array.from({ length: 20_000 }, (_, index) => wireBranch({ ID: `${index}` }));
    respond = (response) => void response.end(JSON.stringify({ data }));
    const result = await callLocations('ar', { host: bank.url });
    expect(result.ok && [result.value.length, result.value.at(-1)?.id]).toEqual([20_000, '19999']);
  });

  it('fails with each kind of response that is no list of places', async () => {
    const failureOf = async (host = bank.url) => {
      const result = await callLocations('en', { host });
      return result.ok ? undefined : result.failure.kind;
    };
    for (const [status, kind] of [
      [500, 'Failed'],
      [429, 'TooManyRequests'],
      [404, 'Refused'],
    ] as const) {
      respond = (response) => void response.writeHead(status).end('{}');
      expect(await failureOf()).toBe(kind);
    }
    for (const garbage of ['<html>', '{}', '{"data":{}}', 'null']) {
      respond = (response) => void response.end(garbage);
      expect(await failureOf()).toBe('Unreadable');
    }
    expect(await failureOf(await unusedUrl())).toBe('Unreachable');
  });
});

describe('the call of a browser', () => {
  const storage = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    };
  };
  const call = (language: 'ar' | 'en') => callLocationsOnce(language, { host: bank.url });

  it('LOC-29 is sent once per language and session, with empty filters', async () => {
    vi.stubGlobal('sessionStorage', storage());
    const first = await call('en');
    expect(await call('en')).toEqual(first);
    expect(received).toHaveLength(1);
    await call('ar');
    expect(received.map(({ body }) => body)).toMatchObject([
      { City: '', Type: '', Text: '', Lang: 'en' },
      { City: '', Type: '', Text: '', Lang: 'ar' },
    ]);
  });

  it('is sent again after a failure, and where nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', storage());
    respond = (response) => void response.writeHead(500).end('{}');
    expect((await call('en')).ok).toBe(false);
    respond = (response) => void response.end(JSON.stringify(PLACES));
    expect((await call('en')).ok).toBe(true);
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    expect((await call('en')).ok).toBe(true);
    expect(received).toHaveLength(3);
  });
});
