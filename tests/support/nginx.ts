import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type RequestListener,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unusedUrl, startHttpServer } from '#tests/support/http-server.ts';
import { endOf, listensAt, waitForProgram } from '../../scripts/bootstrap/wait-for-program.mjs';

/** The name of the site in these tests. */
export const SITE_NAME = 'www.rukn.example';

const CONFIGURE = join(import.meta.dirname, '../../deploy/nginx/configure');

/** Settings of `deploy/nginx/configure`. */
export type NginxSettings = Readonly<Record<string, string>>;

/** Runs `deploy/nginx/configure` with these settings alone. */
export function configureNginx(settings: NginxSettings) {
  const { PATH = '', NODE_ENV } = process.env;
  return spawnSync('sh', [CONFIGURE], { encoding: 'utf8', env: { PATH, NODE_ENV, ...settings } });
}

interface SentRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Trusted certificate: sends the request by HTTPS. */
  readonly certificate?: string;
}

interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Values of headers by name, as they were received. */
  readonly all: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly text: string;
}

/** A running nginx. */
export interface Nginx {
  /** Addresses of HTTP and HTTPS. */
  readonly url: string;
  readonly tlsUrl: string;
  readonly send: (path: string, request?: SentRequest) => Promise<ReceivedResponse>;
  /** Returns the lines of both logs. */
  readonly logs: () => string;
  readonly stop: () => Promise<void>;
}

interface NginxOptions {
  /** A stand-in for the site. */
  readonly site: RequestListener;
  readonly settings?: NginxSettings;
  /** Changes the configuration, for waits that are too long for a test. */
  readonly adjust?: (configuration: string) => string;
}

/** Starts nginx with its shipped configuration. */
export async function startNginx(
  program: string,
  { site, settings = {}, adjust = (configuration) => configuration }: NginxOptions,
): Promise<Nginx> {
  const upstream = await startHttpServer(site);
  const url = await unusedUrl();
  const tlsUrl = (await unusedUrl()).replace('http:', 'https:');
  const folder = mkdtempSync(join(tmpdir(), 'rukn-nginx-'));
  for (const name of ['cache', 'logs']) mkdirSync(join(folder, name));
  const { stdout, stderr } = configureNginx({
    SITE_NAME,
    SITE_UPSTREAMS: new URL(upstream.url).host,
    LISTEN: new URL(url).host,
    LISTEN_TLS: new URL(tlsUrl).host,
    // The worker must be able to read and write the folder of the current user.
    NGINX_USER: userInfo().username,
    CACHE_DIR: join(folder, 'cache'),
    LOG_DIR: join(folder, 'logs'),
    PID_FILE: join(folder, 'pid'),
    ...settings,
  });
  if (stderr !== '') throw new Error(stderr);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, adjust(withIncluded(stdout)));
  const nginx = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    await upstream.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await waitForProgram({ ended: endOf(nginx) }, listensAt(url));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    tlsUrl,
    send: (path, request = {}) => send((request.certificate === undefined ? url : tlsUrl) + path, request),
    logs: () => ['rukn.log', 'error.log'].map((name) => readFileSync(join(folder, 'logs', name), 'utf8')).join('\n'),
    stop,
  };
}

/** Returns a configuration with the files that it includes in their places. */
export const withIncluded = (configuration: string): string =>
  configuration.replace(/^\s*include "([^"]+)";$/gm, (_, file: string) => readFileSync(file, 'utf8'));

/** Sends a request, to the site unless its headers name another host, and reads the response whole. */
async function send(
  url: string,
  { method = 'GET', headers = {}, body, certificate }: SentRequest,
): Promise<ReceivedResponse> {
  const options = { method, agent: false, headers: { host: SITE_NAME, ...headers } };
  const sent =
    certificate === undefined
      ? requestHttp(url, options)
      : requestHttps(url, { ...options, ca: certificate, servername: SITE_NAME });
  const received = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
  });
  sent.end(body);
  const response = await received;
  const text = (await buffer(response)).toString('utf8');
  return { status: response.statusCode ?? 0, headers: response.headers, all: response.headersDistinct, text };
}
