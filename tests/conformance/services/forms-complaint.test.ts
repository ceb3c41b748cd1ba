import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { unseal, unsealText } from '#sitecore/platform/services/forms/sealed.ts';
import { formFiles, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { elementsOf, inputNamed } from '#tests/support/form-client.ts';
import { COMPLAINT, FormVisits } from '#tests/support/form-visits.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const pdf = (name: string, text = 'a document') => new File([`%PDF-1.7\n${text}`], name);
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe.each(storeKinds)('a complaint on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let visits: FormVisits;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store } });
    visits = new FormVisits(platform, opened.store);
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  describe('files', () => {
    /** Sends a complaint with files; returns its stored files, or the messages of the field. */
    async function attach(...attachment: readonly File[]) {
      const { client, form } = await visits.open('complaint');
      const response = await client.submit(form, { ...COMPLAINT, attachment }, { human: await visits.passed() });
      if (!response.success) return { messages: response.validationErrors[inputNamed(form, 'attachment')], stored: [] };
      const db = await opened.store.db();
      const [row] = await db
        .select()
        .from(formSubmissions)
        .where(eq(formSubmissions.reference, response.requestnumber ?? ''));
      const id = row?.id ?? '';
      const stored = await db.select().from(formFiles).where(eq(formFiles.submission, id));
      const read = stored.map(({ name, type, size, content }) => ({
        name: unsealText(SECRETS.forms, id, name),
        type,
        size,
        text: unseal(SECRETS.forms, id, content).toString(),
      }));
      return { messages: undefined, stored: read };
    }

    it('are stored sealed, under safe names', async () => {
      const { stored } = await attach(pdf('../../كشف حساب<1>.PDF', 'one'), pdf('b.pdf'));
      expect(stored).toEqual([
        { name: 'كشف حساب_1.pdf', type: 'application/pdf', size: 12, text: '%PDF-1.7\none' },
        expect.objectContaining({ name: 'b.pdf' }),
      ]);
    });

    it('are refused when empty, too large, too many, of another kind, renamed or infected', async () => {
      const message = async (...attachment: readonly File[]) => (await attach(...attachment)).messages;
      const label = 'Documents that support it';
      expect(await message(new File([], 'a.pdf'))).toEqual(['The file a.pdf is empty.']);
      expect(await message(pdf('a.pdf', 'x'.repeat(5 * 1_048_576)))).toEqual([`${label}: at most 5 MB a file.`]);
      expect(await message(...['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)))).toEqual([
        `${label}: at most 3 files.`,
      ]);
      expect(await message(new File(['MZ'], 'a.exe'))).toEqual([
        `${label}: we accept .pdf .png .jpg .jpeg files only.`,
      ]);
      const renamed = ['The file a.pdf is not of the kind that its name says.'];
      expect(await message(new File(['MZ'], 'a.pdf'))).toEqual(renamed);
      expect(await message(pdf('a.pdf', EICAR))).toEqual(['We did not take the file a.pdf: it is not safe.']);
    });

    it('are required while a rule says so', async () => {
      const { client, form } = await visits.open('complaint');
      const { validationErrors } = await client.submit(form, { ...COMPLAINT, subject: 'card' });
      expect(validationErrors).toEqual({
        [inputNamed(form, 'attachment')]: ['Complete “Documents that support it”'],
      });
    });
  });

  describe('the bytes of a day', () => {
    let now = new Date('2026-11-23T20:00:00Z');
    let bounded: RunningPlatform;
    let visitors: FormVisits;
    let logged = '';

    beforeAll(async () => {
      const logger = pino({ level: 'error' }, { write: (line: string) => void (logged += line) });
      const services = { store: opened.store, dailyFormBytes: 100_000, now: () => now };
      bounded = await serveContentFolder(DEMO, { services, logger });
      visitors = new FormVisits(bounded, opened.store);
    });
    afterAll(() => bounded.stop());

    /** Sends a complaint with a file of 35 kB, or without one. */
    async function send({ hasFile = true, language = 'en' } = {}) {
      const { client, form } = await visitors.open('complaint', language);
      const attachment = hasFile ? [pdf('a.pdf', 'x'.repeat(35_000))] : [];
      return client.submit(form, { ...COMPLAINT, attachment }, { human: await visitors.passed(now) });
    }

    it('are shared by all clients: files beyond them are refused until the next day, and nothing written is lost', async () => {
      const responses = await Promise.all([send(), send(), send()]);
      const [refused, ...others] = responses.filter(({ success }) => !success);
      expect(others).toEqual([]);
      expect(refused?.errors).toEqual([
        'We cannot take any more files today. What you wrote is still on the page; send it tomorrow or call us.',
      ]);
      expect(JSON.stringify(refused?.nextForm)).toContain(COMPLAINT.story);
      expect((await send({ language: 'ar' })).errors).toEqual([
        'لا يمكننا استلام ملفات أخرى اليوم. ما كتبته باقٍ في الصفحة، فأرسله غداً أو اتصل بنا.',
      ]);
      expect((await send({ hasFile: false })).success).toBe(true);
      expect(logged).toContain('the bytes of the day are used up');
      now = new Date('2026-11-23T21:00:00Z');
      expect((await send()).success).toBe(true);
    });

    it('leave half of them to submissions: steps are refused before', async () => {
      now = new Date('2026-11-24T21:00:00Z');
      const { client, form } = await visitors.open('card-application');
      // The value of a field that a rule hides is checked by nothing.
      const values = { card: 'travel', isCustomer: 'yes', supplementaryName: 'x'.repeat(5_000) };
      const next = () => client.submit(form, values, { button: 'next' });
      const steps = await Promise.all(Array.from({ length: 20 }, next));
      expect(steps.some(({ success }) => success)).toBe(true);
      expect(steps.find(({ success }) => !success)?.errors).toEqual([
        'We cannot take any more forms today. What you wrote is still on the page; send it tomorrow or call us.',
      ]);
      expect((await send()).success).toBe(true);
    });
  });

  describe('regions, cities and branches', () => {
    const list = async (path: string, query: string) =>
      z
        .object({ data: z.array(z.object({ Id: z.string(), Title: z.string() })) })
        .parse(await (await platform.get(`${path}?${query}`)).json()).data;

    it('are listed by what is above them, and a complaint takes only those that belong together', async () => {
      const [central, western] = await list(CALLS.formRegions.path, 'Lang=en');
      const cities = await list(CALLS.formCities.path, `RegionId={${central?.Id ?? ''}}&Lang=en`);
      const riyadh = cities.find(({ Title }) => Title === 'Riyadh')?.Id ?? '';
      const [branch] = await list(CALLS.formBranches.path, `CityId=${riyadh}&Lang=en`);
      const { client, form } = await visits.open('complaint');
      const at = { ...COMPLAINT, subject: 'branch', region: central?.Id ?? '', city: riyadh, branch: branch?.Id ?? '' };
      const wrong = await client.submit(form, { ...at, region: western?.Id ?? '' });
      expect(Object.keys(wrong.validationErrors)).toEqual([inputNamed(form, 'city')]);
      expect(await client.submit(form, at, { human: await visits.passed() })).toMatchObject({ success: true });
    });

    it('needs no branch for the city Other', async () => {
      const regions = await list(CALLS.formRegions.path, 'Lang=en');
      const region = regions.at(-1)?.Id ?? '';
      const city = (await list(CALLS.formCities.path, `RegionId=${region}&Lang=en`)).at(-1)?.Id ?? '';
      const { client, form } = await visits.open('complaint');
      const at = { ...COMPLAINT, subject: 'branch', region, city };
      expect(await client.submit(form, at, { human: await visits.passed() })).toMatchObject({ success: true });
    });

    it('come back with the step of a page without scripts, a list for each choice', async () => {
      const [region] = await list(CALLS.formRegions.path, 'Lang=en');
      const { client, form } = await visits.open('complaint');
      const { nextForm, validationErrors } = await client.submit(form, {
        ...COMPLAINT,
        subject: 'branch',
        region: region?.Id ?? '',
      });
      expect(Object.keys(validationErrors).sort()).toEqual(
        [inputNamed(form, 'branch'), inputNamed(form, 'city')].sort(),
      );
      const city = elementsOf(nextForm?.fields ?? []).find(({ model }) => model.name === 'city');
      expect(city?.model.items?.map(({ text }) => text)).toContain('Riyadh');
    });
  });
});
