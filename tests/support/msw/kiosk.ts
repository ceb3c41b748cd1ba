import { randomUUID } from 'node:crypto';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { safeParse } from 'zod/mini';
import { type CustomerTypeRequest, customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { anyHost, responseOf } from './response-handlers.ts';

const BRANCH = '101';
const CAMERA = 'CAM-101-1';
const NAME = 'نورة';
const IDS = new Set(['1 0000000000000001', '8 0500000001', '8 500000001', '4 1000000001']);
const SERVICES: Readonly<Record<string, { readonly Id: string; readonly Name: string }[]>> = {
  1: [
    { Id: '11', Name: 'الصندوق' },
    { Id: '13', Name: 'التمويل' },
  ],
  3: [{ Id: '13', Name: 'التمويل' }],
  4: [{ Id: '15', Name: 'حسابات الشركات' }],
};

/** Customers and their ticket numbers since the start of the test file. */
const visits = new Map<string, string>();
const numbers = new Map<string, number>();

const tokens = new Set<string>();

const refuse = (StatusCode: number, status = 200) =>
  HttpResponse.json(
    { StatusCode, Message: `refused with ${StatusCode}` },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );

function issueToken(): string {
  const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 15 * 60 }));
  const token = `e30.${claims.replaceAll('=', '')}.${randomUUID()}`;
  tokens.add(token);
  return token;
}

/** Accepts a call with a token issued here, or with one made by a test, whose signature is not checked. */
const requireToken =
  (resolver: HttpResponseResolver): HttpResponseResolver =>
  (info) => {
    const token = (info.request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
    return tokens.has(token) || token.endsWith('.c2ln') ? resolver(info) : refuse(401, 401);
  };

const bodyOf = async (request: { text(): Promise<string> }): Promise<unknown> => parseJson(await request.text());

function identify(sent: CustomerTypeRequest) {
  const { fxb_Segment, fxb_branchid, fxb_id = '', fxb_idtype = '', fxb_guestname, fxb_customername } = sent;
  if (fxb_branchid !== BRANCH) return refuse(404);
  const name = { 1: IDS.has(`${fxb_idtype} ${fxb_id}`) ? NAME : '', 3: fxb_guestname, 4: fxb_customername }[
    fxb_Segment
  ];
  if (name === undefined) return refuse(400, 400);
  if (name === '') return refuse(400);
  const VisitId = randomUUID();
  visits.set(VisitId, name);
  const Data = { customer: { VisitId, CustomerName: name }, jsservice: JSON.stringify(SERVICES[fxb_Segment]) };
  return responseOf(customerType, { StatusCode: 200, Response: { Data } });
}

const methodNotAllowed = ({ path, method, ...rest }: Endpoint) =>
  http.all(anyHost({ path, method, ...rest }), () =>
    HttpResponse.json(
      { error: 'method not allowed' },
      { status: 405, headers: { Allow: method === 'GET' ? 'GET, HEAD' : method } },
    ),
  );

/** Handlers of a branch with a kiosk: one camera, one customer, tickets from 1 on, no waiting customers. */
export const kioskHandlers = [
  http.get(
    anyHost(photoConsent),
    requireToken(({ request }) => {
      const read = safeParse(photoConsent.request, Object.fromEntries(new URL(request.url).searchParams));
      if (!read.success) return refuse(400, 400);
      if (read.data.fxb_CameraIdentifier !== CAMERA) return refuse(404);
      return responseOf(photoConsent, { StatusCode: 200, Response: { Data: { photoIdentifier: randomUUID() } } });
    }),
  ),
  http.post(
    anyHost(customerType),
    requireToken(async ({ request }) => {
      const read = safeParse(customerType.request, await bodyOf(request));
      return read.success ? identify(read.data) : refuse(400, 400);
    }),
  ),
  http.post(
    anyHost(ticket),
    requireToken(async ({ request }) => {
      const read = safeParse(ticket.request, await bodyOf(request));
      if (!read.success) return refuse(400, 400);
      const { fxb_Sid, fxb_Customer, fxb_Service } = read.data;
      const service = SERVICES[fxb_Service.segment]?.find(({ Id }) => Id === fxb_Sid);
      if (!service || fxb_Service.branchid !== BRANCH) return refuse(404);
      const visit = String(fxb_Customer.VisitId);
      const CustomerName = visits.get(visit);
      if (CustomerName === undefined) return refuse(409);
      const number = numbers.get(visit) ?? numbers.size + 1;
      numbers.set(visit, number);
      const Service = { ServiceName: service.Name };
      return responseOf(ticket, {
        jsticket: { CustomerName, TicketNumber: String(number).padStart(3, '0'), Service, NumberOfWaitingCustomers: 0 },
      });
    }),
  ),
  http.post(anyHost(kioskToken), () => responseOf(kioskToken, { token: issueToken() })),
  ...[photoConsent, customerType, ticket, kioskToken].map(methodNotAllowed),
];
