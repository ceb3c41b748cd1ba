import { describe, expect, it } from 'vitest';
import { senderOf } from './request-sender.ts';

const HOST = 'www.rukn.example';
const PUBLIC_URL = 'https://public.rukn.example';

/** Origins of senders, of which the receiver's are its Host and its public URL. */
const ORIGINS = {
  own: `https://${HOST}`,
  public: PUBLIC_URL,
  foreign: 'https://evil.example',
  neighbour: 'https://app.rukn.example',
  'own with a port': `https://${HOST}:8443`,
  prefix: `https://${HOST}.evil.example`,
  null: 'null',
  empty: '',
  'no URL': HOST,
  missing: undefined,
} as const;

type Sender = ReturnType<typeof senderOf>;
type SenderByOrigin = Readonly<Record<keyof typeof ORIGINS, Sender>>;

const always = (sender: Sender): SenderByOrigin => ({
  ...{ own: sender, public: sender, foreign: sender, neighbour: sender, 'own with a port': sender, prefix: sender },
  ...{ null: sender, empty: sender, 'no URL': sender, missing: sender },
});

/** The sender by Sec-Fetch-Site, which no page can set, and by Origin where browsers omit that. */
const TABLE: readonly (readonly [site: string | undefined, SenderByOrigin])[] = [
  ['same-origin', always('own')],
  ['same-site', always('foreign')],
  ['cross-site', always('foreign')],
  ['none', always('unnamed')],
  ['', always('foreign')],
  ['Same-Origin', always('foreign')],
  ['same-origin, cross-site', always('foreign')],
  [undefined, { ...always('foreign'), own: 'own', public: 'own', missing: 'unnamed' }],
];

describe('senderOf', () => {
  it.each(TABLE)('of Sec-Fetch-Site %j follows from the Origin', (site, expected) => {
    const senders = Object.entries(ORIGINS).map(([name, origin]) => [
      name,
      senderOf({ site, origin }, { host: HOST, publicUrl: PUBLIC_URL }),
    ]);
    expect(Object.fromEntries(senders)).toEqual(expected);
  });

  it('knows no own Origin for a receiver without Host and public URL, or whose public URL is none', () => {
    const sender = (receiver: Parameters<typeof senderOf>[1]) =>
      senderOf({ site: undefined, origin: ORIGINS.own }, receiver);
    expect([sender({}), sender({ publicUrl: 'no URL' }), sender({ publicUrl: `${ORIGINS.own}/en` })]).toEqual([
      'foreign',
      'foreign',
      'own',
    ]);
  });
});
