import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const KEY = { SITECORE_API_KEY: 'a-key-of-the-platform' };

describe('readEnv', () => {
  it('requires only the key; everything else has a default', () => {
    expect(readEnv(KEY)).toMatchObject({
      SITECORE_API_HOST: 'http://127.0.0.1:3001',
      GRAPH_QL_ENDPOINT: 'http://127.0.0.1:3001/sitecore/api/graph/edge',
      SITECORE_SITE_NAME: 'rukn',
      FETCH_WITH: 'GraphQL',
      DEFAULT_LANGUAGE: 'ar',
      TRUSTED_PROXIES: 0,
    });
  });

  it('derives the GraphQL endpoint from the host unless one is given', () => {
    expect(readEnv({ ...KEY, SITECORE_API_HOST: 'https://cd.example/' }).GRAPH_QL_ENDPOINT).toBe(
      'https://cd.example/sitecore/api/graph/edge',
    );
    expect(readEnv({ ...KEY, GRAPH_QL_ENDPOINT: 'https://edge.example/q' }).GRAPH_QL_ENDPOINT).toBe(
      'https://edge.example/q',
    );
  });

  it('allows the content platform to show edited pages unless other origins are named', () => {
    expect(readEnv({ ...KEY, SITECORE_API_HOST: 'https://cd.example/x/' }).JSS_ALLOWED_ORIGINS).toEqual([
      'https://cd.example',
    ]);
    expect(readEnv(KEY).JSS_ALLOWED_ORIGINS).toEqual(['http://127.0.0.1:3001', 'http://localhost:3001']);
    expect(
      readEnv({ ...KEY, JSS_ALLOWED_ORIGINS: 'https://a.example, https://b.example' }).JSS_ALLOWED_ORIGINS,
    ).toEqual(['https://a.example', 'https://b.example']);
  });

  it('treats an empty value as not set', () => {
    expect(readEnv({ ...KEY, FETCH_WITH: '', JSS_EDITING_SECRET: '' }).FETCH_WITH).toBe('GraphQL');
  });

  it('names every invalid variable in one error', () => {
    const read = () =>
      readEnv({
        SITECORE_API_HOST: 'cd.example',
        FETCH_WITH: 'SOAP',
        REVALIDATE_SECRET: 'short',
        TRUSTED_PROXIES: 'all',
      });
    expect(read).toThrow(/SITECORE_API_HOST: expected an absolute/);
    expect(read).toThrow(/SITECORE_API_KEY: expected the key/);
    expect(read).toThrow(/FETCH_WITH: expected GraphQL or REST/);
    expect(read).toThrow(/REVALIDATE_SECRET: expected at least 16 characters/);
    expect(read).toThrow(/TRUSTED_PROXIES: expected a whole number from 0 to 9/);
  });
});
