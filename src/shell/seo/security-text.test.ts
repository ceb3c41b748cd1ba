import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

it('securityText has the fields of RFC 9116 and expires in half a year', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const text = securityText({ contact: 'mailto:security@bank.example', publicUrl: 'https://bank.example', now });
  expect(text).toBe(
    'Contact: mailto:security@bank.example\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: ar, en\nCanonical: https://bank.example/.well-known/security.txt\n',
  );
});
