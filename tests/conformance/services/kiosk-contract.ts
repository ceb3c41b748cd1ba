import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { readServices } from '#src/domain/kiosk/branch-services.ts';
import { hasExpired } from '#src/domain/kiosk/token.ts';
import type { Service } from './contract.ts';
import { KioskClient, statusOf } from './kiosk-client.ts';

const encoded = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** A token that someone else has signed. */
function forged(exp: number, alg = 'HS256'): string {
  const said = `${encoded({ alg, typ: 'JWT' })}.${encoded({ aud: 'flagship-kiosk', exp })}`;
  const signature = alg === 'none' ? '' : createHmac('sha256', 'not the secret').update(said).digest('base64url');
  return `${said}.${signature}`;
}

const SOON = Math.floor(Date.now() / 1000) + 600;

/** Promises, as tests, what the contract of a kiosk's calls says of whoever answers them. */
export function testKioskContract(service: Service): void {
  const opened = async () => {
    const desk = new KioskClient(service);
    await desk.signIn();
    return desk;
  };

  it('issues a token that lasts a while, and keeps no answer', async () => {
    const desk = new KioskClient(service);
    const token = await desk.signIn();
    expect(hasExpired(token, Date.now() + 10 * 60_000)).toBe(false);
    expect(hasExpired(token, Date.now() + 16 * 60_000)).toBe(true);
    for (const response of [await desk.send(kioskToken.path, { method: 'POST' }), await desk.photo()])
      expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers none of the three calls without a token of its own', async () => {
    const desk = new KioskClient(service);
    const body = desk.guest('نورة');
    for (const token of ['', 'abc', forged(SOON), forged(SOON, 'none'), forged(SOON - 6_000)]) {
      desk.token = token;
      for (const response of [await desk.photo(), await desk.identify(body), await desk.requestTicket(body)]) {
        expect([response.status, response.headers.get('cache-control')], token).toEqual([401, 'no-store']);
        expect(await statusOf(response)).toMatchObject({ StatusCode: 401 });
      }
    }
  });

  it('takes a photo for a camera that it knows, with consent', async () => {
    const desk = await opened();
    const [one, other] = [await desk.takePhoto(), await desk.takePhoto()];
    expect(one).not.toBe(other);
    const unknown = await desk.photo('fxb_CameraIdentifier=CAM-0&fxb_consent=true');
    expect(await statusOf(unknown)).toMatchObject({ http: 200, StatusCode: 404 });
    const incomplete = ['', 'fxb_CameraIdentifier=CAM-101-1', 'fxb_CameraIdentifier=CAM-101-1&fxb_consent=false'];
    for (const query of incomplete)
      expect(await statusOf(await desk.photo(query)), query).toMatchObject({ http: 400, StatusCode: 400 });
  });

  it.each([
    ['1', '0000000000000001'],
    ['8', '0500000001'],
    ['8', '500000001'],
    ['4', '1000000001'],
  ])('knows a customer by an id of type %s: %s', async (type, id) => {
    const desk = await opened();
    const { customer, jsservice } = await desk.identified(desk.customer(type, id));
    expect(customer.CustomerName).toBe('نورة');
    expect(readServices(jsservice)?.length).toBeGreaterThan(0);
  });

  it('answers StatusCode 400 to an id that it does not know, and to what is none', async () => {
    const desk = await opened();
    for (const [type, id] of [
      ['1', '0099999999999999'],
      ['8', '0599999999'],
      ['4', '2999999999'],
      ['4', '0500000001'],
      ['8', '12'],
    ] as const)
      expect(await statusOf(await desk.identify(desk.customer(type, id))), id).toMatchObject({ StatusCode: 400 });
  });

  it('takes guests and companies by name, up to 100 characters', async () => {
    const desk = await opened();
    const guest = await desk.identified(desk.guest('ن'.repeat(100)));
    const company = { fxb_Segment: 4, fxb_customername: 'Palm & Co', fxb_branchid: desk.branch };
    const services = [guest, await desk.identified(company)].map(({ jsservice }) => readServices(jsservice));
    expect(services[0]).not.toEqual(services[1]);
    for (const name of ['', '  ', 'ن'.repeat(101), '\u0000', 'نو\nرة', null, {}])
      expect(
        await statusOf(await desk.identify(desk.guest('', { fxb_guestname: name }))),
        JSON.stringify(name),
      ).toMatchObject({ http: 400, StatusCode: 400 });
  });

  it('gives a ticket for a service that the branch has for the segment, the same one when it is asked again', async () => {
    const desk = await opened();
    const { customer, jsservice } = await desk.identified(desk.guest('نورة'));
    const [service] = readServices(jsservice) ?? [];
    const wanted = desk.ticketFor(customer, service?.Id ?? '', { photo: await desk.takePhoto() });
    const taken = await desk.takeTicket(wanted);
    expect(taken).toMatchObject({ CustomerName: 'نورة', Service: { ServiceName: service?.Name } });
    expect(taken.TicketNumber).toMatch(/^\d{3,}$/);
    expect((await desk.takeTicket(wanted)).TicketNumber).toBe(taken.TicketNumber);
    const next = await desk.guestTicket('نورة', service?.Id ?? '');
    expect(Number(next.TicketNumber)).toBe(Number(taken.TicketNumber) + 1);
    const refused = [{ fxb_Sid: '0' }, { fxb_Customer: {} }, { fxb_Service: { branchid: '0', segment: '3' } }];
    for (const more of refused) {
      const { http, StatusCode, Message } = await statusOf(await desk.requestTicket({ ...wanted, ...more }));
      expect(http).toBe(200);
      expect(StatusCode).toBeGreaterThanOrEqual(400);
      expect(Message).toMatch(/\S/);
    }
  });

  it('takes no body that is not the call’s', async () => {
    const desk = await opened();
    for (const path of [customerType.path, ticket.path])
      for (const body of ['', '{', 'null', '[]', '7', '{}', '{"fxb_Segment":2}'])
        expect(await statusOf(await desk.post(path, body)), body).toMatchObject({ http: 400, StatusCode: 400 });
  });

  it('answers each call under its own method', async () => {
    const desk = await opened();
    for (const { path, method } of [photoConsent, customerType, ticket, kioskToken]) {
      const response = await desk.send(path, { method: method === 'GET' ? 'POST' : 'GET' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, method === 'GET' ? 'GET, HEAD' : 'POST']);
    }
  });
}
