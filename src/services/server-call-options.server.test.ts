import { afterEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'a secret of the site';

/** Returns the options with this environment. */
async function optionsWith(source: Readonly<Record<string, string>>) {
  vi.resetModules();
  const all = {
    SITECORE_API_KEY: 'key',
    SITECORE_API_HOST: 'http://platform',
    SERVICES_URL: '',
    SERVICE_PATHS: '',
    SITE_SECRET: '',
  };
  for (const [name, value] of Object.entries({ ...all, ...source })) vi.stubEnv(name, value);
  return (await import('./server-call-options.server.ts')).serverCallOptions();
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('serverCallOptions', () => {
  it('calls the platform with the site’s secret, under the configured paths', async () => {
    expect(await optionsWith({ SITE_SECRET: SECRET, SERVICE_PATHS: 'autoLease=/lease' })).toEqual({
      host: 'http://platform',
      paths: { '/api/sitecore/Calculators/PreownedAutoLease': '/lease' },
      headers: { 'x-site-secret': SECRET },
    });
    expect(await optionsWith({})).toEqual({ host: 'http://platform', paths: {} });
  });

  it('sends the secret to no other host', async () => {
    const options = await optionsWith({ SITE_SECRET: SECRET, SERVICES_URL: 'https://services.example' });
    expect(options).toEqual({ host: 'https://services.example', paths: {} });
  });
});
