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

describe('the draft of an address', () => {
  it.each([
    ['/about', 'ar', { path: '/about', language: 'ar' }],
    ['/About/', 'ar', { path: '/about', language: 'ar' }],
    ['/en/about', 'en-GB', { path: '/about', language: 'en' }],
    ['/en', 'en', { path: '/', language: 'en' }],
    ['/%D8%AD%D9%88%D9%84?sc_mode=edit', 'ar', { path: '/حول', language: 'ar' }],
  ] as const)('is what was sent for %s in %s', async (path, language, asked) => {
    await save('key', path, language);
    expect(await findDraft({ key: 'key' }, asked)).toEqual({ ...asked, layout: layoutData, phrases: { a: 'ب' } });
    expect(await findDraft({ key: 'key' }, asked), 'a reload').toBeDefined();
  });

  it.each([
    ['for another page', { key: 'key' }, { path: '/help', language: 'ar' }],
    ['in another language', { key: 'key' }, { path: '/about', language: 'en' }],
    ['under another key', { key: 'other' }, { path: '/about', language: 'ar' }],
    ['by a preview of another kind', 'x', { path: '/about', language: 'ar' }],
    ['without a preview', false, { path: '/about', language: 'ar' }],
  ] as const)('is not what was sent %s', async (_, previewData, asked) => {
    await save('key', '/about');
    expect(await findDraft(previewData, asked)).toBeUndefined();
  });

  it('has no phrases when what was sent is no dictionary', async () => {
    await editingCache().set('key', { path: '/about', language: 'ar', layoutData, dictionary: {} });
    expect((await findDraft({ key: 'key' }, { path: '/about', language: 'ar' }))?.phrases).toEqual({});
  });
});
