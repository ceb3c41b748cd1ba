// @alone: starts programs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, serveContentFolder } from '#tests/conformance/running-platform.ts';
import { unusedUrl } from '#tests/support/http-server.ts';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';
import { neutralEnvironment } from '../bootstrap/environment.mjs';
import { type CheckedNeed, runChecks } from './check.ts';
import { checks } from './checks.ts';
import { connect } from './connection.ts';
import { dictionaryKeys } from './content-checks.ts';
import { namedTemplates } from './named-templates.ts';
import { linesOf, summaryOf } from './print.ts';
import { readDoctorSettings, type Settings } from './settings.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SECRET = 'a-secret-of-editing-for-tests';
const LAYOUT = '/sitecore/api/layout/';
const startServer = serversOfTests();

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

interface Call {
  readonly url: string;
  readonly body: string;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the response to a call in place of the platform's; nothing for silence. */
type Change = (call: Call, forward: () => Promise<Reply>) => Promise<Reply | undefined>;

const nothingTaken: Change = (_, forward) => forward();

/** Replaces the responses to the paths that begin so. */
const respondAt =
  (path: string, reply: Reply | undefined): Change =>
  (call, forward) =>
    call.url.startsWith(path) ? Promise.resolve(reply) : forward();

const HTML: Reply = { status: 200, type: 'text/html', body: `<html>\n<title>Sign in</title> ${API_KEY}</html>` };
const NOT_FOUND: Reply = { status: 404, type: 'application/json', body: '{"error":"not found"}' };
const NULL: Reply = { status: 200, type: 'application/json', body: 'null' };

/** Changes each value of the JSON of GraphQL, of the documents whose request has a part. */
const changeJson =
  (change: (value: unknown, name: string) => unknown, part = ''): Change =>
  async (call, forward) => {
    const reply = await forward();
    if (!call.url.startsWith(EDGE) || call.body === '' || !call.body.includes(part)) return reply;
    return {
      ...reply,
      body: JSON.stringify(JSON.parse(reply.body.toString(), (name, value: unknown) => change(value, name))),
    };
  };

const without = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) : value;

/** Removes a field of the renderings of a name. */
const withoutField = (rendering: string, field: string): Change =>
  changeJson((value) =>
    isRecord(value) && value.componentName === rendering ? { ...value, fields: without(value.fields, field) } : value,
  );

/** Starts a proxy in front of the platform that changes its responses; returns its URL. */
const startProxy = (change: Change): Promise<string> =>
  startServer((request, response) => {
    void (async () => {
      const call = { url: request.url ?? '', body: await readText(request) };
      const reply = await change(call, () => forward(request, call));
      if (reply) response.writeHead(reply.status, { 'content-type': reply.type, ...reply.headers }).end(reply.body);
    })();
  });

