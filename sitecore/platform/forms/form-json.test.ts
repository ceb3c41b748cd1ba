import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { type BuilderElement, type BuilderForm, builderForm } from '#sitecore/contracts/form-builder.ts';
import { readForm } from '#sitecore/contracts/read-form.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Content } from '../content/content.ts';
import { loadContent } from '../content/load.ts';
import { ItemEncoder } from '../layout/item-encoder.ts';
import { firstStep } from './form-json.ts';

let content: Content;

beforeAll(async () => {
  content = await loadContent(join(import.meta.dirname, '../../content'));
});

/** Returns a form of the demo bank as a page would have it. */
function encoded(name: string, language: Language = 'ar'): BuilderForm {
  const form = content.tree.at(`/sitecore/content/rukn/items/forms/${name}`);
  if (!form) throw new Error(`no form ${name}`);
  const encoder = new ItemEncoder(content, language);
  return parse(
    builderForm,
    firstStep(form, { encoder, language, today: 20_000, htmlPrefix: 'fxb.1a-2b', contextItemId: 'page' }),
  );
}

const elementNamed = (elements: readonly BuilderElement[], name: string): BuilderElement | undefined => {
  for (const element of elements) {
    const found = element.model.name === name ? element : elementNamed(element.fields ?? [], name);
    if (found) return found;
  }
  return undefined;
};

describe('a form of the content', () => {
  it('has the members of Sitecore Forms, and no session or token of a visitor', () => {
    const form = encoded('enquiry');
    expect(form.formItemId).toMatchObject({ name: 'fxb.1a-2b.FormItemId', id: 'fxb_1a-2b_FormItemId' });
    expect(form.formItemId.value).toMatch(/^\{[0-9A-F-]{36}\}$/);
    expect(form.metadata).toMatchObject({
      name: 'enquiry',
      title: 'استفسار عام',
      isTrackingEnabled: false,
      cssClass: '',
    });
    expect([form.formSessionId.value, form.antiForgeryToken?.value]).toEqual(['', '']);
    expect(form.antiForgeryToken?.name).toBe('__RequestVerificationToken');
    expect(form.fields.map(({ model }) => model.fieldTypeItemId)).toEqual(['{D819B43E-C136-4392-9393-8BE7FCE32F5E}']);
  });

  it('names the inputs of a field and of a button', () => {
    const { fields } = encoded('enquiry');
    const message = elementNamed(fields, 'message');
    const id = message?.model.itemId ?? '';
    expect(message).toMatchObject({
      indexField: { name: 'fxb.1a-2b.Fields.Index', value: id },
      fieldIdField: { name: `fxb.1a-2b.Fields[${id}].ItemId`, value: id },
      valueField: { name: `fxb.1a-2b.Fields[${id}].Value`, value: null },
      model: { required: true, minLength: 10, maxLength: 2000, rows: 6, value: '' },
    });
    const send = elementNamed(fields, 'send');
    expect(send).toMatchObject({
      navigationButtonsField: { name: 'fxb.1a-2b.NavigationButtons', value: send?.model.itemId },
      navigationStepField: { name: `fxb.1a-2b.${send?.model.itemId}`, value: '0' },
      buttonField: { value: 'أرسل السؤال' },
      model: { navigationStep: 0, submitActions: [] },
    });
  });

  it('has labels, options and messages in the language of the page', () => {
    const topic = elementNamed(encoded('enquiry', 'en').fields, 'topic');
    expect(topic?.model.items?.[0]).toMatchObject({
      text: 'Accounts and transfers',
      value: 'accounts',
      selected: false,
    });
    const email = elementNamed(encoded('enquiry', 'en').fields, 'email');
    const messages = email?.model.validationDataModels.map(({ message }) => message);
    expect(messages).toContain('Please enter a valid email address.');
    expect(elementNamed(encoded('enquiry').fields, 'email')?.model.title).toBe('البريد الإلكتروني');
  });

  it('reads back with its rules', () => {
    const { fields, rules } = readForm(encoded('enquiry').fields);
    const [first] = rules;
    const keyOf = (name: string) => fields.find((field) => field.name === name)?.key;
    expect(first).toMatchObject({
      matchType: 'AND',
      conditions: [{ fieldId: keyOf('isCustomer'), operator: 'IS_EQUAL_TO', value: 'true' }],
      actions: [
        { fieldId: keyOf('cic'), type: 'SHOW' },
        { fieldId: keyOf('cic'), type: 'UPDATECIC' },
      ],
    });
    expect(fields.find(({ name }) => name === 'cic')).toMatchObject({ validators: ['cic', 'length'], maxLength: 16 });
  });
});
