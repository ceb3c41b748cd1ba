import { getResponse } from 'msw';
import { afterAll, beforeAll, describe } from 'vitest';
import { Store } from '#sitecore/platform/store/store.ts';
import { kioskHandlers } from '#tests/support/msw/kiosk.ts';
import { migratedStore, type TestStore } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import type { Service } from './contract.ts';
import { testKioskContract } from './kiosk-contract.ts';

let testStore: TestStore;
let store: Store;
let platform: RunningPlatform;

beforeAll(async () => {
  testStore = await migratedStore();
  store = new Store(testStore.options);
  platform = await serveContentFolder(DEMO, { services: { store } });
});

afterAll(async () => {
  await platform.stop();
  await store.close();
  await testStore.remove();
});

const theMock: Service = async (request) => {
  const response = await getResponse(kioskHandlers, request);
  if (!response) throw new Error(`no handler for ${request.url}`);
  return response;
};

const thePlatform: Service = (request) =>
  fetch(new Request(request.url.replace('http://bank', platform.host), request));

describe('the kiosk contract of the platform', () => testKioskContract(thePlatform));
describe('the kiosk contract of the mock', () => testKioskContract(theMock));
