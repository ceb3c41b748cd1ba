import { describe, expect, it } from 'vitest';
import { applyRules } from './apply-rules.ts';
import type { Action } from './form-ids.ts';
import type { FormField, FormRule, FormValues } from './form-model.ts';
import { fieldNamed, formOf, ruleOf } from './forms.fixture.ts';

const source = fieldNamed('kind');
const target = fieldNamed('target', { isRequired: true });

/** Returns the state of the target of a rule that holds for `kind` = `a`, for a value of `kind`. */
function targetState(type: Action | undefined, value: string, of: FormField = target) {
  const ruled = applyRules(formOf([source, of], [ruleOf('kind', 'a', type, 'target')]), { kind: [value] });
  return ruled.stateOf(of);
}

describe('applyRules', () => {
  it('COND-09 hides the target while the rule holds, and requires nothing of it', () => {
    expect(targetState('HIDE', 'a')).toMatchObject({ isHidden: true, isRequired: false });
    expect(targetState('HIDE', 'b')).toMatchObject({ isHidden: false, isRequired: true });
  });

  it('COND-11 shows the target while the rule holds, and hides it otherwise without clearing it', () => {
    expect(targetState('SHOW', 'a').isHidden).toBe(false);
    expect(targetState('SHOW', 'b')).toMatchObject({ isHidden: true, isRequired: false });
    const list = fieldNamed('target', { type: 'dropdown' });
    const form = formOf([source, list], [ruleOf('kind', 'a', 'SHOW', 'target')]);
    expect(applyRules(form, { kind: ['b'], target: ['x'] }).values.target).toEqual(['x']);
  });

  it('COND-12 COND-13 disables and enables the target, and the opposite otherwise', () => {
    expect(targetState('DISABLE', 'a')).toMatchObject({ isDisabled: true, isRequired: false });
    expect(targetState('DISABLE', 'b').isDisabled).toBe(false);
    expect(targetState('ENABLE', 'a').isDisabled).toBe(false);
    expect(targetState('ENABLE', 'b')).toMatchObject({ isDisabled: true, isRequired: false });
  });

  it('COND-14 requires a file while the rule holds, and makes it optional otherwise', () => {
    const file = fieldNamed('target', { type: 'file', isRequired: false });
    expect(targetState('REQUIREDFILE', 'a', file).isRequired).toBe(true);
    expect(targetState('REQUIREDFILE', 'b', file).isRequired).toBe(false);
    expect(targetState('REQUIREDFILE', 'b', { ...file, isRequired: true }).isRequired).toBe(false);
  });

  it('COND-10 clears the dropdowns of a target that gets hidden, those of a section included, and no other field', () => {
    const city = fieldNamed('city', { type: 'dropdown', within: ['target'] });
    const note = fieldNamed('note', { within: ['target'] });
    const form = formOf([source, city, note], [ruleOf('kind', 'a', 'HIDE', 'target')]);
    const filled: FormValues = { kind: ['a'], city: ['riyadh'], note: ['hello'] };
    const { values, stateOf } = applyRules(form, filled);
    expect(values).toEqual({ kind: ['a'], city: [], note: ['hello'] });
    expect([stateOf(city).isHidden, stateOf(note).isHidden]).toEqual([true, true]);
    expect(applyRules(form, { ...filled, kind: ['b'] }).values).toEqual({ ...filled, kind: ['b'] });
  });

  it('evaluates the rules again after a dropdown was cleared', () => {
    const city = fieldNamed('city', { type: 'dropdown' });
    const branch = fieldNamed('branch');
    const rules = [ruleOf('city', 'riyadh', 'SHOW', 'branch'), ruleOf('kind', 'a', 'HIDE', 'city')];
    const form = formOf([source, city, branch], rules);
    expect(applyRules(form, { kind: ['a'], city: ['riyadh'] }).stateOf(branch).isHidden).toBe(true);
    expect(applyRules(form, { kind: ['b'], city: ['riyadh'] }).stateOf(branch).isHidden).toBe(false);
  });

  it('COND-15 pads a CIC number only while the rule holds', () => {
    expect(targetState('UPDATECIC', 'a').padsCic).toBe(true);
    expect(targetState('UPDATECIC', 'b').padsCic).toBe(false);
  });

  it('COND-16 leaves the form unchanged for an unknown action and warns once', () => {
    const warnings: string[] = [];
    const rule: FormRule = ruleOf('kind', 'a', undefined, 'target');
    const form = formOf([source, target], [rule]);
    const { stateOf, values } = applyRules(form, { kind: ['a'] }, { warn: (message) => warnings.push(message) });
    expect(stateOf(target)).toEqual({
      isHidden: false,
      isDisabled: false,
      isRequired: true,
      optional: 'never',
      padsCic: false,
    });
    expect(values).toEqual({ kind: ['a'] });
    expect(warnings).toEqual(['forms: action unknown is unknown and has no effect']);
  });

  it('counts a checkbox without a value as false', () => {
    const box = fieldNamed('box', { type: 'checkbox' });
    const form = formOf([box, target], [ruleOf('box', 'false', 'HIDE', 'target')]);
    expect(applyRules(form, {}).stateOf(target).isHidden).toBe(true);
    expect(applyRules(form, { box: ['true'] }).stateOf(target).isHidden).toBe(false);
  });

  it('lets the last rule of a target decide', () => {
    const rules = [ruleOf('kind', 'a', 'HIDE', 'target'), ruleOf('kind', 'a', 'SHOW', 'target')];
    expect(applyRules(formOf([source, target], rules), { kind: ['a'] }).stateOf(target).isHidden).toBe(false);
  });
});
