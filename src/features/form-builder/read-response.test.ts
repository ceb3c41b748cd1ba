import { describe, expect, it } from 'vitest';
import type { FormView } from '#sitecore/contracts/form-view.ts';
import { readResponse } from './read-response.ts';

const FORM: FormView = {
  itemId: 'form',
  prefix: 'fxb.1',
  contextItemId: '',
  title: '',
  cssClass: '',
  sessionName: 'fxb.1.FormSessionId',
  tokenName: '__RequestVerificationToken',
  ids: [],
  nodes: [],
  rules: [],
};
const NOTHING = { success: false, redirectUrl: '', errors: [], validationErrors: {}, nextForm: null };
const read = (response: object, step = 0) =>
  readResponse({ ...NOTHING, ...response }, FORM, step, 'https://rukn.example/help');

describe('readResponse', () => {
  it('gives messages of fields that the page does not show to the form', () => {
    expect(read({ errors: ['closed'], validationErrors: { 'fxb.1.Fields[x].Value': ['short'] } })).toEqual({
      kind: 'refused',
      errors: {},
      messages: ['closed', 'short'],
    });
  });

  it('follows a redirect to a page, and to nothing else', () => {
    expect(read({ success: true, redirectUrl: '/help/sent?requestnumber=1' })).toEqual({
      kind: 'redirect',
      url: '/help/sent?requestnumber=1',
    });
    expect(read({ success: true, redirectUrl: 'javascript:alert(1)' })).toEqual({ kind: 'sent' });
  });

  it('takes the fresh form after the last step for none', () => {
    expect(read({ success: true, nextForm: {} })).toEqual({ kind: 'sent' });
  });
});
