import { getResponse } from 'msw';
import { afterAll, beforeAll, describe } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { autoLease } from '#sitecore/contracts/auto-lease.ts';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance } from '#sitecore/contracts/property-finance.ts';
import { calculators } from '#tests/support/msw/calculators.ts';
import { type RunningPlatform, startPlatform } from '../running-platform.ts';
import { specimen } from '../specimen.ts';
import { keepsContract, type Service } from './contract.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startPlatform({ content: specimen.content });
});
afterAll(() => platform.stop());

const theMock: Service = async (request) => {
  const response = await getResponse(calculators, request);
  if (!response) throw new Error(`nobody answers ${request.url}`);
  return response;
};

const thePlatform: Service = ({ url, method }) => platform.get(url.replace(new URL(url).origin, ''), { method });

describe.each([
  ['the platform', thePlatform],
  ['what stands in for it', theMock],
])('by contract %s', (_, service) => {
  describe('AutoFinance', () => keepsContract(autoFinance, 'AutoFinance', service));
  describe('HomeFinance', () => keepsContract(homeFinance, 'HomeFinance', service));
  describe('PersonalFinance', () => keepsContract(personalFinance, 'PersonalFinance', service));
  describe('CardFinance', () => keepsContract(cardFinance, 'CardFinance', service));
  describe('PropertyFinance', () => keepsContract(propertyFinance, 'PropertyFinance', service));
  describe('AutoLease', () => keepsContract(autoLease, 'AutoLease', service));
});
