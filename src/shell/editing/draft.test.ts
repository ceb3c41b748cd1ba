import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { editingCache } from './editing-cache.ts';
import { findDraft } from './draft.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukn-editing-'));
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('DATA_DIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const layoutData = { sitecore: { context: {}, route: null } };
const save = (key: string, path: string, language = 'ar', dictionary: Record<string, string> = { a: 'ب' }) =>
  editingCache().set(key, { path, language, layoutData, dictionary });

describe('findDraft', () => {
  it.each([
    ['/about', 'ar', { path: '/about', language: 'ar' }],
    ['/About/', 'ar', { path: '/about', language: 'ar' }],
    ['/en/about', 'en-GB', { path: '/about', language: 'en' }],
    ['/en', 'en', { path: '/', language: 'en' }],
    ['/%D8%AD%D9%88%D9%84?sc_mode=edit', 'ar', { path: '/حول', language: 'ar' }],
  ] as const)('returns the data sent for %s in %s', async (path, language, request) => {
    await save('key', path, language);
    expect(await findDraft({ key: 'key' }, request)).toEqual({ ...request, layout: layoutData, phrases: { a: 'ب' } });
    expect(await findDraft({ key: 'key' }, request), 'a reload').toBeDefined();
  });

  it.each([
    ['for another page', { key: 'key' }, { path: '/help', language: 'ar' }],
    ['in another language', { key: 'key' }, { path: '/about', language: 'en' }],
    ['under another key', { key: 'other' }, { path: '/about', language: 'ar' }],
    ['by a preview of another kind', 'x', { path: '/about', language: 'ar' }],
    ['without a preview', false, { path: '/about', language: 'ar' }],
  ] as const)('returns nothing for data sent %s', async (_, previewData, request) => {
    await save('key', '/about');
    expect(await findDraft(previewData, request)).toBeUndefined();
  });

  it('returns no phrases when the sent dictionary is invalid', async () => {
    await editingCache().set('key', { path: '/about', language: 'ar', layoutData, dictionary: {} });
    expect((await findDraft({ key: 'key' }, { path: '/about', language: 'ar' }))?.phrases).toEqual({});
  });
});
