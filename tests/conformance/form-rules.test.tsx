import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldNodes, type FormView, readFormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { checkFiles } from '#sitecore/platform/services/forms/check-files.ts';
import { checkValues, normalizedValues } from '#sitecore/platform/services/forms/check-step.ts';
import { type WholeForm, wholeForm } from '#sitecore/platform/services/forms/whole-form.ts';
import { plainId } from '#sitecore/rules/forms/form-ids.ts';
import type { FormModel, FormValues } from '#sitecore/rules/forms/form-model.ts';
import { submitErrors } from '#src/features/form-builder/builder-checks.ts';
import { firstState } from '#src/features/form-builder/builder-state.ts';
import { fieldProps } from '#src/features/form-builder/BuilderField.tsx';
import { useBuilderForm } from '#src/features/form-builder/use-builder-form.ts';
import { BUILDER_PHRASES } from '#src/features/form-builder/phrases.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';

const TODAY = new Date('2026-11-23T09:00:00Z');
const DAY = 20_780;
const content = await loadContent(join(import.meta.dirname, '../../sitecore/content'));
const forms = content.tree.at('/sitecore/content/rukn/items/forms')?.children ?? [];

function formNamed(name: string, language: Language = 'ar'): WholeForm {
  const id = forms.find((form) => form.name === name)?.id ?? '';
  const form = wholeForm(content, id, language, TODAY);
  if (!form) throw new Error(`no form ${name}`);
  return form;
}

/** Returns a step as a page shows it for the values of the form. */
const shownStep = (form: WholeForm, step: number, values: FormValues): FormView =>
  readFormView(
    form.step({ htmlPrefix: 'fxb.test', contextItemId: 'page', step, values, session: { id: 'one', token: '' } }),
  );

/** Names of the fields of a step by what a visitor meets: calls optional, and demands when all are left empty. */
interface MetStep {
  readonly optional: readonly string[];
  readonly demanded: readonly string[];
  /** Lists that are off until the one above has a value. */
  readonly waiting: readonly string[];
}

