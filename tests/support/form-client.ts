import { parse } from 'zod/mini';
import { type BuilderElement, type BuilderForm, builderForm } from '#sitecore/contracts/form-builder.ts';
import { openForm, submitForm } from '#sitecore/contracts/forms.ts';
import type { RunningPlatform } from '../conformance/running-platform.ts';

type Values = Readonly<Record<string, string | readonly string[] | File | readonly File[]>>;

interface SubmitOptions {
  /** Name of the pressed button. */
  readonly button?: string;
  /** Fields beside those of the form: token, stamp, trap. */
  readonly human?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly urlencoded?: boolean;
}

/** The platform and the content that it serves. */
export type FormPlatform = Pick<RunningPlatform, 'get' | 'content'>;

/** A visitor who fills in forms of the platform. */
export class FormClient {
  readonly #platform: FormPlatform;
  readonly #language: string;
  readonly #cookies = new Map<string, string>();

  constructor(platform: FormPlatform, language = 'en') {
    this.#platform = platform;
    this.#language = language;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Returns the first step of a form with a session and token. */
  async open(name: string): Promise<BuilderForm> {
    const item = this.#platform.content.tree.at(`/sitecore/content/rukn/items/forms/${name}`);
    const query = new URLSearchParams({ formItemId: item?.id ?? '', htmlPrefix: 'fxb.test', sc_lang: this.#language });
    const response = await this.#platform.get(`${openForm.path}?${query.toString()}`, { headers: this.#headers() });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(key, value);
    }
    return parse(builderForm, await response.json());
  }

  /** Sends a step with values by the names of its fields. */
  async send(form: BuilderForm, values: Values, options: SubmitOptions = {}): Promise<Response> {
    const { button = 'send', headers = {}, urlencoded = false } = options;
    const body = this.body(form, values, { button, ...options });
    const query = new URLSearchParams({ 'fxb.FormItemId': form.metadata.itemId, sc_lang: this.#language });
    return this.#platform.get(`${submitForm.path}?${query.toString()}`, {
      method: 'POST',
      headers: { ...this.#headers(), ...headers },
      body: urlencoded
        ? new URLSearchParams([...body].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
        : body,
    });
  }

  /** Sends a step and returns the parsed response. */
  async submit(form: BuilderForm, values: Values, options?: SubmitOptions) {
    return parse(submitForm.response, await (await this.send(form, values, options)).json());
  }

  /** Returns the fields of a post as the package of Sitecore Forms sends them. */
  body(form: BuilderForm, values: Values, { button = 'send', human = {} }: SubmitOptions = {}): FormData {
    const body = new FormData();
    for (const input of [form.formSessionId, form.antiForgeryToken, form.formItemId, form.pageItemId])
      if (input) body.append(input.name, typeof input.value === 'string' ? input.value : '');
    for (const element of elementsOf(form.fields))
      appendField(body, form.htmlPrefix, element, values[element.model.name] ?? []);
    const pressed = elementsOf(form.fields).find(({ model }) => model.name === button);
    if (pressed) {
      const id = pressed.model.itemId;
      body.append(`${form.htmlPrefix}.${id}`, pressed.model.title);
      body.append(`${form.htmlPrefix}.NavigationButtons`, id);
      body.append(`${form.htmlPrefix}.${id}`, String(pressed.model.navigationStep));
    }
    for (const [name, value] of Object.entries(human)) body.append(name, value);
    return body;
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'accept-language': this.#language, ...(cookie !== '' && { cookie }) };
  }
}

/** Returns the elements of a form, each before those in it. */
export const elementsOf = (fields: readonly BuilderElement[]): readonly BuilderElement[] =>
  fields.flatMap((element) => [element, ...elementsOf(element.fields ?? [])]);

/** Returns the name of the input of a field. */
export const inputNamed = (form: BuilderForm, field: string): string =>
  elementsOf(form.fields).find(({ model }) => model.name === field)?.valueField?.name ?? '';

function appendField(
  body: FormData,
  prefix: string,
  { model, valueField }: BuilderElement,
  value: Values[string],
): void {
  if (!valueField) return;
  body.append(`${prefix}.Fields.Index`, model.itemId);
  body.append(`${prefix}.Fields[${model.itemId}].ItemId`, model.itemId);
  for (const one of [value].flat()) body.append(valueField.name, one);
}
