import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

const line = z.looseObject({ level: z.number(), time: z.number(), requestId: z.string().optional() });

let workspace: TestWorkspace;

test.beforeAll(async () => {
  workspace = await openTestWorkspace({ LOG_LEVEL: 'info' });
});
test.afterAll(() => workspace.close());

/** Returns the lines about a request; every line of the log is JSON. */
const linesOf = (id: string) =>
  workspace
    .logLines()
    .map((text) => line.parse(JSON.parse(text)))
    .filter(({ requestId }) => requestId === id);

const REPORT = [{ body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a', documentURL: '/' } }];
const SEARCH = { query: siteSearch.text, variables: { term: 'card', language: 'en', root: 'x', first: 4 } };

test('a request has one id in the logs of site and platform, and in its response', async () => {
  const calls = {
    'a-page': ['/help/fraud', {}],
    'a-service': ['/api/sitecore/Calculators/PersonalFinance', {}],
    'a-medium': ['/-/media/covers/cover-city.svg', {}],
    'a-query': [
      '/sitecore/api/graph/edge',
      { method: 'POST', body: JSON.stringify(SEARCH), headers: { 'content-type': 'application/json' } },
    ],
  } as const;
  for (const [id, [path, init]] of Object.entries(calls)) {
    const headers = { ...('headers' in init && init.headers), 'x-request-id': id };
    const response = await fetch(workspace.url + path, { ...init, headers });
    expect(response.headers.get('x-request-id')).toBe(id);
    await response.text();
    await expect.poll(() => linesOf(id).map(({ msg }) => msg), { message: id }).toContain('request');
  }
  const headers = { 'content-type': 'application/reports+json', 'x-request-id': 'a-report' };
  await fetch(`${workspace.url}/api/csp-reports`, { method: 'POST', body: JSON.stringify(REPORT), headers });
  await expect
    .poll(() => linesOf('a-report'))
    .toMatchObject([{ level: 40, msg: 'content policy: img-src https://evil.example at ' }]);
});
