import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { errorPhraseKey } from '#src/widgets/kiosk/FlagshipKiosk/error-phrases.ts';
import { KIOSK_PHRASES } from '#src/widgets/kiosk/FlagshipKiosk/phrases.ts';
import { sessionOf } from '#src/services/auth-state.ts';
import type { KioskFailure } from '#src/services/kiosk-failure.ts';
import { identify, requestPhoto, takeTicket } from '#src/services/kiosk.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import { phrasesIn } from './dictionary.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';
import { customer, tokenFor } from './kiosk-responses.ts';

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** HTTP server in the place of the bank's kiosk services: responds as each test sets it, and records the requests. */
export class KioskServer {
  requests: ReceivedRequest[] = [];
  respond: (response: ServerResponse) => void = (response) => response.end();
  #server: HttpServer | undefined;

  /** Starts a server before each test and stops it after; call it once at the top of a test file. */
  static forEachTest(): KioskServer {
    const bank = new KioskServer();
    beforeEach(() => bank.#start());
    afterEach(async () => {
      sessionOf('kiosk').signOut();
      await bank.#server?.stop();
    });
    return bank;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async #start(): Promise<void> {
    this.requests = [];
    sessionOf('kiosk').signIn(tokenFor(60));
    this.#server = await startHttpServer((request, response) => void this.#handleRequest(request, response));
  }

  async #handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://bank');
    const { method, headers } = request;
    this.requests.push({ method, path, query: [...searchParams], headers, body });
    this.respond(response);
  }

  respondJson(status: number, body: unknown): void {
    this.respond = (response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  /** Parsed JSON body of the first request. */
  get firstBody(): unknown {
    return parseJson(this.requests[0]?.body ?? '');
  }

  consentPhoto = (host = this.url) => requestPhoto({ cameraIdentifier: 'CAM 1' }, { host });
  identifyCustomer = (identification: Parameters<typeof identify>[0]['identification']) =>
    identify({ identification, branchId: '101' }, { host: this.url });
  ticket = (more: Partial<Parameters<typeof takeTicket>[0]> = {}, host = this.url) =>
    takeTicket({ ...TICKET, ...more }, { host });
}

const TICKET = { serviceId: '12', photoIdentifier: '', customer, branchId: '101', segment: 'guest' } as const;

/** Returns the kind of a failed call and the English text that the visitor sees. */
export async function shownFailure(call: Promise<Result<unknown, KioskFailure>>) {
  const result = await call;
  return result.ok ? result : { kind: result.failure.kind, text: PHRASES.get(errorPhraseKey(result.failure)) };
}

const PHRASES = new Map<string, string>(Object.entries(phrasesIn('en', KIOSK_PHRASES)));
