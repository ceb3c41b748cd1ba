/** Where a call goes, relative to the host. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** How a body travels; JSON unless it says otherwise. */
  readonly body?: 'form';
  /** Whether it carries the bearer token of the visitor's session. */
  readonly bearer?: true;
}

const get = (path: string): Endpoint => ({ method: 'GET', path });
const post = (path: string): Endpoint => ({ method: 'POST', path });
const postForm = (path: string): Endpoint => ({ ...post(path), body: 'form' });
const withToken = (address: Endpoint): Endpoint => ({ ...address, bearer: true });

/**
 * Every call that the site can make besides reading content, by the bank's name for it. Offers and cards are content and
 * have none. What the contract section does after `mortgageContracts` continues its path.
 */
export const CALLS = {
  personalFinance: get('/api/sitecore/Calculators/PersonalFinance'),
  autoFinance: get('/api/sitecore/Calculators/AutoFinance'),
  homeFinance: get('/api/sitecore/Calculators/HomeFinance'),
  cardFinance: get('/api/sitecore/Calculators/CardFinance'),
  propertyFinance: get('/api/sitecore/Calculators/EiradPlus'),
  autoLease: get('/api/sitecore/Calculators/PreownedAutoLease'),
  pointRatios: get('/api/sitecore/Calculators/MokafaaRedeemCalculator'),
  photoConsent: withToken(get('/api/sitecore/flagshipbranch/submitphotoconsent')),
  customerType: withToken(post('/api/sitecore/flagshipbranch/submitcustomertype')),
  ticket: withToken(post('/api/sitecore/flagshipbranch/getticketwithsid')),
  /** A kiosk's own token; a bank with an issuer of its own configures its path. */
  kioskToken: post('/api/sitecore/flagshipbranch/token'),
  trackRequest: post('/api/sitecore/Tracker/index'),
  mortgageContracts: post('/api/sitecore/MortgageContracts'),
  validateToken: post('/api/sitecore/MortgageContracts/ValidateToken'),
  approveContract: post('/api/sitecore/MortgageContracts/ApproveContract'),
  downloadContract: post('/api/sitecore/MortgageContracts/DownloadContractFile'),
  requestDocument: postForm('/api/sitecore/EDocumentRequest/RequestDocument'),
  documentFile: postForm('/api/sitecore/EDocumentRequest/GetFile'),
  locations: post('/api/sitecore/BranchInfo/getlocationinfo'),
  shareholders: get('/api/sitecore/ShareHolders/FilterShareholders'),
  merchants: get('/api/sitecore/Mokafaa/GetMerchantList'),
  captcha: postForm('/api/sitecore/Captcha/ValidateRecaptcha'),
  contentGraph: post('/sitecore/api/graph/edge'),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type CallName = keyof typeof CALLS;

/** Whether a text is the name of a call. */
export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);
