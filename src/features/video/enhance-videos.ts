import { createHistoryEntry } from '#src/ui/disclosure/history-entry.ts';

/**
 * Opens the films under `root` in its dialog, where they play at once. An open film is an entry of the history: Back closes it,
 * and Forward opens it again. It closes by its button, by Escape and by its backdrop too; then it stops, and the focus
 * returns to its poster.
 */
export function enhanceVideos(root: HTMLElement): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-films]');
  const dialog = template && document.importNode(template.content, true).querySelector('dialog');
  if (!dialog) return;
  template.after(dialog);
  /** Its value is the address of the film's link. */
  const entry = createHistoryEntry('film');
  let opener: HTMLAnchorElement | undefined;
  const show = (link: HTMLAnchorElement): void => {
    opener = link;
    fillDialog(dialog, link);
    dialog.showModal();
  };
  // An entry that was left while its film was open, by a reload for example.
  if (entry.value() !== undefined) history.replaceState(null, '');
  root.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    entry.add(link.href);
    show(link);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The event comes a moment later: a film may be open again by then.
    if (dialog.open) return;
    dialog.querySelector('[data-screen]')?.replaceChildren();
    entry.remove(() => (dialog.open ? opener?.href : undefined));
    opener?.focus({ preventScroll: true });
  });
  addEventListener('popstate', () => {
    const film = entry.value();
    const link = [...root.querySelectorAll<HTMLAnchorElement>('a[data-play]')].find(({ href }) => href === film);
    if (entry.isLeft() && dialog.open) dialog.close();
    else if (link && !dialog.open) show(link);
  });
}

/** Returns the link of a film that a click opens here; undefined for one that opens another window. */
function pressedLink({
  target,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-play]')) || undefined;
}

/** Puts a film's title, player and transcript into the dialog, and says when the film does not load. */
function fillDialog(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const item = link.closest('[data-video]');
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  const words = item?.querySelector('details')?.cloneNode(true);
  if (words instanceof HTMLDetailsElement) words.open = false;
  part('title')?.replaceChildren(item?.querySelector('h2, h3')?.textContent ?? '');
  part('words')?.replaceChildren(...(words ? [words] : []));
  part('failed')?.replaceChildren();
  const template = item?.querySelector<HTMLTemplateElement>('template[data-player]');
  const player = template && document.importNode(template.content, true).firstElementChild;
  if (!player) return;
  const fail = (): void => {
    part('failed')?.replaceChildren(part('failed')?.dataset.failed ?? '');
    part('screen')?.replaceChildren();
    if (words instanceof HTMLDetailsElement) words.open = true;
  };
  player.addEventListener('error', fail);
  part('screen')?.replaceChildren(player);
  if (player instanceof HTMLVideoElement) void playAtOnce(player);
}

/**
 * Refusals to play that need nothing: the browser wants a press of its controls first, after Forward for example; the film was
 * closed before it began; it does not load, of which its own error tells.
 */
const REFUSALS = ['NotAllowedError', 'AbortError', 'NotSupportedError'];

async function playAtOnce(player: HTMLVideoElement): Promise<void> {
  try {
    await player.play();
  } catch (error) {
    if (!(error instanceof DOMException) || !REFUSALS.includes(error.name)) throw error;
  }
}
