import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_REQUESTS } from '#sitecore/platform/store/seeds/seed-applications.ts';
import { embeddedStore, migratedStore, type OpenTestStore, openTestStore } from '#tests/support/stores.ts';
import { findPersonalData, knownTexts } from './find-personal-data.ts';
import { storedTexts } from './stored-texts.ts';

let opened: OpenTestStore;
let stored: ReadonlySet<string>;
beforeAll(async () => {
  opened = await openTestStore({ name: 'PGlite', create: embeddedStore, createFast: migratedStore });
  stored = await storedTexts(await opened.store.db());
});
afterAll(() => opened.close());

/** Returns the first finding as the search prints it: `national ID: 1000000001`. */
const foundIn = (log: string): string | undefined => {
  const [finding] = findPersonalData(log, knownTexts(stored));
  return finding && `${finding.kind}: ${finding.text}`;
};

const request = (path: string) =>
  `{"level":30,"time":1795476592123,"pid":4121,"requestId":"3f0b0c1e-2c60-4f3e-8a39-1f2b7d9c5e11","method":"GET","path":"${path}","status":200,"ms":1234}`;

describe('storedTexts', () => {
  it('returns names in both languages and numbers of every seeded person, and no words of the bank', () => {
    const texts = ['نورة السبيعي', 'Noura Alsubaie', 'شركة العتيبي للمقاولات', 'خالد العتيبي', 'Adam', '1000000001'];
    for (const text of [...texts, '0000000000000005', '500000003', '8804127732', DEMO_REQUESTS.expired])
      expect(stored, text).toContain(text);
    for (const text of ['clearance', 'تمويل عقاري، شقة جاهزة', 'Home finance, ready flat'])
      expect(stored, text).not.toContain(text);
  });
});

describe('findPersonalData', () => {
  it.each([
    [request(`/help/track?r=${DEMO_REQUESTS.toApprove}`), `request number: ${DEMO_REQUESTS.toApprove}`],
    [request('/x?id=1000000001'), 'national ID: 1000000001'],
    [request('/x?to=%2B966500000001'), 'mobile number: +966500000001'],
    ['lookup of 0500000001', 'mobile number: 0500000001'],
    ['sent to noura@example.com', 'e-mail address: noura@example.com'],
    ['بنك ركن: رمز التحقق 4071، صالح', 'one-time code: رمز التحقق 4071'],
    ['Rukn Bank: your code is 4071, valid', 'one-time code: code is 4071'],
    ['{"otp":"4071"}', 'one-time code: otp":"4071'],
    ['authorization: Bearer 3b2f0c9d8e7a6b5c4d3e', 'token: Bearer 3b2f0c9d8e7a6b5c4d3e'],
    ['cookie eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig', 'token: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0'],
    ['Hello, Fahad Alotaibi!', 'of the store: Fahad Alotaibi'],
    [request(`/names?term=${encodeURIComponent('شركة العتيبي للمقاولات')}`), 'of the store: شركة العتيبي للمقاولات'],
    [String.raw`{"name":"\u0646\u0648\u0631\u0629"}`, 'of the store: نورة'],
    ['cic=0000000000000004', 'of the store: 0000000000000004'],
  ])('finds what is in %s', (line, found) => {
    expect(foundIn(`ready\n${line}\n`)).toBe(found);
  });

  it('names the line', () => {
    expect(findPersonalData('a\nb a@b.example\n', knownTexts([]))).toEqual([
      { line: 2, kind: 'e-mail address', text: 'a@b.example' },
    ]);
  });

  it.each([
    request('/api/sitecore/Tracker/TrackRequest'),
    request('/qa/tests/f21afdaf-ee2d-4a18-99af-2e1216192215/services?path=x'),
    request('/about/shareholders?term=%D8%B5&page=2'),
    '{"level":50,"err":{"name":"Error","code":"ECONNREFUSED","stack":"    at file:///a/node_modules/pg@8/lib/client.js:545:17"}}',
    'rukn: 1795476592123 GET /-/media/offers/bunn.svg 0.5123456789 s',
    '{"code":"23505","table":"applications"}',
  ])('passes %s', (line) => {
    expect(foundIn(line)).toBeUndefined();
  });
});
