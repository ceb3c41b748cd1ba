import type { BuilderForm } from '#sitecore/contracts/form-builder.ts';
import { rememberPassed } from '#sitecore/platform/services/captcha/passed-captchas.ts';
import type { Store } from '#sitecore/platform/store/store.ts';
import { FormClient, type FormPlatform } from './form-client.ts';

/** An enquiry that is accepted. */
export const ENQUIRY = {
  topic: 'cards',
  message: 'When does my new card arrive?',
  fullName: 'Noura Alharbi',
  isCustomer: 'false',
  email: 'noura@example.com',
  mobile: '٠٥٠١٢٣٤٥٦٧',
  consent: 'true',
};

/** A complaint about something other than a branch. */
export const COMPLAINT = {
  subject: 'account',
  happened: '',
  story: 'A transfer of mine went to another account.',
  reported: 'no',
  fullName: 'Noura Alharbi',
  nationalId: '1012345678',
  mobile: '0501234567',
  email: 'noura@example.com',
  consent: 'true',
};

/** Visitors of a platform with a store. */
export class FormVisits {
  readonly #platform: FormPlatform;
  readonly #store: Store;
  #tokens = 0;

  constructor(platform: FormPlatform, store: Store) {
    this.#platform = platform;
    this.#store = store;
  }

  /** Returns the fields of a visitor whose captcha has passed. */
  async passed(now = new Date()): Promise<Readonly<Record<string, string>>> {
    this.#tokens += 1;
    const token = `token ${this.#tokens}`;
    await rememberPassed(await this.#store.db(), token, now);
    return { token };
  }

  /** Opens a form as a visitor and returns both. */
  async open(name = 'enquiry', language = 'en'): Promise<{ readonly client: FormClient; readonly form: BuilderForm }> {
    const client = new FormClient(this.#platform, language);
    return { client, form: await client.open(name) };
  }
}
