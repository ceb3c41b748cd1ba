/** Returns a text with the number of a request in place of `{number}`, and a private IPv4 address of it in place of `{address}`. */
export const numbered = (text: string, number: number): string =>
  text.replaceAll('{number}', String(number)).replaceAll('{address}', () => addressOf(number));

/** Returns one of the 2²⁴ addresses of 10.0.0.0/8. */
const addressOf = (number: number): string => ['10', (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.');
