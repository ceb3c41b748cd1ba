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
    for (const frame of box.querySelectorAll('iframe')) frame.addEventListener('load', () => fitFrame(frame));
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

/** Gives a frame the title and the height of its page, also as that changes; a page of another origin cannot be read (EMB-04). */
export function fitFrame(frame: HTMLIFrameElement): void {
  try {
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error('its page is of another origin');
    const { body, title } = contentDocument;
    if (title !== '') frame.title = title;
    const fit = () => void (frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`);
    new ResizeObserver(fit).observe(body);
    fit();
  } catch (error) {
    console.warn(`embedded form: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}
