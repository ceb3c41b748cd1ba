import { getResponse } from 'msw';
import { afterAll, beforeAll, describe } from 'vitest';
import { Store } from '#sitecore/platform/store/store.ts';
import { kiosk } from '#tests/support/msw/kiosk.ts';
import { embeddedPlace, type StorePlace } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, startOver } from '../running-platform.ts';
import type { Service } from './contract.ts';
import { keepsKioskContract } from './kiosk-contract.ts';

let place: StorePlace;
let store: Store;
let platform: RunningPlatform;

beforeAll(async () => {
  place = await embeddedPlace();
  store = new Store(place.options);
  platform = await startOver(DEMO, { flagshipBranch: { store, tokenSecret: 'a secret of the conformance tests' } });
});

afterAll(async () => {
  await platform.stop();
  await store.close();
  await place.remove();
});

const theMock: Service = async (request) => {
  const response = await getResponse(kiosk, request);
  if (!response) throw new Error(`nobody answers ${request.url}`);
  return response;
};

const thePlatform: Service = (request) =>
  fetch(new Request(request.url.replace('http://bank', platform.host), request));

describe('by contract the platform', () => keepsKioskContract(thePlatform));
describe('by contract what stands in for it', () => keepsKioskContract(theMock));