async function forward({ method = 'GET', headers }: IncomingMessage, { url, body }: Call): Promise<Reply> {
  const sent = { 'content-type': 'application/json', sc_apikey: String(headers.sc_apikey ?? '') };
  const response = await platform.get(url, { method, headers: sent, ...(method === 'POST' && { body }) });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const settingsFor = (host: string): Settings => ({
  ...readDoctorSettings(ROOT, ['--host', host, '--key', API_KEY, '--secret', SECRET], neutralEnvironment({})),
  revalidateSecret: 'a-secret-of-publishes-for-tests',
});

async function findings(change: Change, more: Partial<Settings> = {}): Promise<readonly CheckedNeed[]> {
  return runChecks(checks, connect({ ...settingsFor(await startProxy(change)), ...more }));
}

/** Expects that one check reports something missing, with a text. */
function expectMissing(found: readonly CheckedNeed[], name: string, text: RegExp, anchor?: string): void {
  const missing = found.filter(({ status }) => status === 'missing');
  expect(missing.map((one) => one.name)).toEqual([name]);
  expect(missing[0]?.text).toMatch(text);
  if (anchor !== undefined) expect(missing[0]?.anchor).toBe(anchor);
}

const layoutIn = (language: string) => `language:\\"${language}\\"`;

describe('the checks', () => {
  it.each(['GraphQL', 'REST'] as const)('find everything at the embedded platform over %s', async (fetchWith) => {
    const found = await findings(nothingTaken, { fetchWith });
    expect(found.filter(({ status }) => status !== 'ok').map(({ name, status }) => [name, status])).toEqual([
      ['cors', 'remark'],
    ]);
    expect(found.map(({ text }) => text)).toContain(`${dictionaryKeys().length} phrases in ar, en`);
  });

  it.each<[taken: string, change: Change, name: string, text: RegExp, anchor: string]>([
    ['the layout service', respondAt(LAYOUT, NOT_FOUND), 'layout service', /responded 404/, 'headless-services'],
    ['GraphQL', respondAt(EDGE, NOT_FOUND), 'graphql', /edge responded 404.*not found/, 'graphql'],
    [
      'the English home page',
      changeJson((value, name) => (name === 'layout' ? { item: null } : value), layoutIn('en')),
      'languages',
      /^there is no home page in en$/,
      'languages',
    ],
    [
      'English on the English pages',
      changeJson((value, name) => (name === 'itemLanguage' ? 'ar' : value), layoutIn('en')),
      'languages',
      /^the home page in en comes in ar$/,
      'languages',
    ],
    [
      'the items of a template',
      changeJson((value, name) => (name === 'total' ? 0 : value), '36B6D6B984C05B8689806FF40B235897"'),
      'templates',
      /neither the template nor an item of Article \{36B6D6B9-/,
      'templates',
    ],
    [
      'a known component',
      changeJson((value, name) => (name === 'componentName' && value === 'Footer' ? 'PageEnd' : value)),
      'renderings',
      /^PageEnd \(\/, .*\) is none of the site's$/,
      'renderings',
    ],
    [
      'the items of a contents resolver',
      withoutField('Header', 'items'),
      'contents',
      /^Header on \/ in ar: its fields have no list of children \(items\)/,
      'contents-resolvers',
    ],
    [
      'the result of a query',
      withoutField('Breadcrumbs', 'data'),
      'contents',
      /Breadcrumbs on .* no result of its query/,
      'contents-resolvers',
    ],
    [
      'a placeholder',
      changeJson((value, name) => (name === 'placeholders' ? without(value, 'headless-footer') : value)),
      'placeholders',
      /^the home page in ar has no list headless-footer; the home page in en/,
      'placeholder-settings',
    ],
    [
      'a phrase',
      changeJson((value) =>
        isRecord(value) && isRecord(value.key) && value.key.value === 'home_link' ? { key: {}, phrase: {} } : value,
      ),
      'dictionary',
      /^ar: 1 of \d+: home_link; en: 1 of \d+: home_link$/,
      'dictionary',
    ],
    [
      'the error pages',
      changeJson((value, name) => (name === 'errorHandling' ? null : value)),
      'error pages',
      /^ar: no page for 404, or none for 500; en: /,
      'error-pages',
    ],
    [
      'the routes',
      changeJson((value, name) => (name === 'routes' && isRecord(value) ? { ...value, results: [] } : value)),
      'sitemap',
      /^ar: no page is listed; en: no page is listed$/,
      'redirects-and-sitemap',
    ],
    ['the pictures', respondAt('/-/media', HTML), 'media', /responded 200, text\/html$/, 'media'],
    [
      'JSON',
      respondAt('/sitecore', HTML),
      'layout service',
      /200, text\/html: <html> <title>Sign/,
      'headless-services',
    ],
    [
      'all but null',
      respondAt('/sitecore', NULL),
      'layout service',
      /200, application\/json: null/,
      'headless-services',
    ],
    ['data', respondAt(EDGE, NULL), 'graphql', /edge responded 200, application\/json: null$/, 'graphql'],
  ])('report what is taken away with its step, and nothing else: %s', async (_, change, name, text, anchor) => {
    expectMissing(await findings(change), name, text, anchor);
  });

  it.each<[what: string, reply: Reply, text: RegExp]>([
    ['HTML', HTML, /responded 200, text\/html: <html> <title>Sign in<\/title> …/],
    ['null', NULL, /responded 200, application\/json: null/],
    [
      'errors',
      { ...NULL, body: '{"data":null,"errors":[{"message":"out\\nof order"}]}' },
      /responded 200: out of order/,
    ],
    ['no data', { ...NULL, body: '{"data":null}' }, /responded 200, application\/json: \{"data":null\}/],
    ['33 MB', { ...NULL, body: JSON.stringify('x'.repeat(33 * 1024 * 1024)) }, /the response is larger than 32 MB/],
  ])('describe in one line what comes in place of the redirects: %s', async (_, reply, text) => {
    const change: Change = (call, forwarded) =>
      call.body.includes('redirects') ? Promise.resolve(reply) : forwarded();
    const found = await findings(change);
    expectMissing(found, 'redirects', text);
    expect(found.map((one) => one.text).join('')).not.toMatch(/\n| at .*:\d+|conformance-key/);
  });

  it.each<[what: string, more: Partial<Settings>, name: string, text: RegExp]>([
    ['a wrong key', { apiKey: 'wrong-key' }, 'api key', /^the layout service refuses the key \(401\)$/],
    ['no key', { apiKey: undefined }, 'api key', /^SITECORE_API_KEY is not set$/],
    ['an unknown site', { site: 'nobody' }, 'site', /^there is no site "nobody"$/],
    ['no secret of editing', { editingSecret: undefined }, 'editing', /^JSS_EDITING_SECRET is not set here/],
  ])('report a setting, and nothing that depends on it: %s', async (_, more, name, text) => {
    expectMissing(await findings(nothingTaken, more), name, text);
  });

  it('end with the deadline when nothing responds', async () => {
    const started = performance.now();
    const found = await findings(respondAt(EDGE, undefined), { deadlineMs: 1500 });
    expectMissing(found, 'graphql', /^no response in 1500 ms$/);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it('report a host without a server', async () => {
    const found = await runChecks(checks, connect(settingsFor(await unusedUrl())));
    expectMissing(found, 'host', /^no connection \(ECONNREFUSED\)$/);
    expect(found.find(({ name }) => name === 'dictionary')?.status).toBe('unknown');
  });

  it.each([
    ['*', 'ok', 'pages of https://www.rukn.example may call'],
    ['https://www.rukn.example', 'ok', 'pages of https://www.rukn.example may call'],
    ['https://other.example', 'remark', 'not needed: pages of https://www.rukn.example may not call'],
  ])('read the origins that a preflight allows: %s', async (origin, status, text) => {
    const preflight: Reply = { status: 204, type: '', body: '', headers: { 'access-control-allow-origin': origin } };
    const change: Change = (call, forwarded) =>
      call.url.startsWith(EDGE) && call.body === '' ? Promise.resolve(preflight) : forwarded();
    const found = await findings(change, { publicUrl: 'https://www.rukn.example' });
    const cors = found.find(({ name }) => name === 'cors');
    expect([cors?.status, cors?.text.slice(0, text.length)]).toEqual([status, text]);
  });

  it('remark, and no more, that no publish can be announced', async () => {
    const found = await findings(nothingTaken, { revalidateSecret: undefined });
    expect(found.filter(({ status }) => status === 'missing')).toEqual([]);
    expect(found.find(({ name }) => name === 'publishes')?.status).toBe('remark');
  });

  it('come after those that they need, and have a step in docs/sitecore.md', () => {
    const headings = [...readFileSync(join(ROOT, 'docs/sitecore.md'), 'utf8').matchAll(/^#+ (.+)$/gm)];
    const anchors = headings.map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
    expect(checks.map(({ anchor }) => anchor).filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    const names = checks.map(({ name }) => name);
    for (const [index, { needs }] of checks.entries())
      expect(needs.filter((name) => !names.slice(0, index).includes(name))).toEqual([]);
  });
});

describe('namedTemplates', () => {
  it('are those of the texts and of the variables of all queries, each a template of the site', async () => {
    const names = (await namedTemplates()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Article', 'Offer', 'Page', 'Sahlha City']));
    expect(names.filter((name) => /^[\dA-F]{32}$/.test(name))).toEqual([]);
  });
});

describe('linesOf', () => {
  it('name the step of what is missing', () => {
    const checked = { name: 'languages', anchor: 'languages', text: 'ar, en' };
    expect(linesOf({ ...checked, status: 'ok' })).toEqual(['ok      languages       ar, en']);
    expect(linesOf({ ...checked, status: 'missing' })[1]).toBe('        docs/sitecore.md#languages');
    expect(summaryOf([{ ...checked, status: 'unknown' }])).toBe('rukn: nothing that the site needs is missing');
  });
});

describe('npm run doctor', () => {
  const run = async (...args: readonly string[]) => {
    const env: NodeJS.ProcessEnv = { ...neutralEnvironment({ PATH: process.env.PATH }), NODE_ENV: 'test' };
    const child = spawn(process.execPath, [join(ROOT, 'scripts/doctor.ts'), ...args], { env });
    const [written, errors] = await Promise.all([
      readText(child.stdout),
      readText(child.stderr),
      child.exitCode ?? once(child, 'close'),
    ]);
    return { code: child.exitCode, output: written + errors };
  };

  it('exits with 0 when nothing is missing', async () => {
    const { code, output } = await run('--host', platform.host, '--key', API_KEY, '--secret', SECRET);
    expect(output).toContain('rukn: nothing that the site needs is missing');
    expect(code).toBe(0);
  });

  it('exits with 1 when something is, and prints no secret', async () => {
    const host = await startProxy(respondAt('/sitecore', HTML));
    const { code, output } = await run('--host', host, '--key', API_KEY, '--secret', SECRET);
    expect(output).toContain('missing layout service');
    expect(output).not.toContain(API_KEY);
    expect(output).not.toContain(SECRET);
    expect(code).toBe(1);
  });

  it('exits with 1 for settings that cannot be', async () => {
    const { code, output } = await run('--host', 'cd.example', '--secret', 'short');
    expect(output).toMatch(/SITECORE_API_HOST: expected .*JSS_EDITING_SECRET: expected at least 16 characters/);
    expect(code).toBe(1);
  });
});
