/** Marks the forms of a page that is edited. */
const EDITED_FORM = 'data-edited-form';

/**
 * Reloads a page that is edited and has a form, once for each language and browser, before its author has changed anything: the
 * captcha of the form takes its language from the first page (CAPT-08). A browser that cannot remember it reloads nothing.
 */
export function reloadOnce(reload: () => void = () => location.reload()): void {
  if (!document.querySelector(`[${EDITED_FORM}]`)) return;
  const key = `captcha-reloaded-${document.documentElement.lang}`;
  try {
    if (localStorage.getItem(key) !== null) return;
    localStorage.setItem(key, '1');
  } catch {
    return;
  }
  reload();
}
