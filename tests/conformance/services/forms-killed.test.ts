// @alone: starts programs
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS, SITE_SECRET as SITE_SECRET_HEADER } from '#sitecore/contracts/site-headers.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { rememberPassed } from '#sitecore/platform/services/captcha/passed-captchas.ts';
import { formOutbox, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { FormClient, type FormPlatform } from '#tests/support/form-client.ts';
import { storeKinds } from '#tests/support/stores.ts';
import { DEMO } from '../running-platform.ts';
import { SITE_SECRET, startPlatformOn } from '../platform-program.ts';

/** Submissions that are sent at once; FORMS_KILLED sets another number. */
const SUBMISSIONS = Number(process.env.FORMS_KILLED || 240);
/** Acknowledged submissions after which the platform is killed. */
const KILLED_AFTER = Math.floor(SUBMISSIONS / 3);

const ENQUIRY = {
  topic: 'cards',
  message: 'When does my new card arrive?',
  fullName: 'Noura Alharbi',
  isCustomer: 'false',
  email: 'noura@example.com',
  mobile: '0501234567',
  consent: 'true',
};

let content: Content;
beforeAll(async () => {
  content = await loadContent(DEMO);
});

describe.each(storeKinds)('submissions on $name', (kind) => {
  it('survive kill -9 in their middle: none that was acknowledged is lost, none is doubled', async () => {
    const testStore = await kind.createFast();
    const before = new Store(testStore.options);
    for (let index = 0; index < SUBMISSIONS; index += 1)
      await rememberPassed(await before.db(), `token ${index}`, new Date());
    await before.close();
    const running = await startPlatformOn(testStore.options);
    const ended = once(running.program, 'exit');
    const acknowledged = new Set<string>();
    /** Returns the platform for a visitor with an address of their own. */
    const platformOf = (index: number): FormPlatform => ({
      content,
      get: (path, init) => {
        const address = `10.${Math.floor(index / 200)}.${index % 200}.1`;
        const headers = new Headers(init?.headers);
        headers.set(CLIENT_ADDRESS, address);
        headers.set(SITE_SECRET_HEADER, SITE_SECRET);
        return fetch(running.host + path, { ...init, headers });
      },
    });
    const submit = async (index: number): Promise<void> => {
      const client = new FormClient(platformOf(index));
      const form = await client.open('enquiry');
      const human = { token: `token ${index}` };
      const send = () => client.submit(form, ENQUIRY, { human });
      const first = await send();
      if (first.requestnumber !== undefined) acknowledged.add(first.requestnumber);
      if (acknowledged.size === KILLED_AFTER) running.program.kill('SIGKILL');
      // A visitor who presses twice gets the same number.
      if ((await send()).requestnumber !== first.requestnumber) throw new Error('doubled');
    };
    const results = await Promise.allSettled(Array.from({ length: SUBMISSIONS }, (_, index) => submit(index)));
    await ended;
    expect(results.filter((one) => one.status === 'rejected' && String(one.reason).includes('doubled'))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
    const store = new Store(testStore.options);
    const db = await store.db();
    const stored = await db.select().from(formSubmissions);
    const messages = await db.select().from(formOutbox);
    await store.close();
    const references = stored.map(({ reference }) => reference);
    for (const reference of acknowledged) expect(references).toContain(reference);
    expect(new Set(references).size).toBe(references.length);
    // Each has its two messages: one transaction stores both.
    expect(messages).toHaveLength(stored.length * 2);
    await testStore.remove();
  }, 240_000);
});
