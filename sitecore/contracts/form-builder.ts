import * as z from 'zod/mini';

/** Shape of Sitecore Forms’ JSON as far as the bank reads it; members beyond it are left alone. */

/** Returns a schema whose null or absent value is a default. */
const orDefault = <T>(schema: z.ZodMiniType<T>, value: T) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((read) => read ?? value),
  );
const text = orDefault(z.string(), '');
const flag = orDefault(z.boolean(), false);
const count = z.optional(z.nullable(z.union([z.number(), z.string()])));

/** A hidden input of the form: its name, and the value that a submit repeats. */
const builderInput = z.looseObject({ name: z.string(), value: z.optional(z.unknown()) });
export type BuilderInput = z.output<typeof builderInput>;

const condition = z.looseObject({ fieldId: text, operatorId: text, value: z.optional(z.unknown()) });
const action = z.looseObject({ fieldId: text, actionTypeId: text });

/** A rule of the form: AND or OR by `matchTypeId`, its conditions and its actions. */
const fieldCondition = z.looseObject({
  matchTypeId: text,
  conditions: orDefault(z.array(condition), []),
  actions: orDefault(z.array(action), []),
});

const conditionSettings = z.looseObject({
  fieldKey: text,
  fieldConditions: orDefault(z.array(fieldCondition), []),
});

const validator = z.looseObject({ itemId: text, message: text, parameters: text });
const option = z.looseObject({ text, value: text, selected: z.optional(z.boolean()) });

/** Settings of an element; which of them an element has depends on its type. */
const builderModel = z.looseObject({
  itemId: z.string(),
  fieldTypeItemId: z.string(),
  name: text,
  title: text,
  cssClass: text,
  conditionSettings: z.optional(z.nullable(conditionSettings)),
  required: z.optional(z.nullable(z.boolean())),
  /** True for a value that is padded to the length of a CIC number, as earlier steps decided; absent from a Sitecore. */
  padCic: flag,
  value: z.optional(z.unknown()),
  minLength: count,
  maxLength: count,
  min: count,
  max: count,
  /** Of a date: days from today to its bounds; a Sitecore has `min` and `max` alone. */
  minDays: z.optional(z.nullable(z.number())),
  maxDays: z.optional(z.nullable(z.number())),
  items: z.optional(z.nullable(z.array(option))),
  showEmptyItem: flag,
  multipleSelection: flag,
  isMultiple: flag,
  /** False for a value that nothing may keep. */
  allowSave: z.optional(z.nullable(z.boolean())),
  placeholderText: text,
  rows: count,
  /** Of a text. */
  htmlTag: text,
  text,
  maxFileCount: count,
  maxFileSize: count,
  fileSizeUnit: count,
  allowedContentTypes: z.optional(z.nullable(z.string())),
  validationDataModels: orDefault(z.array(validator), []),
  navigationStep: count,
});
export type BuilderModel = z.output<typeof builderModel>;

/** An element of the form: a page or section has `fields`, a value has `valueField`, a button has `buttonField`. */
export interface BuilderElement {
  readonly model: BuilderModel;
  readonly fields?: readonly BuilderElement[] | null | undefined;
  readonly indexField?: BuilderInput | null | undefined;
  readonly fieldIdField?: BuilderInput | null | undefined;
  readonly valueField?: BuilderInput | null | undefined;
  readonly buttonField?: BuilderInput | null | undefined;
  readonly navigationButtonsField?: BuilderInput | null | undefined;
  readonly navigationStepField?: BuilderInput | null | undefined;
}

const inputOrNone = z.optional(z.nullable(builderInput));

const elementMembers: z.ZodMiniType<BuilderElement, Record<string, unknown>> = z.lazy(() =>
  z.looseObject({
    model: builderModel,
    fields: z.optional(z.nullable(z.array(builderElement))),
    indexField: inputOrNone,
    fieldIdField: inputOrNone,
    valueField: inputOrNone,
    buttonField: inputOrNone,
    navigationButtonsField: inputOrNone,
    navigationStepField: inputOrNone,
  }),
);

/** An element; in the OpenAPI document an object, since a schema there cannot contain itself. */
export const builderElement: z.ZodMiniType<BuilderElement> = z.pipe(z.looseObject({}), elementMembers);

/** A form, or one step of it, as the layout service and a submit’s `nextForm` carry it. */
export const builderForm = z.looseObject({
  htmlPrefix: z.string(),
  contextItemId: text,
  formSessionId: builderInput,
  formItemId: builderInput,
  pageItemId: builderInput,
  antiForgeryToken: z.optional(z.nullable(builderInput)),
  metadata: z.looseObject({ itemId: z.string(), name: text, title: text, cssClass: text }),
  fields: z.array(builderElement),
});
export type BuilderForm = z.output<typeof builderForm>;

/** Response to a submit; an absent member counts as false or empty. */
export const builderResponse = z.looseObject({
  success: orDefault(z.boolean(), false),
  redirectUrl: text,
  errors: orDefault(z.array(z.string()), []),
  validationErrors: orDefault(z.record(z.string(), z.array(z.string())), {}),
  nextForm: z.optional(z.nullable(builderForm)),
});
export type BuilderResponse = z.output<typeof builderResponse>;
