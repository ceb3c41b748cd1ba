/** The scripts of the page by their address: several forms load one. */
const scripts = new Map<string, Promise<void>>();

/** Loads the platform's script for the embedded forms under `root`; shows an error where it does not load. */
export function enhanceEmbeddedForms(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-embedded-form]')) void fillIn(box);
}

async function fillIn(box: HTMLElement): Promise<void> {
  const { script = '' } = box.dataset;
  // Without a key the server has rendered the error.
  if (script === '') return;
  try {
    await loadOnce(script);
    for (const frame of box.querySelectorAll('iframe')) fitFrame(frame);
  } catch (error) {
    console.warn(`embedded form: ${error instanceof Error ? error.message : 'failed'}`);
    const failed = box.querySelector<HTMLElement>('[data-failed]');
    if (failed) failed.hidden = false;
  }
}

function loadOnce(src: string): Promise<void> {
  const loading = scripts.get(src) ?? load(src);
  scripts.set(src, loading);
  return loading;
}

const load = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('its script did not load')));
    document.head.append(script);
  });

/** Gives a frame the height of its page; that of another origin cannot be read, and stays as it is (EMB-04). */
export function fitFrame(frame: HTMLIFrameElement): void {
  try {
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error('its page is of another origin');
    frame.style.height = `${contentDocument.documentElement.scrollHeight}px`;
  } catch (error) {
    console.warn(`embedded form: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}
