import { expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { ACTIONS, OPERATORS } from '#sitecore/rules/forms/form-ids.ts';
import { builderElement } from './form-builder.ts';
import { readForm } from './read-form.ts';

/** The form of the protocol sheet, its page and section around two fields. */
const page = parse(builderElement, {
  model: {
    itemId: 'p1',
    fieldTypeItemId: '{D819B43E-C136-4392-9393-8BE7FCE32F5E}',
    conditionSettings: { fieldKey: 'A0', fieldConditions: [] },
  },
  fields: [
    { model: { itemId: 't1', fieldTypeItemId: '{983BFA5F-C6B6-4AEE-A3BB-46B95D52E7DF}', text: 'Welcome' } },
    {
      model: {
        itemId: '{F2-}',
        name: 'IsClient',
        title: 'أنا عميل',
        fieldTypeItemId: '4DA85E8A-3B48-4BC6-9565-8C1F5F36DD1B',
        value: false,
        conditionSettings: {
          fieldKey: 'B0',
          fieldConditions: [
            {
              matchTypeId: '{365C94DA-C1CD-4783-A91D-0D17A16C7117}',
              conditions: [{ fieldId: 'B0', operatorId: '{1D38B217-A2EE-4E7B-B6ED-13E751462FEB}', value: 'true' }],
              actions: [
                { fieldId: 'C0', actionTypeId: '{AAE07A52-46A4-49EF-98B0-C2595BAC2382}', value: null },
                { fieldId: 'C0', actionTypeId: '{4E448D57-BA06-42DC-9519-6BCD102CB332}' },
              ],
            },
            { matchTypeId: 'other', conditions: null, actions: null },
          ],
        },
      },
      valueField: { name: 'x.Value', value: null },
    },
    {
      model: {
        itemId: 'f3',
        name: 'Age',
        title: 'العمر',
        required: true,
        cssClass: 'length-3',
        min: 18,
        max: null,
        minLength: 0,
        fieldTypeItemId: '{5B153FC0-FC3F-474F-8CB8-233FB1BEF292}',
        validationDataModels: [{ itemId: '{B41EA3F0-AE5F-5BFC-B745-BEDB56DFBAE3}', message: 'من {1} إلى {2}' }],
        conditionSettings: { fieldKey: 'C0', fieldConditions: null },
      },
    },
    { model: { itemId: 'u1', fieldTypeItemId: '{00000000-0000-0000-0000-000000000000}' }, fields: [] },
  ],
});

it('COND-01 reads rules with key, match type, conditions and actions, and maps their ids to names', () => {
  expect(readForm([page]).rules).toEqual([
    {
      key: 'b0',
      matchType: 'OR',
      conditions: [{ fieldId: 'b0', operator: 'IS_EQUAL_TO', value: 'true' }],
      actions: [
        { fieldId: 'c0', type: 'SHOW', typeId: '{AAE07A52-46A4-49EF-98B0-C2595BAC2382}' },
        { fieldId: 'c0', type: undefined, typeId: '{4E448D57-BA06-42DC-9519-6BCD102CB332}' },
      ],
    },
  ]);
});

it('maps ids of a configuration of its own', () => {
  const ids = { matchTypes: { AND: 'other', OR: '' }, operators: OPERATORS, actions: ACTIONS };
  expect(readForm([page], ids).rules.map(({ matchType }) => matchType)).toEqual(['AND']);
});

it('reads elements with what is around them, and fields with their bounds and messages', () => {
  const { elements, fields } = readForm([page]);
  expect(elements.map(({ type, within }) => [type, within])).toEqual([
    ['page', []],
    ['staticText', ['a0']],
    ['checkbox', ['a0']],
    ['number', ['a0']],
  ]);
  expect(fields[1]).toEqual({
    id: 'f3',
    key: 'c0',
    type: 'number',
    within: ['a0'],
    name: 'Age',
    title: 'العمر',
    isRequired: true,
    validators: ['range'],
    messages: { range: 'من {1} إلى {2}' },
    min: '18',
    maxDigits: 3,
  });
});
