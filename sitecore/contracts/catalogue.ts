/** Scopes of sessions: calls of the same scope share one token. */
export type SessionScope = 'kiosk';

/** HTTP method and path of a call, relative to the host. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Encoding of the body; JSON by default. */
  readonly body?: 'form';
  /** Scope of the session whose bearer token the call sends, and which its 401 ends. */
  readonly session?: SessionScope;
}

const get = (path: string): Endpoint => ({ method: 'GET', path });
const post = (path: string): Endpoint => ({ method: 'POST', path });
const postForm = (path: string): Endpoint => ({ ...post(path), body: 'form' });
const inSession = (session: SessionScope, endpoint: Endpoint): Endpoint => ({ ...endpoint, session });

/**
 * Every call of the site except content queries, by the bank's name. Offers and cards are content and have no call. The
 * paths of the contract section's later steps continue the path of `mortgageContracts`.
 */
export const CALLS = {
  personalFinance: get('/api/sitecore/Calculators/PersonalFinance'),
  autoFinance: get('/api/sitecore/Calculators/AutoFinance'),
  homeFinance: get('/api/sitecore/Calculators/HomeFinance'),
  cardFinance: get('/api/sitecore/Calculators/CardFinance'),
  propertyFinance: get('/api/sitecore/Calculators/EiradPlus'),
  autoLease: get('/api/sitecore/Calculators/PreownedAutoLease'),
  pointRatios: get('/api/sitecore/Calculators/MokafaaRedeemCalculator'),
  photoConsent: inSession('kiosk', get('/api/sitecore/flagshipbranch/submitphotoconsent')),
  customerType: inSession('kiosk', post('/api/sitecore/flagshipbranch/submitcustomertype')),
  ticket: inSession('kiosk', post('/api/sitecore/flagshipbranch/getticketwithsid')),
  /** The kiosk's token; a bank with its own issuer configures another path. */
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

/** Type guard for the name of a call. */
export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);
