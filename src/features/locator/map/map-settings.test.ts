import { afterEach, describe, expect, it, vi } from 'vitest';
import { originsOf } from '#src/cms/page-origins.ts';
import { mapSettings } from '#src/config/env.ts';
import { contentPolicy } from '#src/config/security-headers.ts';
import { loadMapSettings } from './map-settings.server.ts';
import { readMapSettings } from './map-settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const policy = () =>
  contentPolicy({ development: false, servicesUrl: '', origins: originsOf({ map: loadMapSettings() }) });
const without = contentPolicy({ development: false, servicesUrl: '' });

describe('the settings of maps', () => {
  it('are our drawing without a key and a tile server, which the policy does not name', () => {
    expect(loadMapSettings()).toEqual({ kind: 'drawing' });
    expect(policy()).toBe(without);
  });

  it('are Google’s with a key: its script, pictures and styles pass the policy of the page', () => {
    vi.stubEnv('GOOGLE_MAPS_API_KEY', 'k');
    vi.stubEnv('MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png');
    expect(loadMapSettings()).toEqual({ kind: 'google', key: 'k', url: 'https://maps.googleapis.com' });
    expect(policy()).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/maps\.googleapis\.com;/);
    // A hash would take the effect away.
    expect(policy()).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;");
    vi.stubEnv('GOOGLE_MAPS_URL', 'https://maps.example/');
    expect(loadMapSettings()).toMatchObject({ url: 'https://maps.example' });
  });

  it('are a tile server’s where one is named: its pictures pass', () => {
    vi.stubEnv('MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png');
    expect(loadMapSettings()).toMatchObject({ kind: 'tiles', attribution: '© OpenStreetMap' });
    expect(policy()).toContain("img-src 'self' data: blob: https://*.tiles.example;");
    for (const MAP_TILES_URL of ['https://tiles.example', 'tiles/{z}/{x}/{y}'])
      expect(() => mapSettings({ MAP_TILES_URL })).toThrow();
  });

  it('are read from an attribute, our drawing for anything else', () => {
    const google = { kind: 'google', key: 'k', url: 'https://maps.example' } as const;
    expect(readMapSettings(JSON.stringify(google))).toEqual(google);
    for (const json of [undefined, '{}', '[]', 'null', '{"kind":"other"}'])
      expect(readMapSettings(json)).toEqual({ kind: 'drawing' });
  });
});
