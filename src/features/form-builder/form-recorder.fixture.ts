import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { ACTIONS, FIELD_TYPES, type FieldType, MATCH_TYPES, OPERATORS } from '#sitecore/rules/forms/form-ids.ts';

export type Text = Readonly<Record<Language, string>>;

/** Writes the JSON of Sitecore Forms as its layout service sends it (forms-protocol, section 2), in one language. */
export class FormRecorder {
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
export const bracedId = (id: string): string =>
  `{${id.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}}`;

/** Returns the key by which rules name an element: 32 digits in upper case. */
const keyOf = (name: string): string => guidOf(`key/${name}`).replaceAll('-', '').toUpperCase();

export const when = (field: string, value: string, action: keyof typeof ACTIONS, target: string): JsonObject => ({
  matchTypeId: bracedId(MATCH_TYPES.AND),
  conditions: [{ fieldId: keyOf(field), operatorId: bracedId(OPERATORS.IS_EQUAL_TO), value }],
  actions: [{ fieldId: keyOf(target), actionTypeId: bracedId(ACTIONS[action]), value: null }],
});
