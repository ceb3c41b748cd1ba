/** Buttons whose presses do nothing before their island is hydrated, or should not reload the page; the browser's own are not. */
const BUTTONS = '[data-island] button:not([popovertarget],[commandfor],[type=reset])';

/**
 * Inline script of every page, whose `data-src` names the start script. It adds that script once the page is complete and has
 * painted content, so that neither its bytes nor its time delay a paint; soon in a hidden page, which paints nothing. Presses of
 * islands' buttons before then are held, and repeated when the script has run or could not be loaded. A page that opens at its top
 * is marked: what is far below may be laid out after the first frame; one that is restored or opens at a fragment needs true heights.
 */
export const START_LOADER = `{
  const { currentScript, documentElement, head } = document, pressed = new Set,
  hold = (event) => {
    const button = event.target.closest('${BUTTONS}');
    if (button) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.add(button)
    }
  },
  release = () => {
    removeEventListener('click', hold, true);
    pressed.forEach((button) => button.click())
  },
  add = () => {
    const script = document.createElement('script');
    script.src = currentScript.dataset.src;
    script.onload = script.onerror = release;
    head.append(script)
  };
  if (!location.hash && performance.getEntriesByType?.('navigation')[0]?.type === 'navigate') documentElement.dataset.opened = 'top';
  addEventListener('click', hold, true);
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return setTimeout(add);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) {
        observer.disconnect();
        add()
      }
    }).observe({ type: 'paint', buffered: true })
  })
}`.replaceAll(/\n\s*| (?=[=(|&{}])|(?<=[=,|&){}>]) /g, '');
