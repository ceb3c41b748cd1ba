import {
  approveContract,
  downloadContract,
  requestCode,
  trackRequest,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import type { RunningPlatform } from '../running-platform.ts';

/** Address of a client that no other test has. */
let addresses = 0;

/** A browser that calls the tracker's services on the platform itself, with its session cookie. */
export class TrackerClient {
  readonly #platform: Pick<RunningPlatform, 'get'>;
  readonly #headers: Readonly<Record<string, string>>;
  cookie = '';

  constructor(platform: Pick<RunningPlatform, 'get'>, { language = 'ar', siteSecret = '', address = '' } = {}) {
    this.#platform = platform;
    addresses += 1;
    const named = address === '' ? `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` : address;
    this.#headers = {
      'accept-language': language,
      ...(siteSecret !== '' && { 'x-site-secret': siteSecret, 'x-client-address': named }),
    };
  }

  async #post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await this.#platform.get(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...this.#headers,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  lookUp = (requestNumber: string, language?: string) => this.#post(trackRequest.path, { requestNumber, language });

  async found(requestNumber: string, language?: string) {
    return trackRequest.response.parse(await (await this.lookUp(requestNumber, language)).json());
  }

  requestCode = (subject: Subject) => this.#post(requestCode.path, { ...subject, step: 2 });

  validate = (subject: Subject, otp: string) => this.#post(validateCode.path, { ...subject, type: 1, otp, step: 2 });

  approve = (subject: Subject, key = '') =>
    this.#post(approveContract.path, { ...subject, step: 3 }, key === '' ? {} : { 'idempotency-key': key });

  download = (id: string, name?: string) => this.#post(downloadContract.path, { id, name, step: 3 });
}

export interface Subject {
  readonly cic: string;
  readonly dn: string;
}
