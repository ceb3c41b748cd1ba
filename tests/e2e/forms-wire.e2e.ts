import type { Request } from '@playwright/test';
import { z } from 'zod';
import { fixtures } from '#src/widgets/forms/Form/Form.fixture.ts';
import { box, form, list, summary } from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import { waitForHydration } from '#tests/support/site.ts';

const ENDPOINT = '**/api/jss/formbuilder?*';
const NOTHING = { success: false, redirectUrl: '', errors: [], validationErrors: {}, nextForm: null };

const input = z.looseObject({ name: z.string(), value: z.unknown() });
const wireForm = z.looseObject({
  htmlPrefix: z.string(),
  contextItemId: z.string(),
  formItemId: input,
  formSessionId: input,
  pageItemId: input,
  metadata: z.looseObject({ itemId: z.string() }),
});

/** Returns the Arabic form of an example in the shape of Sitecore Forms (forms-protocol, section 2). */
const wireFormOf = ({ fixture }: typeof fixtures.complaint) =>
  z.object({ form: z.object({ ar: wireForm }) }).parse(fixture.fields).form.ar;

/** Returns the entries of a submit in their order. */
async function entriesOf(request: Request): Promise<readonly (readonly [string, string])[]> {
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' };
  const entries = await new Response(body, { headers }).formData();
  return [...entries].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

test('a form as Sitecore sends it is shown and sent unchanged: steps, errors of the server, redirect', async ({
  page,
  qa,
}) => {
  const first = wireFormOf(fixtures.step);
  const second = wireFormOf(fixtures.complaint);
  const requests: Request[] = [];
  const answers: object[] = [];
  await page.route(ENDPOINT, async (route) => {
    requests.push(route.request());
    await route.fulfill({ json: { ...NOTHING, ...answers.shift() } });
  });
  await page.route('**/api/jss/formbuilder/form?*', (route) =>
    route.fulfill({ json: first, headers: { 'set-cookie': 'formtoken=of-this-visitor; path=/' } }),
  );
  await qa.publish(fixtures.step);
  await qa.open();
  await form(page).focus();
  await waitForHydration(page, 'Form');
  await box(page, 'الاسم الكامل').fill('نورة');
  answers.push({ success: true, nextForm: second });
  await form(page).getByRole('button', { name: 'التالي' }).click();

  await list(page, 'الموضوع').selectOption('cards');
  await form(page).getByText('عملية لم أُجرها').click();
  await box(page, 'المبلغ').fill('250');
  await form(page).getByText('رسم خاطئ').click();
  await box(page, 'اشرح لنا ما حدث').fill('خُصم رسم مرتين');
  await box(page, 'الاسم الكامل').fill('ن');
  await box(page, 'الاسم الكامل').fill('نورة');
  await box(page, 'الجوال').fill('0501234567');
  await form(page).getByText('بمكالمة').click();
  await form(page).getByText('برسالة').click();
  await form(page).getByRole('checkbox', { name: 'أوافق على أن يتصل بي البنك.' }).check();
  const nameOf = await box(page, 'الاسم الكامل').getAttribute('name');
  answers.push({ errors: ['راجع النموذج'], validationErrors: { [nameOf ?? '']: ['الاسم ناقص'] } });
  await form(page).getByRole('button', { name: 'أرسل الشكوى' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('listitem')).toHaveText(['راجع النموذج', 'الاسم ناقص']);
  await expect(box(page, 'الاسم الكامل')).toHaveValue('نورة');

  await box(page, 'الاسم الكامل').fill('نورة السبيعي');
  answers.push({ success: true, redirectUrl: '/help/request-sent?requestnumber=SC-1' });
  await form(page).getByRole('button', { name: 'أرسل الشكوى' }).click();
  await page.waitForURL(/request-sent\?requestnumber=SC-1$/);

  const [toNext, , last] = requests;
  if (!toNext || !last) throw new Error('the form was not sent three times');
  const stepOf = async (request: Request) =>
    (await entriesOf(request)).findLast(([name]) => /\.[\da-f-]{36}$/.test(name));
  expect((await stepOf(toNext))?.[1]).toBe('1');
  const query = new URL(last.url()).searchParams;
  expect([
    query.get('fxb.FormItemId'),
    query.get('fxb.HtmlPrefix'),
    query.get('sc_itemid'),
    query.get('sc_lang'),
  ]).toEqual([second.metadata.itemId, second.htmlPrefix, second.contextItemId, 'ar']);
  const entries = await entriesOf(last);
  const valuesOf = (name: string) => entries.filter(([other]) => other === name).map(([, value]) => value);
  expect(valuesOf(second.formSessionId.name)).toEqual([first.formSessionId.value]);
  expect(valuesOf('__RequestVerificationToken')).toEqual(['of-this-visitor']);
  expect(valuesOf(second.formItemId.name)).toEqual([second.formItemId.value]);
  expect(valuesOf(second.pageItemId.name)).toEqual([second.pageItemId.value]);
  const ids = valuesOf(`${second.htmlPrefix}.Fields.Index`);
  expect(ids).toHaveLength(15);
  for (const id of ids) expect(valuesOf(`${second.htmlPrefix}.Fields[${id}].ItemId`)).toEqual([id]);
  const answersOf = ids.map((id) => valuesOf(`${second.htmlPrefix}.Fields[${id}].Value`));
  expect(answersOf.flat()).toEqual(
    expect.arrayContaining([
      'cards',
      'fee',
      'خُصم رسم مرتين',
      'نورة السبيعي',
      '0501234567',
      'call',
      'letter',
      'true',
      'website',
    ]),
  );
  // The amount is hidden again: it needs no value.
  expect(entries.filter(([name]) => name.endsWith('.Required')).map(([, value]) => value)).toEqual(['false']);
  expect((await stepOf(last))?.[1]).toBe('0');
});
