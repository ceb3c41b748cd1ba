import { describe, expect, it } from 'vitest';
import { plainFormUrl } from './plain-form-url.ts';

const request = (query: string, { method = 'POST', accept = 'text/html,*/*' } = {}) => ({
  method,
  url: `/api/jss/formbuilder?${query}`,
  headers: { accept },
});

describe('plainFormUrl', () => {
  it('leads a form of a browser without scripts to the page that shows it, in its language', () => {
    expect(plainFormUrl(request('fxb.FormItemId=a&page=%2Fhelp%2Fenquiry&sc_lang=en'))).toBe(
      '/en/help/enquiry?fxb.FormItemId=a&page=%2Fhelp%2Fenquiry&sc_lang=en&form=builder',
    );
    expect(plainFormUrl(request('page=%2F&sc_lang=ar'))).toBe('/?page=%2F&sc_lang=ar&form=builder');
  });

  it('leaves requests of scripts and other methods to the proxy', () => {
    expect(plainFormUrl(request('page=%2F', { accept: 'application/json' }))).toBeUndefined();
    expect(plainFormUrl(request('page=%2F', { method: 'GET' }))).toBeUndefined();
    expect(plainFormUrl({ ...request('page=%2F'), url: '/api/jss/other?page=%2F' })).toBeUndefined();
  });

  it.each(['', 'help', '//evil.example', '/\\evil.example', '/_query/rendered', '/api/healthz', '/a?b', '/a#b'])(
    'knows no page at %j',
    (page) => {
      expect(plainFormUrl(request(new URLSearchParams({ page }).toString()))).toBeUndefined();
    },
  );
});
