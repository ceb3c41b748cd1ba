import { FRAME_WAIT_MS } from '#src/config/timings/frame.ts';
import { downloadUrl, startDownload } from './frame-download.ts';

/** Shows the frames under `root` when a visitor agrees, and downloads the files of which their pages send a message. */
export function enhanceFrames(root: HTMLElement): void {
  const frames = [...root.querySelectorAll<HTMLElement>('[data-frame]')];
  for (const box of frames) enhanceFrame(box);
  const allowed = (frames[0]?.dataset.origins ?? '').split(' ').filter((origin) => origin !== '');
  if (frames.length > 0) listenForDownloads(allowed);
}

/** Origins of the page's frames; all of them have one listener, so that a message starts one download. */
let listening: Set<string> | undefined;

function listenForDownloads(allowed: readonly string[]): void {
  if (listening) {
    for (const origin of allowed) listening.add(origin);
    return;
  }
  const origins = new Set(allowed);
  listening = origins;
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const url = downloadUrl(event, { own: location.origin, allowed: [...origins] });
    if (url) startDownload(url);
  });
}

function enhanceFrame(box: HTMLElement): void {
  const present = box.querySelector('iframe');
  if (present) watch(box, present);
  box.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-show]')) show(box);
  });
}

/** Puts the page of the template into the box, or into a dialog over the window, and gives it the focus. */
function show(box: HTMLElement): void {
  box.querySelectorAll('iframe, dialog').forEach((shown) => {
    shown.remove();
  });
  const template = box.querySelector<HTMLTemplateElement>('template[data-page]');
  const content = template && document.importNode(template.content, true).firstElementChild;
  const frame = content instanceof HTMLIFrameElement ? content : content?.querySelector('iframe');
  if (!content || !frame) {
    retryInPlace(box);
    return;
  }
  watch(box, frame);
  box.prepend(content);
  if (content instanceof HTMLDialogElement) openOver(box, content);
  else frame.focus();
}

/** Loads a frame again that the server rendered without a template. */
function retryInPlace(box: HTMLElement): void {
  const frame = box.querySelector('iframe');
  if (!frame) return;
  watch(box, frame);
  // Assigning an address loads it anew.
  const { src } = frame;
  frame.src = src;
}

/** Opens a dialog in which the page fills the window; the page below neither scrolls nor takes the focus until it is closed. */
function openOver(box: HTMLElement, dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close]')) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    const state = box.dataset.state === 'failed' ? 'failed' : 'waiting';
    setState(box, state);
    box.querySelector<HTMLElement>(`[data-show][data-when="${state}"]`)?.focus({ preventScroll: true });
  });
  dialog.showModal();
}

/** Shows a frame once it has loaded; its card when the policy refuses it or it takes too long. */
function watch(box: HTMLElement, frame: HTMLIFrameElement): void {
  const watching = new AbortController();
  const { signal } = watching;
  const settle = (state: 'shown' | 'failed'): void => {
    // One that was closed, or given up for another try.
    if (!frame.isConnected) return;
    setState(box, state);
    if (state === 'failed') frame.closest('dialog')?.close();
  };
  frame.addEventListener(
    'load',
    () => {
      watching.abort();
      settle(isBlank(frame) ? 'failed' : 'shown');
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective === 'frame-src' && frame.src.startsWith(blockedURI)) settle('failed');
    },
    { signal },
  );
  if (isLoaded(frame)) {
    settle('shown');
    return;
  }
  const start = (): void => {
    setState(box, 'loading');
    const timer = setTimeout(() => {
      settle('failed');
    }, FRAME_WAIT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  };
  if (frame.loading !== 'lazy' || !('IntersectionObserver' in window)) {
    start();
    return;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    if (!signal.aborted) start();
  });
  observer.observe(frame);
}

function setState(box: HTMLElement, state: 'waiting' | 'loading' | 'shown' | 'failed'): void {
  box.dataset.state = state;
  const status = box.querySelector<HTMLElement>('[data-loading]');
  const failed = box.querySelector('[data-card] [data-when="failed"] b')?.textContent;
  const announced = { waiting: '', loading: status?.dataset.loading, shown: '', failed }[state];
  status?.replaceChildren(announced ?? '');
}

/** Returns true for a frame whose page was there before it was watched. */
const isLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank';

/** Returns true for a loaded frame without content. A page of another origin cannot be read, which is only logged. */
function isBlank(frame: HTMLIFrameElement): boolean {
  const { contentDocument } = frame;
  if (contentDocument) return contentDocument.body.childElementCount === 0;
  console.warn(`the content of a frame cannot be read: ${new URL(frame.src).origin}`);
  return false;
}
