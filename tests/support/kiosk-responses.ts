/** Returns a kiosk token that expires in the given seconds; its signature is not valid. */
export function tokenFor(seconds: number): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
}

/** The customer object of a response, which the site sends back unchanged. */
export const customer = { CustomerId: 'c-1', CustomerName: 'Noura', Codes: [1, { deep: true }] };

/** The services of a response; the first has a number as its id, as some senders write it. */
export const jsservice = JSON.stringify([
  { Id: 11, Name: 'Teller' },
  { Id: '12', Name: 'Cards' },
]);

export const jsticket = {
  CustomerName: 'Noura',
  TicketNumber: '107',
  Service: { ServiceName: 'Cards' },
  NumberOfWaitingCustomers: 3,
};

/** Successful responses of the bank. */
export const kioskResponses = {
  photo: { StatusCode: 200 as const, Response: { Data: { photoIdentifier: 'photo-1' } } },
  customerType: { StatusCode: 200 as const, Response: { Data: { customer, jsservice } } },
  ticket: { StatusCode: 200, jsticket },
};
