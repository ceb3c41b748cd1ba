// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHoldingEvents } from './start-holding-events.ts';

const pressed = vi.fn<(name: string) => void>();

const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.click();

beforeEach(() => {
  vi.stubGlobal('__webpack_public_path__', '');
  document.body.innerHTML =
    '<div data-island="a"><button id="one"></button></div><div data-island="b"><button id="two"></button></div>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed(button.id));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  pressed.mockReset();
});

describe('startHoldingEvents', () => {
  it('starts the page in a later task', async () => {
    const start = vi.fn();
    const started = startHoldingEvents(start);
    await Promise.resolve();
    expect(start).not.toHaveBeenCalled();
    await started;
    expect(start).toHaveBeenCalledOnce();
  });

  it('holds clicks on islands until they are taken and released, and replays those that nothing takes', async () => {
    const started = startHoldingEvents((events) => {
      events
        .take(document.querySelector<HTMLElement>('[data-island=a]') ?? document.body)
        .whenUsed(() => pressed('used'));
    });
    press('two');
    press('one');
    expect(pressed).not.toHaveBeenCalled();
    await started;
    expect(pressed.mock.calls).toEqual([['used'], ['two']]);
  });

  it('leaves a page that does not start to the browser, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('no data');
    const started = startHoldingEvents(() => {
      throw error;
    });
    press('one');
    await started;
    expect(logged).toHaveBeenCalledExactlyOnceWith('page: did not start', error);
    expect(pressed.mock.calls).toEqual([['one']]);
    press('two');
    expect(pressed).toHaveBeenCalledWith('two');
  });

  it('loads further chunks from the origin of its own script', async () => {
    const script = document.createElement('script');
    script.src = 'https://www.rukn.example/_next/static/chunks/pages/start-1.js';
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    await startHoldingEvents(() => undefined);
    expect(__webpack_public_path__).toBe('https://www.rukn.example/_next/');
  });
});
