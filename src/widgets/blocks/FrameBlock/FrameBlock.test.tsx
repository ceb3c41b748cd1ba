// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { readFields } from '#sitecore/definitions/rendering.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { fixtureJson } from '#src/cms/fixture.ts';
import { FRAME_WAIT_MS } from '#src/config/timings/frame.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './FrameBlock.enhance.ts';
import { fixtures } from './FrameBlock.fixture.ts';
import { widget } from './FrameBlock.widget.ts';

async function show(example: (typeof fixtures)[keyof typeof fixtures]) {
  const rendered = await renderExample(serverRegistry, example, 'en');
  document.body.innerHTML = rendered.html;
  return rendered;
}

const box = () => document.querySelector<HTMLElement>('[data-frame]');
const inTemplate = () =>
  document.querySelector<HTMLTemplateElement>('template[data-page]')?.content.querySelector('iframe');

describe('FrameBlock', () => {
  it('DATA-40 has link, title, width, least height, border, radius, overflow, orientation and margin', () => {
    expect(readFields(widget.rendering, fixtureJson(fixtures.full, 'en').fields, decodeScope('en'))).toMatchObject({
      Link: { href: 'https://frames.rukn.example/results' },
      title: { value: 'Five years of results' },
      width: { value: '60rem' },
      minHeight: { value: '30rem' },
      border: { value: '2px solid #0b5f5a' },
      borderRadius: { value: '8px' },
      overflow: { value: 'hidden' },
      orientation: { value: 'landscape' },
      marginBottom: { value: '2rem' },
    });
  });

  it('shows the frame of its link with its title and look', async () => {
    await show(fixtures.own);
    const frame = screen.getByTitle('Five years of results');
    expect([frame.getAttribute('src'), frame.getAttribute('loading')]).toEqual(['/en/about/governance', 'lazy']);
    await show(fixtures.full);
    expect(box()?.style.cssText).toContain('border-radius: 8px');
    await show(fixtures.portrait);
    expect(box()?.classList.contains('frame-tall')).toBe(true);
  });

  it('loads nothing of another site before its visitor agrees; that page can neither leave this one nor open dialogs', async () => {
    const { origins } = await show(fixtures.full);
    expect(document.querySelector('iframe')).toBeNull();
    expect(inTemplate()?.src).toBe('https://frames.rukn.example/results');
    expect(inTemplate()?.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads/);
    expect(origins).toEqual({ 'frame-src': ['https://frames.rukn.example'] });
  });

  it('links a page of an origin that is not allowed, and names no origin for it', async () => {
    const { origins } = await show(fixtures.refused);
    expect([document.querySelector('iframe'), inTemplate(), origins]).toEqual([null, undefined, {}]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://strange.example/page');
    expect(screen.getByText('frame_refused')).toBeTruthy();
  });

  it('needs no origin for a page of the site', async () => {
    expect((await show(fixtures.own)).origins).toEqual({});
  });
});

describe('its enhancement', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function agree() {
    await show(fixtures.full);
    enhance(document.body);
    document.querySelector<HTMLElement>('[data-show]')?.click();
    const frame = document.querySelector('iframe');
    if (!frame || !box()) throw new Error('no frame');
    return frame;
  }

  it('ERR-18 shows a page that cannot be read, and only warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const frame = await agree();
    expect(box()?.dataset.state).toBe('loading');
    Object.defineProperty(frame, 'contentDocument', { value: null });
    frame.dispatchEvent(new Event('load'));
    expect(box()?.dataset.state).toBe('shown');
    expect(warn).toHaveBeenCalledExactlyOnceWith('the content of a frame cannot be read: https://frames.rukn.example');
    warn.mockRestore();
  });

  it('says that a page which takes too long did not appear, and tries again', async () => {
    await agree();
    vi.advanceTimersByTime(FRAME_WAIT_MS);
    expect(box()?.dataset.state).toBe('failed');
    expect(screen.getByRole('status').textContent).toBe('frame_failed');
    document.querySelector<HTMLElement>('[data-show][data-when="failed"]')?.click();
    expect(box()?.dataset.state).toBe('loading');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });
});
