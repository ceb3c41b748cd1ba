import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { readServices } from '#src/domain/kiosk/branch-services.ts';
import { hasExpired } from '#src/domain/kiosk/token.ts';
import type { Service } from './contract.ts';
import { KioskClient, statusOf } from './kiosk-client.ts';

const encoded = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Creates a token signed with another secret. */
function forged(exp: number, alg = 'HS256'): string {
  const content = `${encoded({ alg, typ: 'JWT' })}.${encoded({ aud: 'flagship-kiosk', exp })}`;
  const signature = alg === 'none' ? '' : createHmac('sha256', 'not the secret').update(content).digest('base64url');
  return `${content}.${signature}`;
}

const SOON = Math.floor(Date.now() / 1000) + 600;

/** Registers the tests of the kiosk contract for a service. */
export function testKioskContract(service: Service): void {
  const signedIn = async () => {
    const client = new KioskClient(service);
    await client.signIn();
    return client;
  };

  it('issues a token for 10 to 16 minutes, and forbids caching', async () => {
    const client = new KioskClient(service);
    const token = await client.signIn();
    expect(hasExpired(token, Date.now() + 10 * 60_000)).toBe(false);
    expect(hasExpired(token, Date.now() + 16 * 60_000)).toBe(true);
    for (const response of [await client.send(kioskToken.path, { method: 'POST' }), await client.photo()])
      expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('responds 401 to the three calls without a valid token', async () => {
    const client = new KioskClient(service);
    const body = client.guest('نورة');
    for (const token of ['', 'abc', forged(SOON), forged(SOON, 'none'), forged(SOON - 6_000)]) {
      client.token = token;
      for (const response of [await client.photo(), await client.identify(body), await client.requestTicket(body)]) {
        expect([response.status, response.headers.get('cache-control')], token).toEqual([401, 'no-store']);
        expect(await statusOf(response)).toMatchObject({ StatusCode: 401 });
      }
    }
  });

  it('takes a photo with a known camera and consent', async () => {
    const client = await signedIn();
    const [one, other] = [await client.takePhoto(), await client.takePhoto()];
    expect(one).not.toBe(other);
    const unknown = await client.photo('fxb_CameraIdentifier=CAM-0&fxb_consent=true');
    expect(await statusOf(unknown)).toMatchObject({ http: 200, StatusCode: 404 });
    const incomplete = ['', 'fxb_CameraIdentifier=CAM-101-1', 'fxb_CameraIdentifier=CAM-101-1&fxb_consent=false'];
    for (const query of incomplete)
      expect(await statusOf(await client.photo(query)), query).toMatchObject({ http: 400, StatusCode: 400 });
  });

  it.each([
    ['1', '0000000000000001'],
    ['8', '0500000001'],
    ['8', '500000001'],
    ['4', '1000000001'],
  ])('identifies a customer by an id of type %s: %s', async (type, id) => {
    const client = await signedIn();
    const { customer, jsservice } = await client.identified(client.customer(type, id));
    expect(customer.CustomerName).toBe('نورة');
    expect(readServices(jsservice)?.length).toBeGreaterThan(0);
  });

  it('responds with StatusCode 400 to an unknown or invalid id', async () => {
    const client = await signedIn();
    for (const [type, id] of [
      ['1', '0099999999999999'],
      ['8', '0599999999'],
      ['4', '2999999999'],
      ['4', '0500000001'],
      ['8', '12'],
    ] as const)
      expect(await statusOf(await client.identify(client.customer(type, id))), id).toMatchObject({ StatusCode: 400 });
  });

  it('accepts guests and companies by name, up to 100 characters', async () => {
    const client = await signedIn();
    const guest = await client.identified(client.guest('ن'.repeat(100)));
    const company = { fxb_Segment: 4, fxb_customername: 'Palm & Co', fxb_branchid: client.branch };
    const services = [guest, await client.identified(company)].map(({ jsservice }) => readServices(jsservice));
    expect(services[0]).not.toEqual(services[1]);
    for (const name of ['', '  ', 'ن'.repeat(101), '\u0000', 'نو\nرة', null, {}])
      expect(
        await statusOf(await client.identify(client.guest('', { fxb_guestname: name }))),
        JSON.stringify(name),
      ).toMatchObject({ http: 400, StatusCode: 400 });
  });

  it('issues a ticket for a service of the segment, and the same one again for a repeated request', async () => {
    const client = await signedIn();
    const { customer, jsservice } = await client.identified(client.guest('نورة'));
    const [service] = readServices(jsservice) ?? [];
    const request = client.ticketFor(customer, service?.Id ?? '', { photo: await client.takePhoto() });
    const taken = await client.takeTicket(request);
    expect(taken).toMatchObject({ CustomerName: 'نورة', Service: { ServiceName: service?.Name } });
    expect(taken.TicketNumber).toMatch(/^\d{3,}$/);
    expect((await client.takeTicket(request)).TicketNumber).toBe(taken.TicketNumber);
    const next = await client.guestTicket('نورة', service?.Id ?? '');
    expect(Number(next.TicketNumber)).toBe(Number(taken.TicketNumber) + 1);
    const invalid = [{ fxb_Sid: '0' }, { fxb_Customer: {} }, { fxb_Service: { branchid: '0', segment: '3' } }];
    for (const more of invalid) {
      const { http, StatusCode, Message } = await statusOf(await client.requestTicket({ ...request, ...more }));
      expect(http).toBe(200);
      expect(StatusCode).toBeGreaterThanOrEqual(400);
      expect(Message).toMatch(/\S/);
    }
  });

  it('rejects a body that does not match the call', async () => {
    const client = await signedIn();
    for (const path of [customerType.path, ticket.path])
      for (const body of ['', '{', 'null', '[]', '7', '{}', '{"fxb_Segment":2}'])
        expect(await statusOf(await client.post(path, body)), body).toMatchObject({ http: 400, StatusCode: 400 });
  });

  it('responds 405 to another method', async () => {
    const client = await signedIn();
    for (const { path, method } of [photoConsent, customerType, ticket, kioskToken]) {
      const response = await client.send(path, { method: method === 'GET' ? 'POST' : 'GET' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, method === 'GET' ? 'GET, HEAD' : 'POST']);
    }
  });
}