/** Returns the marks and checks of a step in a browser; without scripts every field is shown. */
function metInBrowser(view: FormView, values: FormValues, language: Language, hasScripts: boolean): MetStep {
  const met: { current: MetStep } = { current: { optional: [], demanded: [], waiting: [] } };
  const names = (nodes: readonly ValueNode[]) => nodes.map(({ element }) => element.name);
  function Probe() {
    const { context, ruled } = useBuilderForm({
      ...{ id: 'form', language, phrases: phrasesIn(language, BUILDER_PHRASES) },
      first: firstState(view, values),
    });
    const shown = fieldNodes(view).filter(({ element }) => !hasScripts || !ruled.stateOf(element).isHidden);
    const notes = (node: ValueNode): string => renderToStaticMarkup(<>{fieldProps(context, node).note}</>);
    const isMarked = (node: ValueNode): boolean => {
      const note = notes(node);
      return note !== '' && (hasScripts || !note.includes('builder-scripted'));
    };
    met.current = {
      optional: names(shown.filter(isMarked)),
      waiting: names(shown.filter(({ element }) => ruled.stateOf(element).isDisabled)),
      demanded: submitErrors(view, { ruled, files: {}, today: DAY }).flatMap(({ node: { element } }) =>
        values[element.id]?.[0] ? [] : [element.name],
      ),
    };
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return met.current;
}

/** Returns the names of the fields of a step that the platform refuses because they are empty. */
async function refusedByPlatform(form: WholeForm, step: number, values: FormValues): Promise<readonly string[]> {
  const model = form.model(values);
  const page = model.elements.find(({ id }) => id === plainId(form.pages[step]?.id ?? ''))?.key ?? '';
  const { messages, stateOf } = checkValues(model, normalizedValues(model, values), DAY);
  const here = model.fields.filter(({ within }) => within.includes(page));
  const files = here.filter((field) => field.type === 'file' && !stateOf(field).isHidden && !stateOf(field).isDisabled);
  const checked = await Promise.all(
    files.map(async (field) => {
      const { isRequired } = stateOf(field);
      const scan = () => Promise.resolve(true);
      return [field.name, await checkFiles(field, [], { isRequired, language: 'ar', scan })] as const;
    }),
  );
  const empty = checked.flatMap(([name, found]) => (found.messages.length > 0 ? [name] : []));
  // Another value than none may be wrong for itself.
  return [...here.flatMap(({ id, name }) => (messages[id] && !values[id]?.[0] ? [name] : [])), ...empty];
}

/** Returns every combination of values that the conditions of a form tell apart; all other fields are empty. */
function statesOf({ fields, rules }: FormModel): readonly FormValues[] {
  const conditions = rules.flatMap((rule) => rule.conditions);
  const watched = fields.filter(({ key }) => conditions.some(({ fieldId }) => fieldId === key));
  return watched.reduce<readonly FormValues[]>(
    (states, { id, key, options = [] }) => {
      const compared = conditions.flatMap(({ fieldId, value }) => (fieldId === key ? [value] : []));
      const other = options.map(({ value }) => value).find((value) => !compared.includes(value)) ?? '';
      const choices = [...new Set(['', ...compared, other])];
      return states.flatMap((state) => choices.map((value) => ({ ...state, [id]: value === '' ? [] : [value] })));
    },
    [{}],
  );
}

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

describe.each(['ar', 'en'] as const)('the rules of the forms of the demo bank in %s', (language) => {
  it.each(forms.map(({ name }) => name))('demand of %s what its labels do not call optional', async (name) => {
    const form = formNamed(name, language);
    for (const values of statesOf(form.model({})))
      for (const step of form.pages.keys()) {
        const view = shownStep(form, step, values);
        const { optional, demanded, waiting } = metInBrowser(view, values, language, true);
        const refused = await refusedByPlatform(form, step, values);
        const state = JSON.stringify({ step, values });
        expect(sorted(demanded), state).toEqual(sorted(refused.filter((field) => !waiting.includes(field))));
        expect(
          optional.filter((field) => refused.includes(field)),
          state,
        ).toEqual([]);
      }
  });

  it.each(forms.map(({ name }) => name))(
    'call nothing of %s optional without scripts that a choice demands',
    async (name) => {
      const form = formNamed(name, language);
      for (const values of statesOf(form.model({})))
        for (const step of form.pages.keys()) {
          // The values of the step are chosen after its page was shown.
          const view = shownStep(form, step, values);
          const here = new Set(fieldNodes(view).map(({ element }) => element.id));
          const before = Object.fromEntries(Object.entries(values).filter(([id]) => !here.has(id)));
          const { optional } = metInBrowser(shownStep(form, step, before), before, language, false);
          const refused = await refusedByPlatform(form, step, values);
          expect(optional.filter((field) => refused.includes(field))).toEqual([]);
        }
    },
  );
});

it('demands a salary letter of an applicant whose salary goes elsewhere, and shows none to another', async () => {
  const form = formNamed('card-application');
  const isCustomer = form.model({}).fields.find(({ name }) => name === 'isCustomer')?.id ?? '';
  const lastStep = (answer: string) => {
    const values = { [isCustomer]: [answer] };
    return { values, view: shownStep(form, 2, values) };
  };
  const elsewhere = lastStep('no');
  const met = metInBrowser(elsewhere.view, elsewhere.values, 'ar', true);
  expect(met.optional).not.toContain('salaryLetter');
  expect(met.demanded).toContain('salaryLetter');
  expect(await refusedByPlatform(form, 2, elsewhere.values)).toContain('salaryLetter');
  const here = lastStep('yes');
  expect(fieldNodes(here.view).map(({ element }) => element.name)).not.toContain('salaryLetter');
  expect(await refusedByPlatform(form, 2, here.values)).not.toContain('salaryLetter');
});

it('calls the branch optional in a city without branches, and demands none there', async () => {
  const form = formNamed('appointment');
  const [region, city] = ['region', 'city'].map((name) => form.model({}).fields.find((field) => field.name === name));
  const optionsOf = (id: string, values: FormValues) =>
    form.model(values).fields.find((field) => field.id === id)?.options ?? [];
  const chosen = optionsOf(region?.id ?? '', {}).flatMap(({ value }) => {
    const above = { [region?.id ?? '']: [value] };
    return optionsOf(city?.id ?? '', above).map((one) => ({ ...above, [city?.id ?? '']: [one.value] }));
  });
  const branch = form.model({}).fields.find(({ name }) => name === 'branch')?.id ?? '';
  const bare = chosen.find((values) => optionsOf(branch, values).length === 0);
  if (!bare) throw new Error('every city has a branch');
  expect(metInBrowser(shownStep(form, 0, bare), bare, 'ar', true).optional).toContain('branch');
  expect(await refusedByPlatform(form, 0, bare)).not.toContain('branch');
});
