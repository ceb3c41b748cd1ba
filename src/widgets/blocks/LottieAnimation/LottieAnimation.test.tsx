// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { showAnimation } from './LottieAnimation.enhance.ts';
import { fixtures } from './LottieAnimation.fixture.ts';

const item = { play: vi.fn(), pause: vi.fn(), goToAndStop: vi.fn(), addEventListener: vi.fn() };
const loadAnimation = vi.hoisted(() => vi.fn());
vi.mock('lottie-web/build/player/lottie_light', () => ({ default: { loadAnimation } }));

const animation = { v: '5.7.0', fr: 30, ip: 0, op: 120, w: 400, h: 300, layers: [{}] };
let see: (isIntersecting: boolean) => void;

beforeEach(async () => {
  loadAnimation.mockReset().mockReturnValue(item);
  Object.values(item).forEach((method) => method.mockReset());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          callback([{ isIntersecting }]);
        };
      }
    },
  );
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
});
afterEach(() => vi.unstubAllGlobals());

const respond = (body: unknown, status = 200) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('LottieAnimation', () => {
  it('fetches its file by a plain GET; says that it loads until it has', async () => {
    const fetched = respond(animation);
    expect(screen.getByText('animation_loading')).toBeTruthy();
    await showAnimation(document.body);
    expect(fetched.mock.calls.map(([src]) => src)).toEqual(['/-/media/animations/transfer.json']);
    expect(Object.keys(fetched.mock.calls[0]?.[1] ?? {})).toEqual(['signal']);
    expect(loadAnimation).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ animationData: animation, renderer: 'svg', loop: false }),
    );
    expect(screen.queryByText('animation_loading')).toBeNull();
  });

  it('plays while it is in view only', async () => {
    respond(animation);
    await showAnimation(document.body);
    expect(item.play).not.toHaveBeenCalled();
    see(true);
    expect(item.play).toHaveBeenCalledOnce();
    see(false);
    expect(item.pause).toHaveBeenCalledOnce();
  });

  it('rests on its last frame where motion is unwelcome', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    respond(animation);
    await showAnimation(document.body);
    expect(item.goToAndStop).toHaveBeenCalledExactlyOnceWith(119, true);
    expect(item.play).not.toHaveBeenCalled();
  });

  it('can be paused when it is longer than five seconds', async () => {
    respond({ ...animation, op: 300 });
    await showAnimation(document.body);
    see(true);
    screen.getByRole('button', { name: 'animation_pause' }).click();
    expect(item.pause).toHaveBeenCalled();
    screen.getByRole('button', { name: 'animation_play' }).click();
    expect(item.play).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a file that is missing', {}, 404],
    ['a file that is no animation', { layers: [] }, 200],
  ])('ERR-10 logs %s, and the text that it loads stays', async (_what, body, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    respond(body, status);
    await showAnimation(document.body);
    expect(log).toHaveBeenCalledOnce();
    expect(screen.getByText('animation_loading')).toBeTruthy();
    expect(loadAnimation).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
