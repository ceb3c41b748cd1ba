import { COPIED_MS } from '#src/config/timings/offers.ts';

/** Lets the button beside the promo code copy it; the confirmation stays for two seconds after the last press. */
export function enhance(root: HTMLElement): void {
  const code = root.querySelector('[data-promo-code]');
  const button = root.querySelector<HTMLElement>('[data-copied]');
  const status = root.querySelector('[role=status]');
  if (!code || !button || !status) return;
  let timer: ReturnType<typeof setTimeout>;
  const copy = async (): Promise<void> => {
    if (!(await writeText(code))) return;
    clearTimeout(timer);
    status.textContent = button.dataset.copied ?? '';
    timer = setTimeout(() => status.replaceChildren(), COPIED_MS);
  };
  button.addEventListener('click', () => void copy());
}

/** Copies an element's text; where the browser refuses, logs it, selects the text for the visitor to copy, and returns false. */
async function writeText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch (error) {
    console.error('OfferDetail: the promo code was not copied', error);
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
