// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlyEvents } from '#src/cms/hydration/early-events.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { startAfterPaint } from './start-after-paint.ts';

const pressed = vi.fn<(name: string) => void>();
const load = vi.fn<() => Promise<(events: EarlyEvents) => void>>();

/** Lets the browser paint the page, and what waits for that run. */
async function paint(): Promise<void> {
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
}

const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.click();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('__webpack_public_path__', '');
  load.mockResolvedValue(() => undefined);
  document.body.innerHTML =
    '<div data-island="a"><button id="one"></button></div><div data-island="b"><button id="two"></button></div>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed(button.id));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  pressed.mockReset();
  load.mockReset();
});

describe('startAfterPaint', () => {
  it('loads nothing before the first paint', async () => {
    startAfterPaint(load);
    expect(load).not.toHaveBeenCalled();
    await paint();
    expect(load).toHaveBeenCalledOnce();
  });

  it('holds clicks on islands until they are taken and released, and replays those that nothing takes', async () => {
    let events: EarlyEvents | undefined;
    load.mockResolvedValue((held) => {
      events = held;
      held
        .take(document.querySelector<HTMLElement>('[data-island=a]') ?? document.body)
        .whenUsed(() => pressed('used'));
    });
    startAfterPaint(load);
    press('two');
    press('one');
    expect(pressed).not.toHaveBeenCalled();
    await paint();
    await vi.waitFor(() => expect(events).toBeDefined(), { timeout: WAIT_TIMEOUT_MS });
    expect(pressed.mock.calls).toEqual([['used'], ['two']]);
  });

  it('leaves a page whose code does not load to the browser, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('offline');
    load.mockRejectedValue(error);
    startAfterPaint(load);
    press('one');
    await paint();
    expect(logged).toHaveBeenCalledExactlyOnceWith('page: did not start', error);
    expect(pressed.mock.calls).toEqual([['one']]);
    press('two');
    expect(pressed).toHaveBeenCalledWith('two');
  });

  it('loads further chunks from the origin of its own script', () => {
    const script = document.createElement('script');
    script.src = 'https://www.rukn.example/_next/static/chunks/pages/start-1.js';
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    startAfterPaint(load);
    expect(__webpack_public_path__).toBe('https://www.rukn.example/_next/');
  });
});
