import { checkbox } from '../fields/checkbox.ts';
import { choice } from '../fields/choice.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { integer } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { checkForm } from '../forms/check-form.ts';
import type { Json } from '../json.ts';
import { template } from '../template.ts';

/** Names of the rules of browsers for filling in a field by themselves. */
const AUTOCOMPLETE = ['name', 'given-name', 'family-name', 'email', 'tel', 'organization'] as const;

/** Identities whose format is checked. */
const IDENTITIES = ['nationalId', 'cic', 'mobile'] as const;

const labelled = {
  /** The label; without one none is shown. */
  Title: text(),
  IsRequired: checkbox(),
  /** Class names of the field in its layout, `length-10` for the most digits of a number. */
  CssClass: text({ shared: true }),
};

const lengths = { MinLength: integer(), MaxLength: integer() };

const line = {
  ...labelled,
  Placeholder: text(),
  Autocomplete: choice(AUTOCOMPLETE),
  Identity: choice(IDENTITIES),
  /** Browsers do not store it between visits. */
  IsSensitive: checkbox(),
};

export const formText = template('Form Text', {
  Tag: choice(['p', 'h2', 'h3']),
  Text: text({ required: true, multiline: true }),
});

export const formSingleLine = template('Form Single Line', { ...line, ...lengths });
export const formMultipleLines = template('Form Multiple Lines', { ...line, ...lengths, Rows: integer() });
export const formEmail = template('Form Email', line);
export const formTelephone = template('Form Telephone', line);
export const formNumber = template('Form Number', { ...line, Min: integer(), Max: integer() });

export const formDate = template('Form Date', {
  ...labelled,
  /** Days from today to the first and the last day that can be chosen. */
  MinDays: integer(),
  MaxDays: integer(),
});

export const formCheckbox = template('Form Checkbox', {
  ...labelled,
  /** Its text is recorded with the submission, as what the visitor agreed to. */
  IsConsent: checkbox(),
});

export const formOption = template('Form Option', {
  Title: text({ required: true }),
  Value: text({ required: true, shared: true }),
});

const options = { ...labelled, options: children(formOption) };

export const formDropdown = template('Form Dropdown', {
  ...options,
  /** Reference data instead of options: a city belongs to the chosen region, a branch to the chosen city. */
  Source: choice(['regions', 'cities', 'branches']),
});
export const formListBox = template('Form List Box', { ...options, Rows: integer(), IsMultiple: checkbox() });
export const formRadioButtons = template('Form Radio Buttons', options);
export const formCheckboxes = template('Form Checkboxes', options);

export const formFile = template('Form File', {
  ...labelled,
  MaxFiles: integer({ required: true }),
  MaxMegabytes: integer({ required: true }),
  /** Extensions with commas: `.pdf,.png,.jpg`. */
  Extensions: text({ required: true, shared: true }),
});

export const formHidden = template('Form Hidden', {
  Value: text({ shared: true }),
  CssClass: text({ shared: true }),
});

export const formButton = template('Form Button', {
  Title: text({ required: true }),
  Step: choice(['next', 'back', 'submit'], { required: true }),
});

const VALUES = [
  formText,
  formSingleLine,
  formMultipleLines,
  formEmail,
  formTelephone,
  formNumber,
  formDate,
  formCheckbox,
  formDropdown,
  formListBox,
  formRadioButtons,
  formCheckboxes,
  formFile,
  formHidden,
  formButton,
] as const;

export const formSection = template('Form Section', {
  Title: text(),
  CssClass: text({ shared: true }),
  elements: children(VALUES),
});

/** A step of a form; its Title is the step's heading. */
export const formPage = template('Form Page', {
  Title: text(),
  elements: children([formSection, ...VALUES]),
});

export const formCondition = template('Form Condition', {
  /** Name of the watched field. */
  Field: text({ required: true, shared: true }),
  Operator: choice(['equals', 'does not equal'], { required: true }),
  Value: text({ shared: true }),
});

export const formAction = template('Form Action', {
  Action: choice(['show', 'hide', 'enable', 'disable', 'require file', 'pad CIC'], { required: true }),
  /** Name of the field, section or button that it changes. */
  Target: text({ required: true, shared: true }),
});

/** A rule: while its conditions hold its actions apply, else their opposites. */
export const formRule = template('Form Rule', {
  Match: choice(['all', 'any'], { required: true }),
  conditions: children(formCondition),
  actions: children(formAction),
});

/** Settings of a form as a whole. */
export const formFields = {
  Title: text({ required: true }),
  /** First letters of reference numbers. */
  Prefix: text({ required: true, shared: true }),
  /** Working days until the bank responds; without them no time is promised. */
  AnswerDays: integer(),
  ConfirmationPage: link(),
  /** Email address of the team that receives the submissions. */
  Recipient: text({ shared: true }),
  /** Days until a submission is erased; a setting of the platform decides without it. */
  RetentionDays: integer(),
  /** Stores nothing about the sender; only staff with the second password read it. */
  IsAnonymous: checkbox(),
};

/** Children of a new form: a step with a field and the button that sends it. */
const NEW_CHILDREN: Json = {
  pages: [
    {
      fields: {},
      children: [
        {
          template: 'Form Single Line',
          name: 'name',
          fields: { Title: { ar: 'الاسم', en: 'Name' }, IsRequired: true },
        },
        { template: 'Form Button', name: 'send', fields: { Title: { ar: 'أرسل', en: 'Send' }, Step: 'submit' } },
      ],
    },
  ],
};

/** A form that visitors fill in, in one or more steps. */
export const formTemplate = template(
  'Form',
  { ...formFields, pages: children(formPage), rules: children(formRule) },
  { check: checkForm, newChildren: NEW_CHILDREN },
);
