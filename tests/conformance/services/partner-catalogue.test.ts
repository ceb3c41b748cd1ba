import { afterAll, beforeAll, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { partnerCatalogue } from '#sitecore/contracts/partner-catalogue.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

it('QUERY-18 the partner catalogue is one GET that returns both lists and a message', async () => {
  expect(`${partnerCatalogue.method} ${partnerCatalogue.path}`).toBe('GET /api/sitecore/Mokafaa/GetPartnerCatalogue');
  const response = await platform.get('/api/sitecore/Mokafaa/GetPartnerCatalogue');
  expect(response.status).toBe(200);
  const body: unknown = await response.json();
  expect(Object.keys(body ?? {}).sort()).toEqual(['Data', 'Message']);
  const { data } = safeParse(partnerCatalogue.response, body);
  expect(data?.Message).toBe('');
  const { InStoreList = [], RedeemVoucherList = [] } = data?.Data ?? {};
  expect(InStoreList.length).toBeGreaterThan(20);
  expect(RedeemVoucherList.length).toBeGreaterThan(20);
  expect(InStoreList[0]).toEqual({
    Category: 'ar:منزل|en:Home',
    Code: 'SABIL',
    ImageLink: '/-/media/offers/sabil.svg',
    Name: 'ar:سبيل للمياه|en:Sabil Water',
    Description: 'ar:عبوات وتوصيل شهري بالنقاط|en:Bottles and monthly delivery, paid in points',
  });
  expect(RedeemVoucherList.find(({ Code }) => Code === 'LEVELUP')?.Name).toBe('Level Up');
  const picture = await platform.get(InStoreList[0]?.ImageLink ?? '');
  expect(picture.status).toBe(200);
});
