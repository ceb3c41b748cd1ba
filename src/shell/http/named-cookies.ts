const nameOf = (cookie: string): string => cookie.split('=')[0]?.trim() ?? '';

/** Returns the Cookie header with the cookies of these names only. */
export const cookiesNamed = (header: string, names: readonly string[]): string =>
  header
    .split(';')
    .filter((cookie) => names.includes(nameOf(cookie)))
    .map((cookie) => cookie.trim())
    .join('; ');

/** Returns the Set-Cookie headers with these names; without the platform's domain, so that the cookies belong to the site. */
export const setCookiesNamed = (headers: readonly string[], names: readonly string[]): string[] =>
  headers
    .filter((header) => names.includes(nameOf(header)))
    .map((header) =>
      header
        .split(';')
        .filter((part) => !/^\s*domain\s*=/i.test(part))
        .join(';'),
    );
