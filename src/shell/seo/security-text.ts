/** Lifetime of a security.txt: RFC 9116 recommends less than a year. */
const EXPIRES_MS = 180 * 24 * 3_600_000;

interface SecurityTextOptions {
  /** URI of the contact. */
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Returns a security.txt (RFC 9116) that names the contact for vulnerabilities. */
export function securityText({ contact, publicUrl, now }: SecurityTextOptions): string {
  const expires = new Date(now.getTime() + EXPIRES_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}\n`,
  ].join('\n');
}
