/** A token of the kiosk that lasts for so many seconds from now on. Its signature is nobody's. */
export function tokenFor(seconds: number): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
}

/** The customer object of an answer: the site keeps it as it came. */
export const customer = { CustomerId: 'c-1', CustomerName: 'Noura', Codes: [1, { deep: true }] };

/** The services of an answer; the codes of the first are a number, as some senders write them. */
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

/** What the bank answers where all is well. */
export const kioskResponses = {
  photo: { StatusCode: 200, Response: { Data: { photoIdentifier: 'photo-1' } } },
  customerType: { StatusCode: 200, Response: { Data: { customer, jsservice } } },
  ticket: { StatusCode: 200, jsticket },
};
