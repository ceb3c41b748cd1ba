import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unusedUrl } from '#tests/support/http-server.ts';
import { errorPageProps } from './error-page-props.ts';

beforeEach(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('SITECORE_API_HOST', await unusedUrl());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('rejects on a server whose platform fails, so that the last page stays', async () => {
  await expect(errorPageProps('serverError')({ locale: 'en' })).rejects.toThrow('error pages: ');
});

it('returns the neutral page to a build without a platform, to be replaced soon', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  const result = await errorPageProps('serverError')({ locale: 'en' });
  expect(result).toMatchObject({ revalidate: 5 });
  expect(JSON.stringify(result)).toContain('We can’t show this page');
});
