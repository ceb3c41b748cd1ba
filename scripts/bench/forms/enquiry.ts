import { parse } from 'zod/mini';
import { type BuilderElement, type BuilderForm, builderForm } from '#sitecore/contracts/form-builder.ts';
import { openForm, submitForm } from '#sitecore/contracts/forms.ts';

const VALUES: Readonly<Record<string, string>> = {
  topic: 'cards',
  message: 'متى تصل بطاقتي الجديدة؟ طلبتها قبل أسبوعين.',
  fullName: 'نورة السبيعي',
  isCustomer: 'false',
  email: 'noura@example.com',
  mobile: '0501234567',
  consent: 'true',
};

/** A request that submits a form. */
export interface Submission {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

interface Visitor {
  /** Headers of the site, which give the visitor an address. */
  readonly headers: Readonly<Record<string, string>>;
  /** Token of the captcha, which has passed. */
  readonly token: string;
}

/** Opens the enquiry as a visitor and returns the request that submits it. */
export async function enquiryOf(host: string, itemId: string, { headers, token }: Visitor): Promise<Submission> {
  const opening = new URLSearchParams({ formItemId: itemId, htmlPrefix: 'fxb.bench', sc_lang: 'ar' });
  const opened = await fetch(`${host}${openForm.path}?${opening}`, { headers });
  if (!opened.ok) throw new Error(`the form responded ${opened.status}`);
  const cookie = opened.headers.getSetCookie().map((one) => one.split(';')[0]);
  const entries = new Response(entriesOf(parse(builderForm, await opened.json()), token));
  const query = new URLSearchParams({ 'fxb.FormItemId': itemId, sc_lang: 'ar' });
  return {
    url: `${host}${submitForm.path}?${query}`,
    headers: { ...headers, cookie: cookie.join('; '), 'content-type': entries.headers.get('content-type') ?? '' },
    body: await entries.bytes(),
  };
}

/** Returns the fields of a form as a browser sends them. */
function entriesOf(form: BuilderForm, token: string): FormData {
  const entries = new FormData();
  for (const input of [form.formSessionId, form.antiForgeryToken, form.formItemId, form.pageItemId])
    if (input) entries.append(input.name, typeof input.value === 'string' ? input.value : '');
  for (const { model, valueField } of elementsOf(form.fields)) {
    if (!valueField) continue;
    entries.append(`${form.htmlPrefix}.Fields.Index`, model.itemId);
    entries.append(`${form.htmlPrefix}.Fields[${model.itemId}].ItemId`, model.itemId);
    entries.append(valueField.name, VALUES[model.name] ?? '');
  }
  const button = elementsOf(form.fields).find(({ model }) => model.name === 'send')?.model;
  if (!button) throw new Error('the form has no button');
  entries.append(`${form.htmlPrefix}.NavigationButtons`, button.itemId);
  entries.append(`${form.htmlPrefix}.${button.itemId}`, '0');
  entries.append('token', token);
  return entries;
}

const elementsOf = (fields: readonly BuilderElement[]): readonly BuilderElement[] =>
  fields.flatMap((element) => [element, ...elementsOf(element.fields ?? [])]);
