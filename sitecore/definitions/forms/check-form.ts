import { oneOf } from '../closest.ts';
import type { FieldDiagnostic } from '../fields/kind.ts';
import { type AuthoredElement, type AuthoredForm, readAuthoredForm, type AuthoredRule } from './authored-form.ts';

/** Returns the errors of a form’s declaration that no single field shows: names, steps, bounds and rules. */
export function checkForm(authored: unknown): readonly FieldDiagnostic[] {
  const form = readAuthoredForm(authored);
  return [
    ...namesTwice(form),
    ...filesBeforeLastStep(form),
    ...steps(form),
    ...form.elements.flatMap(bounds),
    ...form.rules.flatMap((rule) => ruleErrors(rule, form)),
  ];
}

function namesTwice({ elements }: AuthoredForm): readonly FieldDiagnostic[] {
  const isTaken = (name: string, index: number): boolean => elements.findIndex((one) => one.name === name) < index;
  return elements.flatMap(({ name, path }, index) =>
    name !== '' && isTaken(name, index)
      ? { path: [...path, 'name'], expected: `a name that no other element of the form has: ${name}` }
      : [],
  );
}

/** Every step leads on: a button to the next one, at the last one a button that submits. */
function steps({ pages, elements }: AuthoredForm): readonly FieldDiagnostic[] {
  if (pages.length === 0) return [{ path: ['children'], expected: 'a page: children: { pages: […], rules: […] }' }];
  return pages.flatMap((path, index) => {
    const step = index === pages.length - 1 ? 'submit' : 'next';
    const leadsOn = elements.some(
      (one) => one.page === index && one.template === 'Form Button' && one.text('Step') === step,
    );
    return leadsOn ? [] : { path, expected: `a Form Button with Step: ${step}` };
  });
}

/** Files are sent with the submission: the values of earlier steps are stored without them. */
const filesBeforeLastStep = ({ pages, elements }: AuthoredForm): readonly FieldDiagnostic[] =>
  elements
    .filter(({ template, page }) => template === 'Form File' && page < pages.length - 1)
    .map(({ path }) => ({ path, expected: 'a place on the last page: files are sent with the submission' }));

/** Pairs of fields of which the first must not exceed the second. */
const PAIRS = [
  ['MinLength', 'MaxLength'],
  ['Min', 'Max'],
  ['MinDays', 'MaxDays'],
] as const;

function bounds(element: AuthoredElement): readonly FieldDiagnostic[] {
  const inverted = PAIRS.flatMap(([low, high]) => {
    const [from, to] = [element.number(low), element.number(high)];
    return from === undefined || to === undefined || from <= to ? [] : at(element, low, `at most ${high}, ${to}`);
  });
  const hasOptions =
    !element.template.match(/Dropdown|List Box|Radio|Checkboxes/) ||
    element.options.length > 0 ||
    element.text('Source') !== '';
  return [
    ...inverted,
    ...(hasOptions ? [] : [{ path: [...element.path, 'children'], expected: 'options: a list of Form Option' }]),
    ...numberCap(element),
    ...fileBounds(element),
  ];
}

/** A minimum alone needs the most digits, since the message names both bounds. */
const numberCap = (element: AuthoredElement): readonly FieldDiagnostic[] =>
  element.number('Min') !== undefined &&
  element.number('Max') === undefined &&
  !/\blength-[1-9]/.test(element.text('CssClass'))
    ? at(element, 'Max', 'a number, or CssClass: length-N, since the message names both bounds')
    : [];

/** The largest file and the most files that one request can carry. */
const MAX_MEGABYTES = 10;
const MAX_FILES = 5;

const fileBounds = (element: AuthoredElement): readonly FieldDiagnostic[] => {
  if (element.template !== 'Form File') return [];
  const over = (field: string, most: number) => {
    const value = element.number(field) ?? 1;
    return value >= 1 && value <= most ? [] : at(element, field, `1 to ${most}`);
  };
  const unknown = element
    .text('Extensions')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !FILE_EXTENSIONS.includes(one));
  return [
    ...over('MaxMegabytes', MAX_MEGABYTES),
    ...over('MaxFiles', MAX_FILES),
    ...unknown.flatMap((one) => at(element, 'Extensions', oneOf(FILE_EXTENSIONS, one))),
  ];
};

/** Extensions of files whose kind the platform knows by their content. */
const FILE_EXTENSIONS: readonly string[] = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx', '.xlsx', '.txt'];

const at = ({ path }: Pick<AuthoredElement, 'path'>, field: string, expected: string): readonly FieldDiagnostic[] => [
  { path: [...path, 'fields', field], expected },
];

function ruleErrors(rule: AuthoredRule, form: AuthoredForm): readonly FieldDiagnostic[] {
  const names = form.elements.flatMap(({ name }) => (name === '' ? [] : name));
  const named = (name: string) => form.elements.find((element) => element.name === name);
  const unknown = [...rule.watched, ...rule.targets].flatMap(({ name, path }) =>
    named(name) ? [] : { path, expected: `the name of an element of the form: ${oneOf(names, name)}` },
  );
  if (unknown.length > 0) return unknown;
  const noOption = rule.watched.flatMap(({ name, value, path }) => {
    const options = named(name)?.options ?? [];
    const isChoice = options.length === 0 || value === '' || options.includes(value);
    return isChoice
      ? []
      : { path: [...path.slice(0, -1), 'Value'], expected: `a value of ${name}: ${oneOf(options, value)}` };
  });
  return [...emptyRule(rule), ...noOption, ...acrossSteps(rule, named)];
}

const emptyRule = ({ path, watched, targets }: AuthoredRule): readonly FieldDiagnostic[] => [
  ...(watched.length === 0 ? [{ path, expected: 'conditions: a rule without them never holds' }] : []),
  ...(targets.length === 0 ? [{ path, expected: 'actions: a rule without them changes nothing' }] : []),
];

/** The browser knows one step, the server the steps before: a rule must be decided by one of them alone. */
function acrossSteps(
  { watched, targets, path }: AuthoredRule,
  named: (name: string) => AuthoredElement | undefined,
): readonly FieldDiagnostic[] {
  const steps = targets.map(({ name }) => named(name)?.page ?? 0);
  const watchedSteps = watched.map(({ name }) => named(name)?.page ?? 0);
  const [step = 0] = steps;
  const isOneStep = steps.every((one) => one === step);
  const isDecided = watchedSteps.every((one) => one === step) || watchedSteps.every((one) => one < step);
  return isOneStep && isDecided
    ? []
    : [{ path, expected: 'targets of one step, and conditions either all of this step or all of earlier ones' }];
}
