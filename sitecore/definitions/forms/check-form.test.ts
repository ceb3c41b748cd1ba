import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkForm } from './check-form.ts';

const SEND = '{ template: Form Button, name: send, fields: { Step: submit } }';

/** Returns the errors of a form with these elements and rules, as `path: expected`. */
const errors = (elements: readonly string[], rules: readonly string[] = []): string[] =>
  checkForm(
    parse(`children:
  pages:
    - children: [${[...elements, SEND].join(', ')}]
  rules: [${rules.join(', ')}]`),
  ).map(({ path, expected }) => `${path.join('.')}: ${expected}`);

const line = (name: string, fields = ''): string => `{ template: Form Number, name: ${name}, fields: { ${fields} } }`;
const rule = (field: string, target: string, value = 'a'): string =>
  `{ children: { conditions: [{ fields: { Field: ${field}, Value: ${value} } }], actions: [{ fields: { Target: ${target} } }] } }`;
const LIST =
  '{ template: Form Dropdown, name: list, children: [{ fields: { Value: car } }, { fields: { Value: home } }] }';

describe('checkForm', () => {
  it('accepts a form whose rules name its elements', () => {
    expect(errors([line('age'), LIST], [rule('list', 'age', 'car')])).toEqual([]);
  });

  it.each([
    [
      'a name that is taken',
      [line('age'), line('age')],
      [],
      'children.pages.0.children.1.name: a name that no other element of the form has: age',
    ],
    ['a minimum above its maximum', [line('age', 'Min: 9, Max: 3')], [], 'fields.Min: at most Max, 3'],
    ['a minimum without a cap', [line('age', 'Min: 9')], [], 'fields.Max: a number, or CssClass: length-N'],
    ['a list without options', ['{ template: Form Dropdown, name: empty }'], [], 'options: a list of Form Option'],
    [
      'a file of an unknown kind',
      ['{ template: Form File, name: file, fields: { MaxFiles: 1, MaxMegabytes: 5, Extensions: .exe } }'],
      [],
      'fields.Extensions: one of',
    ],
    [
      'a file too large',
      ['{ template: Form File, name: file, fields: { MaxFiles: 1, MaxMegabytes: 50, Extensions: .pdf } }'],
      [],
      'fields.MaxMegabytes: 1 to 10',
    ],
    [
      'a rule of an unknown field',
      [line('age')],
      [rule('agee', 'age')],
      'rules.0.children.conditions.0.fields.Field: the name of an element of the form: one of age',
    ],
    [
      'a rule of an unknown target',
      [line('age')],
      [rule('age', 'none')],
      'actions.0.fields.Target: the name of an element',
    ],
    [
      'a value that no option has',
      [line('age'), LIST],
      [rule('list', 'age', 'boat')],
      'conditions.0.fields.Value: a value of list: one of car, home',
    ],
    [
      'a rule without conditions',
      [line('age')],
      ['{ children: { actions: [{ fields: { Target: age } }] } }'],
      'rules.0: conditions: a rule without them never holds',
    ],
  ])('reports %s with its place', (_, elements, rules, expected) => {
    expect(errors(elements, rules)).toEqual([expect.stringContaining(expected)]);
  });

  it('reports a step that does not lead on', () => {
    const form: unknown = parse('children: { pages: [{ children: [] }, { children: [] }] }');
    expect(checkForm(form).map(({ expected }) => expected)).toEqual([
      'a Form Button with Step: next',
      'a Form Button with Step: submit',
    ]);
  });

  it('reports a rule that neither the browser nor the server can decide alone', () => {
    const pages = [[line('a'), line('b')], [line('c')], [line('d')]].map(
      (elements, index) =>
        `{ children: [${[...elements, index < 2 ? '{ template: Form Button, fields: { Step: next } }' : SEND].join(', ')}] }`,
    );
    const check = (...rules: readonly string[]) =>
      checkForm(parse(`children: { pages: [${pages.join(', ')}], rules: [${rules.join(', ')}] }`));
    expect(check(rule('a', 'b'), rule('a', 'd'))).toEqual([]);
    expect(check(rule('d', 'a')).map(({ expected }) => expected)).toEqual([
      expect.stringContaining('targets of one step'),
    ]);
  });
});
