import { afterAll, vi } from 'vitest';

// Files of a process share Node's modules and packages, which are expensive to load, but not the project's: state of a module and
// mocks end with the file, as do its changes of globals.
vi.resetModules();
forgetProcessState();
const restoreFetchClasses = keepFetchClasses();
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  restoreFetchClasses();
});

if (typeof document !== 'undefined') {
  const removeListeners = [removeListenersOf(document), removeListenersOf(window)];
  const { cleanup } = await import('@testing-library/react');
  const stopFrames = keepFrames();
  afterAll(() => {
    cleanup();
    emptyDocument();
    stopFrames();
    for (const remove of removeListeners) remove();
  });
}

/**
 * Returns a function that removes the listeners that the project has added to a target since. Packages keep theirs: they add them once
 * to a document.
 */
function removeListenersOf(target: Document | Window): () => void {
  const original = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
  const removals: (() => void)[] = [];
  const addEventListener: EventTarget['addEventListener'] = (type, listener, options) => {
    const caller = new Error('added').stack?.split('\n')[2] ?? '';
    if (listener && !caller.includes('/node_modules/'))
      removals.push(() => void target.removeEventListener(type, listener, options));
    add(type, listener, options);
  };
  Object.defineProperty(target, 'addEventListener', { value: addEventListener, configurable: true, writable: true });
  return () => {
    if (original) Object.defineProperty(target, 'addEventListener', original);
    else Reflect.deleteProperty(target, 'addEventListener');
    for (const remove of removals) remove();
  };
}

/** Deletes what the project keeps in its process across its bundles, under symbols that begin with its name. */
function forgetProcessState(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('rukn.') === true) Reflect.deleteProperty(globalThis, key);
}

/** Returns a function that undoes a change of Request and Response: the server of Hono replaces them, and other packages then do not know theirs. */
function keepFetchClasses(): () => void {
  const names = ['Request', 'Response'] as const;
  const originals = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  return () => {
    for (const [name, descriptor] of originals) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  };
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
