import { describe, expect, it } from 'vitest';
import type { Action } from './form-ids.ts';
import type { FormRule } from './form-model.ts';
import { fieldNamed, formOf, ruleOf } from './forms.fixture.ts';
import { settleStep } from './settle-step.ts';

const kind = fieldNamed('kind', { within: ['first'] });
const note = fieldNamed('note', { within: ['second'] });
const target = fieldNamed('target', { within: ['second'] });

/** Returns the state that `kind` = `a` in the first step gives the target in the second. */
const settled = (rules: readonly FormRule[], values = { kind: ['a'] }) =>
  settleStep(formOf([kind, note, target], rules), values, 'second')(target);

describe('settleStep', () => {
  it('settles all that rules of earlier steps decide', () => {
    const by = (type: Action) => settled([ruleOf('kind', 'a', type, 'target')]);
    expect(by('HIDE')).toMatchObject({ isHidden: true });
    expect(by('DISABLE')).toMatchObject({ isDisabled: true });
    expect(by('REQUIREDFILE')).toMatchObject({ isRequired: true, optional: 'never' });
    expect(by('UPDATECIC')).toMatchObject({ padsCic: true });
  });

  it('leaves a target as it is declared that a rule of its own step decides', () => {
    const rules = [ruleOf('kind', 'a', 'HIDE', 'target'), ruleOf('note', 'b', 'HIDE', 'target')];
    expect(settled(rules).isHidden).toBe(false);
  });

  it('takes a field that is left out as empty for the rules that watch it', () => {
    const rules = [ruleOf('kind', 'a', 'HIDE', 'note'), ruleOf('note', '', 'REQUIREDFILE', 'target')];
    const values = { kind: ['a'], note: ['written before'] };
    expect(settled(rules, values).isRequired).toBe(true);
    expect(settled(rules, { ...values, kind: ['b'] }).isRequired).toBe(false);
  });
});
