import { afterAll, vi } from 'vitest';

// Files of a process share Node's modules and packages, which are expensive to load, but not the project's: state of a module and
// mocks end with the file, as do its changes of globals.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const stopFrames = keepFrames();
  afterAll(() => {
    cleanup();
    emptyDocument();
    stopFrames();
  });
}

/**
 * Requests frames until the returned function is called. jsdom starts its interval of frames with the first request: in a test's fake
 * time it would start one that never fires, and no later test would get a frame.
 */
function keepFrames(): () => void {
  const requestFrame = window.requestAnimationFrame.bind(window);
  const cancelFrame = window.cancelAnimationFrame.bind(window);
  let frame = 0;
  const request = (): void => void (frame = requestFrame(request));
  request();
  return () => cancelFrame(frame);
}

function emptyDocument(): void {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  documentElement.replaceChildren(head, body);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
}
