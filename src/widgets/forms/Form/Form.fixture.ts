import type { JsonObject } from '#sitecore/definitions/json.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { VALIDATORS } from '#sitecore/rules/forms/form-ids.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Form.widget.ts';
import { bracedId, FormRecorder, type Text, when } from '#src/features/form-builder/form-recorder.fixture.ts';

/** Returns a form in both languages, as an example's author has it. */
const inBoth = (
  name: string,
  form: (recorder: FormRecorder) => JsonObject,
): Readonly<Record<Language, JsonObject>> => ({
  ar: form(new FormRecorder(name, LANGUAGES[0])),
  en: form(new FormRecorder(name, LANGUAGES[1])),
});

const SEND: Text = { ar: 'أرسل الشكوى', en: 'Send complaint' };
const NAME: Text = { ar: 'الاسم الكامل', en: 'Full name' };

const complaint = (r: FormRecorder): JsonObject =>
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
          r.field(
            'PaidOn',
            'date',
            { ar: 'تاريخ العملية', en: 'Date of the payment' },
            // Days of a page that was cached long ago.
            {
              ...{ required: false, min: '2019-01-01T00:00:00', max: '2020-12-31T00:00:00' },
              ...{ minDays: -730, maxDays: 0 },
            },
          ),
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
          {
            required: false,
            cssClass: 'length-16',
            validationDataModels: [{ itemId: bracedId(VALIDATORS.cic), name: 'CIC', message: '', parameters: '' }],
          },
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
        r.field('Card', 'text', { ar: '', en: '' }, { required: false, placeholderText: '0000' }),
        r.field('Channel', 'dropdown', { ar: '', en: '' }, { required: false, items: [] }),
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

const step = (r: FormRecorder): JsonObject =>
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
