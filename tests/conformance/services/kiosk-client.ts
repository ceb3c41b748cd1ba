import { z } from 'zod';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import type { Service } from './contract.ts';

/** Fields that every response of a kiosk call has. */
const kioskResponse = z.looseObject({ StatusCode: z.number(), Message: z.string().min(1).optional() });
type KioskResponse = z.output<typeof kioskResponse>;

type Body = Readonly<Record<string, unknown>>;

/** Sends the kiosk calls of a branch to a service, with a token. */
export class KioskClient {
  readonly service: Service;
  readonly branch: string;
  readonly camera: string;
  token = '';

  constructor(service: Service, { branch = '101', camera = 'CAM-101-1' } = {}) {
    this.service = service;
    this.branch = branch;
    this.camera = camera;
  }

  /** Requests a token and sends it from then on. */
  async signIn(): Promise<string> {
    const response = await this.send(kioskToken.path, { method: 'POST' });
    this.token = kioskToken.response.parse(await response.json()).token;
    return this.token;
  }

  send(path: string, init: RequestInit & { readonly language?: string } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== '') headers.set('authorization', `Bearer ${this.token}`);
    if (init.language) headers.set('accept-language', init.language);
    return this.service(new Request(`http://bank${path}`, { ...init, headers }));
  }

  post(path: string, body: unknown, language?: string): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(language !== undefined && { language }),
    });
  }

  photo(query = `fxb_CameraIdentifier=${this.camera}&fxb_consent=true`): Promise<Response> {
    return this.send(`${photoConsent.path}?${query}`);
  }

  async takePhoto(): Promise<string> {
    return photoConsent.response.parse(await (await this.photo()).json()).Response.Data.photoIdentifier;
  }

  guest = (name: string, more: Body = {}): Body => ({
    fxb_Segment: '3',
    fxb_guestname: name,
    fxb_branchid: this.branch,
    ...more,
  });

  customer = (type: string, id: string, more: Body = {}): Body => ({
    fxb_Segment: '1',
    fxb_id: id,
    fxb_idtype: type,
    fxb_branchid: this.branch,
    ...more,
  });

  identify = (body: unknown, language?: string) => this.post(customerType.path, body, language);

  /** Identifies a visitor and returns the customer object and services; throws on an error response. */
  async identified(body: unknown, language?: string) {
    return customerType.response.parse(await (await this.identify(body, language)).json()).Response.Data;
  }

  ticketFor = (customer: unknown, service: string, { segment = '3', photo = '', more = {} } = {}): Body => ({
    fxb_Sid: service,
    fxb_PhotoIdentifier: photo,
    fxb_Customer: customer,
    fxb_Service: { branchid: this.branch, segment },
    ...more,
  });

  requestTicket = (body: unknown, language?: string) => this.post(ticket.path, body, language);

  async takeTicket(body: unknown, language?: string) {
    return ticket.response.parse(await (await this.requestTicket(body, language)).json()).jsticket;
  }

  /** Identifies a guest and takes a ticket. */
  async guestTicket(name: string, service: string) {
    const { customer } = await this.identified(this.guest(name));
    return this.takeTicket(this.ticketFor(customer, service));
  }
}

/** Returns the HTTP status, StatusCode and message of a response. */
export async function statusOf(
  response: Response,
): Promise<{ http: number } & Pick<KioskResponse, 'StatusCode' | 'Message'>> {
  const { StatusCode, Message } = kioskResponse.parse(await response.json());
  return { http: response.status, StatusCode, ...(Message !== undefined && { Message }) };
}
