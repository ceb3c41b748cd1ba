import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import {
  ACTIONS,
  FIELD_TYPES,
  type FieldType,
  MATCH_TYPES,
  OPERATORS,
  VALIDATORS,
} from '#sitecore/rules/forms/form-ids.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Form.widget.ts';

type Text = Readonly<Record<Language, string>>;

/** Writes the JSON of Sitecore Forms as its layout service sends it (forms-protocol, section 2), in one language. */
class Recorder {
  readonly #language: Language;
  readonly #name: string;

  constructor(name: string, language: Language) {
    this.#language = language;
    this.#name = name;
  }

  form(fields: readonly Json[], cssClass = ''): JsonObject {
    return {
      htmlPrefix: this.#prefix,
      contextItemId: guidOf('page/test'),
      formSessionId: this.#input('FormSessionId', 'c2a4'),
      formItemId: this.#input('FormItemId', `{${guidOf(this.#name).toUpperCase()}}`),
      pageItemId: this.#input('PageItemId', guidOf('page/test')),
      antiForgeryToken: { name: '__RequestVerificationToken', id: null, value: 'of-another-visitor' },
      metadata: {
        itemId: guidOf(this.#name),
        name: this.#name,
        title: '',
        templateId: '{6ABEE1F2-4AB4-47F0-AD8B-BDB36F37F64C}',
        fieldTypeItemId: '{3A4DF9C0-7C82-4415-90C3-25440257756D}',
        isAjax: true,
        isTrackingEnabled: true,
        isRobotDetectionAvailable: true,
        isRobotDetectionEnabled: false,
        isTemplate: false,
        thumbnail: '',
        scripts: [],
        styles: [],
        cssClass,
        cssClassSettings: { manualCssClasses: '', cssClassOptions: [], cssClass: '' },
      },
      fields,
    };
  }

  page(name: string, fields: readonly Json[]): JsonObject {
    return { model: this.#model(name, 'page'), fields };
  }

  section(name: string, title: Text, fields: readonly Json[], conditions: readonly Json[] = []): JsonObject {
    return { model: { ...this.#model(name, 'section', conditions), title: title[this.#language] }, fields };
  }

  text(name: string, text: Text, htmlTag = 'p'): JsonObject {
    return { model: { ...this.#model(name, 'staticText'), htmlTag, text: text[this.#language] } };
  }

  field(name: string, type: FieldType, title: Text, model: JsonObject = {}, rules: readonly Json[] = []): JsonObject {
    const id = guidOf(name);
    const member = type === 'file' ? 'Files' : 'Value';
    return {
      indexField: this.#input('Fields.Index', id),
      fieldIdField: this.#input(`Fields[${id}].ItemId`, id),
      valueField: { ...this.#input(`Fields[${id}].${member}`, ''), value: null },
      model: {
        ...this.#model(name, type, rules),
        title: title[this.#language],
        value: '',
        required: true,
        isTrackingEnabled: true,
        allowSave: true,
        placeholderText: '',
        validationDataModels: [],
        valueProviderSettings: { valueProviderItemId: '', parameters: '' },
        labelCssClass: '',
        ...model,
      },
    };
  }

  items(options: Readonly<Record<string, Text>>): readonly Json[] {
    return Object.entries(options).map(([value, text]) => ({
      itemId: guidOf(value),
      text: text[this.#language],
      value,
      selected: false,
    }));
  }

  button(name: string, title: Text, navigationStep: number): JsonObject {
    const id = guidOf(name);
    return {
      navigationButtonsField: { name: `${this.#prefix}.NavigationButtons`, id: null, value: id },
      navigationStepField: { name: `${this.#prefix}.${id}`, id: null, value: `${navigationStep}` },
      buttonField: this.#input(id, title[this.#language]),
      model: { ...this.#model(name, 'button'), title: title[this.#language], navigationStep, submitActions: [] },
    };
  }

  get #prefix(): string {
    return `fxb.${guidOf(`${this.#name}/rendering`)}`;
  }

  #input(name: string, value: string): JsonObject {
    const full = `${this.#prefix}.${name}`;
    return { name: full, id: full.replace(/\W/g, '_'), value };
  }

  #model(name: string, type: FieldType, fieldConditions: readonly Json[] = []): JsonObject {
    return {
      itemId: guidOf(name),
      name,
      templateId: '{0908030B-4564-42EA-A6FA-C7A5A2D921A8}',
      fieldTypeItemId: bracedId(FIELD_TYPES[type]),
      cssClass: '',
      conditionSettings: { fieldKey: keyOf(name), fieldConditions },
    };
  }
}

/** Returns an id as Sitecore writes it: in upper case, with hyphens and braces. */
const bracedId = (id: string): string =>
  `{${id.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}}`;

/** Returns the key by which rules name an element: 32 digits in upper case. */
const keyOf = (name: string): string => guidOf(`key/${name}`).replaceAll('-', '').toUpperCase();

const when = (field: string, value: string, action: keyof typeof ACTIONS, target: string): JsonObject => ({
  matchTypeId: bracedId(MATCH_TYPES.AND),
  conditions: [{ fieldId: keyOf(field), operatorId: bracedId(OPERATORS.IS_EQUAL_TO), value }],
  actions: [{ fieldId: keyOf(target), actionTypeId: bracedId(ACTIONS[action]), value: null }],
});

/** Returns a form in both languages, as an example's author has it. */
const inBoth = (name: string, form: (recorder: Recorder) => JsonObject): Readonly<Record<Language, JsonObject>> => ({
  ar: form(new Recorder(name, LANGUAGES[0])),
  en: form(new Recorder(name, LANGUAGES[1])),
});

const SEND: Text = { ar: 'أرسل الشكوى', en: 'Send complaint' };
const NAME: Text = { ar: 'الاسم الكامل', en: 'Full name' };

const complaint = (r: Recorder): JsonObject =>
  r.form([
    r.page('Complaint', [
      r.text('Intro', { ar: 'كل الخانات مطلوبة إلا الاختيارية.', en: 'All fields are needed unless marked optional.' }),
      r.section('What', { ar: 'ما الذي حدث؟', en: 'What happened?' }, [
        r.field(
          'InterestedIn',
          'dropdown',
          { ar: 'الموضوع', en: 'What is it about?' },
          {
            cssClass: 'interested-in',
            showEmptyItem: true,
            items: r.items({ cards: { ar: 'البطاقات', en: 'Cards' }, finance: { ar: 'التمويل', en: 'Finance' } }),
          },
        ),
        r.field(
          'Kind',
          'radio',
          { ar: 'نوع الشكوى', en: 'Kind of complaint' },
          {
            items: r.items({
              payment: { ar: 'عملية لم أُجرها', en: 'A payment I did not make' },
              fee: { ar: 'رسم خاطئ', en: 'A wrong fee' },
            }),
          },
          [when('Kind', 'payment', 'SHOW', 'Payment'), when('Kind', 'payment', 'REQUIREDFILE', 'Statement')],
        ),
        r.section('Payment', { ar: 'عن العملية', en: 'About the payment' }, [
          r.field('Amount', 'number', { ar: 'المبلغ', en: 'Amount' }, { min: 1, max: 100_000, cssClass: 'length-6' }),
          r.field('PaidOn', 'date', { ar: 'تاريخ العملية', en: 'Date of the payment' }, { required: false }),
        ]),
        r.field('Story', 'longText', { ar: 'اشرح لنا ما حدث', en: 'Tell us what happened' }, { maxLength: 2000 }),
        r.field(
          'Statement',
          'file',
          { ar: 'كشف الحساب', en: 'Statement' },
          {
            required: false,
            isMultiple: false,
            maxFileCount: 1,
            maxFileSize: 5,
            fileSizeUnit: 1_048_576,
            allowedContentTypes: '.pdf,.png',
          },
        ),
      ]),
      r.section('You', { ar: 'عنك', en: 'About you' }, [
        r.field('FullName', 'text', NAME, { minLength: 2, maxLength: 80 }),
        r.field(
          'Cic',
          'number',
          { ar: 'رقم العميل', en: 'Customer number' },
          { required: false, cssClass: 'length-16' },
          [when('Kind', 'fee', 'UPDATECIC', 'Cic')],
        ),
        r.field('Mobile', 'telephone', { ar: 'الجوال', en: 'Mobile' }),
        r.field(
          'Email',
          'email',
          { ar: 'البريد الإلكتروني', en: 'Email' },
          {
            required: false,
            validationDataModels: [{ itemId: bracedId(VALIDATORS.email), name: 'E-mail', message: '', parameters: '' }],
          },
        ),
        r.field(
          'Reply',
          'checkboxes',
          { ar: 'كيف نرد عليك؟', en: 'How shall we reply?' },
          {
            required: false,
            items: r.items({ call: { ar: 'بمكالمة', en: 'By phone' }, letter: { ar: 'برسالة', en: 'By letter' } }),
          },
        ),
        r.field('Source', 'hidden', { ar: '', en: '' }, { required: false, value: 'website' }),
        r.field(
          'Consent',
          'checkbox',
          { ar: 'أوافق على أن يتصل بي البنك.', en: 'The bank may call me.' },
          { value: false },
        ),
      ]),
      r.button('Send', SEND, 0),
    ]),
  ]);

const step = (r: Recorder): JsonObject =>
  r.form([
    r.page('First', [
      r.field('FullName', 'text', NAME),
      r.field('Secret', 'text', { ar: 'الرقم السري', en: 'Secret' }, { required: false, allowSave: false }),
      r.button('Back', { ar: 'السابق', en: 'Back' }, -1),
      r.button('Next', { ar: 'التالي', en: 'Next' }, 1),
    ]),
  ]);

export const fixtures = defineFixtures(widget, {
  minimal: {},
  complaint: { fields: { form: inBoth('complaint', complaint) } },
  step: { fields: { form: inBoth('application', step) } },
});
