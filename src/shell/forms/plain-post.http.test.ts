import { afterEach, describe, expect, it, vi } from 'vitest';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';
import { readUrlQuery } from '../page/read-url-query.ts';

const startServer = serversOfTests();

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Starts a site that responds with the entries for which it renders its page. */
async function startSite(): Promise<string> {
  vi.stubEnv('SITECORE_API_KEY', 'the-key');
  const { withPlainPost } = await import('./plain-post.ts');
  return startServer((request, response) => {
    const { searchParams: search } = new URL(request.url ?? '', 'http://site');
    void withPlainPost({ request, response, search }, (entries) => Promise.resolve(entries)).then((post) =>
      response.end(JSON.stringify('rendered' in post ? post.rendered : post)),
    );
  });
}

const OWN = { 'sec-fetch-site': 'same-origin' };

const send = async (url: string, body: BodyInit, headers: Readonly<Record<string, string>> = OWN): Promise<unknown> => {
  const sent = await fetch(url, { method: 'POST', body, headers: { accept: 'text/html', ...headers } });
  expect(sent.status).toBe(200);
  return sent.json();
};

describe('a form that a browser without scripts posts to its page', () => {
  it('is read by the page like a query, and marked as posted, which no address can', async () => {
    const site = await startSite();
    const entries = new URLSearchParams({ NationalId: '1000000001', DocumentRefNo: '88', form: 'another' });
    expect(await send(`${site}/help/document-check?form=document`, entries)).toEqual({
      NationalId: '1000000001',
      DocumentRefNo: '88',
      form: 'document',
      posted: 'document',
    });
    const opened = await fetch(`${site}/help/document-check?form=document&NationalId=1000000001&posted=document`);
    expect(await opened.json()).toEqual({});
    expect(readUrlQuery(new URLSearchParams('form=document&NationalId=1&posted=document'))).toEqual({
      form: 'document',
      NationalId: '1',
    });
  });

  it('has no entries of another site’s page, of a body that is too large, or of one that is no form', async () => {
    const url = `${await startSite()}/help/request-status?form=request-status`;
    const empty = { form: 'request-status', posted: 'request-status' };
    const entries = () => new URLSearchParams({ reference: 'EN-1', contact: '0501234567' });
    expect(await send(url, entries(), { 'sec-fetch-site': 'cross-site' })).toEqual(empty);
    expect(await send(url, entries(), { origin: 'https://evil.example' })).toEqual(empty);
    expect(await send(url, new URLSearchParams({ reference: 'x'.repeat(300_000) }))).toEqual(empty);
    expect(await send(url, '{"reference":"EN-1"}', { ...OWN, 'content-type': 'application/json' })).toEqual(empty);
    expect(await send(url, '%%%&=&&', { ...OWN, 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject(
      empty,
    );
  });
});
