import { getResponse } from 'msw';
import { afterAll, beforeAll, describe } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { autoLease } from '#sitecore/contracts/auto-lease.ts';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance } from '#sitecore/contracts/property-finance.ts';
import { calculatorHandlers } from '#tests/support/msw/calculators.ts';
import { type RunningPlatform, servePlatform } from '../running-platform.ts';
import { specimen } from '../specimen.ts';
import { testCalculatorContract, type Service } from './contract.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await servePlatform({ content: specimen.content });
});
afterAll(() => platform.stop());

const theMock: Service = async (request) => {
  const response = await getResponse(calculatorHandlers, request);
  if (!response) throw new Error(`no handler for ${request.url}`);
  return response;
};

const thePlatform: Service = ({ url, method }) => platform.get(url.replace(new URL(url).origin, ''), { method });

describe.each([
  ['platform', thePlatform],
  ['mock', theMock],
])('the contract of the %s', (_, service) => {
  describe('AutoFinance', () => testCalculatorContract(autoFinance, 'AutoFinance', service));
  describe('HomeFinance', () => testCalculatorContract(homeFinance, 'HomeFinance', service));
  describe('PersonalFinance', () => testCalculatorContract(personalFinance, 'PersonalFinance', service));
  describe('CardFinance', () => testCalculatorContract(cardFinance, 'CardFinance', service));
  describe('PropertyFinance', () => testCalculatorContract(propertyFinance, 'PropertyFinance', service));
  describe('AutoLease', () => testCalculatorContract(autoLease, 'AutoLease', service));
});
