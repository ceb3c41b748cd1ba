// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './NewsListing.fixture.ts';

const logged = vi.fn();

beforeEach(() => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('SITECORE_API_HOST', 'https://platform.example');
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  logged.mockReset();
});

describe('NewsListing', () => {
  it.each([
    ['a text that is no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a status that is not OK', () => new Response('{}', { status: 403 })],
    ['errors of the query', () => Response.json({ errors: [{ message: 'no such field' }] })],
  ])('ERR-07 logs %s and says that there is nothing', async (_, respond) => {
    vi.stubGlobal('fetch', () => Promise.resolve(respond()));
    const { html, errors } = await renderExample(serverRegistry, fixtures.full, 'ar');
    expect(errors).toEqual([]);
    document.body.innerHTML = html;
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('no_data_found');
    expect(screen.getByText('listing_failed')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    // The years, the categories and the articles.
    expect(logged.mock.calls.flat()).toEqual(Array(3).fill(expect.stringMatching(/^NewsListing: /)));
  });
});
