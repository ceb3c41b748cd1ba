import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS } from './catalogue.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');

/** Source files of the site without tests, by path below src. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(SRC, path), 'utf8') }));

describe('CALLS', () => {
  it('CALLS-02 holds the calls of every wing: calculators, kiosk, tracker, contracts, documents, locator, lists, search; and no other file of the site has a path of a call', () => {
    const paths = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['PersonalFinance', 'AutoFinance', 'HomeFinance', 'CardFinance'].map(
          (name) => `GET /api/sitecore/Calculators/${name}`,
        ),
        ...['MokafaaRedeemCalculator', 'EiradPlus', 'PreownedAutoLease'].map(
          (name) => `GET /api/sitecore/Calculators/${name}`,
        ),
        'GET /api/sitecore/flagshipbranch/submitphotoconsent',
        'POST /api/sitecore/flagshipbranch/submitcustomertype',
        'POST /api/sitecore/flagshipbranch/getticketwithsid',
        'POST /api/sitecore/Tracker/index',
        'POST /api/sitecore/MortgageContracts',
        'POST /api/sitecore/EDocumentRequest/RequestDocument',
        'POST /api/sitecore/EDocumentRequest/GetFile',
        'POST /api/sitecore/BranchInfo/getlocationinfo',
        'GET /api/sitecore/ShareHolders/FilterShareholders',
        'GET /api/sitecore/Mokafaa/GetMerchantList',
        'POST /api/sitecore/Captcha/ValidateRecaptcha',
        'POST /sitecore/api/graph/edge',
      ]),
    );
    expect(sources.length).toBeGreaterThan(100);
    const withPaths = sources.filter(({ code }) => /['"`]\/?api\/sitecore\/\w/.test(code)).map(({ path }) => path);
    expect(withPaths).toEqual([]);
  });

  it('TRACK-43 holds the lookup of the tracker, and below its contracts the three shorter paths', () => {
    const { trackRequest, mortgageContracts, validateToken, approveContract, downloadContract } = CALLS;
    expect(trackRequest.path).toBe('/api/sitecore/Tracker/index');
    expect(mortgageContracts.path).toBe('/api/sitecore/MortgageContracts');
    const below = [validateToken, approveContract, downloadContract].map(({ path }) =>
      path.replace(mortgageContracts.path, ''),
    );
    expect(below).toEqual(['/ValidateToken', '/ApproveContract', '/DownloadContractFile']);
  });

  it('CALLS-05 has no call for offers or cards, and only services, queries, the shell and the front send requests', () => {
    const offerCalls = Object.entries(CALLS).filter(([name, { path }]) =>
      /offer|deal|card(?!finance)/i.test(name + path),
    );
    expect(offerCalls).toEqual([]);
    const requesting = sources
      .filter(({ code }) => /\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket/.test(code))
      .map(({ path }) => path)
      .filter((path) => !/^(services|queries|shell|front)\//.test(path));
    expect(requesting).toEqual([]);
  });
});
