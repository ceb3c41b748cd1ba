import { RECEIPT_COOKIE } from './form-receipt.ts';

/** Scopes of sessions: calls of the same scope share one token. */
export type SessionScope = 'kiosk';

/** Encoding of a request's body: JSON, a form's fields, or a form's fields with files. */
export type BodyKind = 'json' | 'form' | 'files';

/** Media types of each encoding. */
export const MEDIA_TYPES: Readonly<Record<BodyKind, readonly string[]>> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  files: ['multipart/form-data', 'application/x-www-form-urlencoded'],
};

/** Media type of a response: JSON, plain text, or a file of one of these types. */
type ResponseKind = 'json' | 'text' | readonly `${string}/${string}`[];

/** HTTP method and path of a call, relative to the host, and what it needs of those that pass it on. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON by default. */
  readonly body?: BodyKind;
  /** JSON by default. */
  readonly responds?: ResponseKind;
  /** Scope of the session whose bearer token the call sends, and which its 401 ends. */
  readonly session?: SessionScope;
  /** The largest body in bytes, 64 kB by default; without files at most 256 kB. */
  readonly maxBytes?: number;
  /** The largest response in bytes, 4 MB by default. */
  readonly maxResponseBytes?: number;
  /** Names of the cookies that the call reads or sets; no other passes the site. */
  readonly cookies?: readonly string[];
  /** Bodies are passed on as they arrive, for files. */
  readonly streams?: boolean;
  /** Fields of a failed call's JSON that visitors may read, although the response is a server error. */
  readonly errorFields?: readonly string[];
  /** Pages of other sites may not send it. */
  readonly ownPages?: boolean;
  /** The query carries the site's API key, which no page has. */
  readonly takesKey?: boolean;
  /** A request repeated with the same `Idempotency-Key` takes effect once, and gets the first response. */
  readonly idempotent?: boolean;
}

/** The largest body of a call that declares no other, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** The largest body that is parsed in one piece, in bytes: JSON and the fields of a form. One with files arrives as a stream. */
const MAX_PARSED_BYTES = 256 * 1024;

/** Returns the media type of a Content-Type header without its parameters; "" without a header. */
export const mediaTypeOf = (contentType = ''): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Returns the largest body of a call in bytes, for the media type in which it is sent. */
export const maxBytesOf = ({ maxBytes = MAX_BODY_BYTES }: Pick<Endpoint, 'maxBytes'>, mediaType: string): number =>
  mediaType === 'multipart/form-data' ? maxBytes : Math.min(maxBytes, MAX_PARSED_BYTES);

const MEGABYTE = 1024 * 1024;

const get = (path: string, needs: Needs = {}): Endpoint => ({ method: 'GET', path, ...needs });
const post = (path: string, needs: Needs = {}): Endpoint => ({ method: 'POST', path, ...needs });

type Needs = Omit<Endpoint, 'method' | 'path'>;

const KIOSK = { session: 'kiosk', errorFields: ['StatusCode', 'Message'] } as const;
/** Cookie of an enrolled kiosk. */
export const KIOSK_DEVICE = 'kiosk_device';

const KIOSK_ENROLMENT = { cookies: [KIOSK_DEVICE], ownPages: true, errorFields: ['StatusCode', 'Message'] } as const;
/** Cookie of a visitor whose code was right. */
export const TRACKER_SESSION = 'tracker_session';

const TRACKER_ERROR = { errorFields: ['StatusMessage', 'StatusCode'] } as const;
/** A Sitecore of the bank recognises a visitor by its own cookie. */
const CONTRACT = { cookies: [TRACKER_SESSION, 'ASP.NET_SessionId'], ownPages: true, ...TRACKER_ERROR } as const;
const FILE = { responds: ['application/pdf', 'application/octet-stream'], streams: true } as const;

/** Cookies of a form's session and forgery token; scripts read `formtoken`. */
const FORM_COOKIES = ['formtoken', '__RequestVerificationToken', 'ASP.NET_SessionId'] as const;

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
  depositProfit: get('/api/sitecore/Calculators/DepositProfit'),
  pointRatios: get('/api/sitecore/Calculators/MokafaaRedeemCalculator'),
  photoConsent: get('/api/sitecore/flagshipbranch/submitphotoconsent', KIOSK),
  customerType: post('/api/sitecore/flagshipbranch/submitcustomertype', KIOSK),
  ticket: post('/api/sitecore/flagshipbranch/getticketwithsid', { ...KIOSK, idempotent: true }),
  /** The token of an enrolled kiosk; a bank with its own issuer configures another path. */
  kioskToken: post('/api/sitecore/flagshipbranch/token', KIOSK_ENROLMENT),
  /** Enrols the browser as a kiosk of a branch. */
  enrolKiosk: post('/api/sitecore/flagshipbranch/enrol', KIOSK_ENROLMENT),
  trackRequest: post('/api/sitecore/Tracker/index', TRACKER_ERROR),
  mortgageContracts: post('/api/sitecore/MortgageContracts', CONTRACT),
  validateToken: post('/api/sitecore/MortgageContracts/ValidateToken', CONTRACT),
  approveContract: post('/api/sitecore/MortgageContracts/ApproveContract', { ...CONTRACT, idempotent: true }),
  downloadContract: post('/api/sitecore/MortgageContracts/DownloadContractFile', { ...CONTRACT, ...FILE }),
  requestDocument: post('/api/sitecore/EDocumentRequest/RequestDocument', { body: 'form' }),
  documentFile: post('/api/sitecore/EDocumentRequest/GetFile', { body: 'form', ...FILE }),
  /** Some 400 bytes a place: 20,000 have 8 MB. */
  locations: post('/api/sitecore/BranchInfo/getlocationinfo', { maxResponseBytes: 16 * MEGABYTE }),
  /** Regions, cities and branches that forms offer, each a list by the id of what is above it. */
  formRegions: get('/api/sitecore/BranchInfo/GetRegions'),
  formCities: get('/api/sitecore/BranchInfo/GetCities'),
  formBranches: get('/api/sitecore/BranchInfo/GetBranches'),
  shareholders: get('/api/sitecore/ShareHolders/FilterShareholders'),
  merchants: get('/api/sitecore/Mokafaa/GetMerchantList'),
  /** Customers by a part of their names; a bank with another path configures it. */
  customerNames: get('/api/sitecore/Customers/SearchByName'),
  partnerCatalogue: get('/api/sitecore/Mokafaa/GetPartnerCatalogue'),
  captcha: post('/api/sitecore/Captcha/ValidateRecaptcha', { body: 'form', responds: 'text' }),
  /** The embedded captcha's challenge; a Sitecore without it has reCAPTCHA. */
  captchaChallenge: get('/api/sitecore/Captcha/Challenge'),
  /** A step of a form of the form builder; its session makes a repeated request take effect once. */
  submitForm: post('/api/jss/formbuilder', {
    body: 'files',
    maxBytes: 25 * MEGABYTE,
    cookies: [...FORM_COOKIES, RECEIPT_COOKIE],
    streams: true,
    takesKey: true,
  }),
  /** A form with a session and forgery token of the visitor; Sitecore's layout service has them in the page. */
  openForm: get('/api/jss/formbuilder/form', { cookies: FORM_COOKIES, ownPages: true }),
  /** Status of a submission, for whoever has its number and telephone number or code. */
  formStatus: post('/api/jss/formbuilder/status', { ownPages: true }),
  contentGraph: post('/sitecore/api/graph/edge'),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type CallName = keyof typeof CALLS;

/** Type guard for the name of a call. */
export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);
