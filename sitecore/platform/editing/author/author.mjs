import { watchChromes } from './chromes.mjs';
import { openDialog } from './dialogs.mjs';
import { Changes } from './changes.mjs';
import { askConflict } from './conflict.mjs';
import { fieldAround, fieldsOf, isTyped, startTyping, stopTyping } from './fields.mjs';
import { History } from './history.mjs';
import { showToolbar } from './toolbar.mjs';
import { TEXTS } from './texts.mjs';
import { restoreTyped } from './typed-texts.mjs';

const page = JSON.parse(document.getElementById('author-page').textContent);
const texts = TEXTS[page.language];
const changes = new Changes(({ field, ...values }) => askConflict({ page, texts }, { ...field, ...values }));
const author = {
  page,
  texts,
  changes,
  history: new History(page),
  show: () => undefined,
  /** Shows the page as its draft is now; never settles, so that nothing else is sent from the old page. */
  reloadPage: () => {
    location.reload();
    return new Promise(() => undefined);
  },
  /** Shows the page as its draft is now, once the last dialog is closed. */
  reloadOnClose: () => (isOutdated = true),
};
let isOutdated = false;

/** Called by the page's own scripts after they have changed the page. */
let resetChromes = () => undefined;
window.Sitecore = { PageModes: { ChromeManager: { resetChromes: () => resetChromes() } } };

// Typing may begin before the rest of the page has arrived, so everything listens on the document.
document.addEventListener('focusin', ({ target }) => isTyped(target) && startTyping(target));
document.addEventListener('focusout', ({ target }) => isTyped(target) && stopTyping(target));
document.addEventListener('input', ({ target }) => {
  const edited = target.closest?.('.scWebEditInput');
  if (edited) changes.note(fieldAround(edited));
});
document.addEventListener('keydown', (event) => {
  const edited = event.target.closest?.('.scWebEditInput');
  const isOneLine = edited?.getAttribute('sc_parameters')?.includes('prevent-line-break=true');
  if (event.key === 'Enter' && isOneLine) event.preventDefault();
});
document.addEventListener(
  'click',
  (event) => {
    if (event.target.closest('.author-tools, .author-block, dialog')) return;
    const field = fieldAround(event.target);
    const link = event.target.closest('a[href]');
    if (!link && !field) return;
    // A click on a field or link edits it and must not leave the page; with the Ctrl key a link opens.
    event.preventDefault();
    event.stopPropagation();
    if (link && (event.ctrlKey || event.metaKey)) openLink(link);
    else if (field && !isTyped(event.target.closest('.scWebEditInput') ?? undefined))
      openDialog(field, author, () => changes.note(field));
  },
  true,
);
// A form of the page must not leave it.
document.addEventListener('submit', (event) => event.target.closest('dialog') ?? event.preventDefault(), true);
document.addEventListener(
  'close',
  () => setTimeout(() => isOutdated && !document.querySelector('dialog[open]') && author.reloadPage()),
  true,
);
// A picture that cannot be shown keeps a box to click.
const markBroken = (picture) =>
  picture.classList.toggle('author-broken', picture.complete && picture.naturalWidth === 0);
for (const type of ['load', 'error'])
  document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && markBroken(target), true);
window.addEventListener('beforeunload', (event) => changes.isEmpty || event.preventDefault());

/** Opens the page of a link for editing; a link to another site opens in a new window. */
function openLink(link) {
  const { origin, pathname } = new URL(link.href, location.href);
  const isOwn = link.getAttribute('href').startsWith('/') || origin === location.origin;
  if (!isOwn) return void window.open(link.href, '_blank', 'noopener');
  const item = pathname.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/';
  location.assign(`/sitecore/editing/page?${new URLSearchParams({ item, lang: page.language })}`);
}

document.addEventListener('DOMContentLoaded', () => {
  const fields = fieldsOf(document);
  for (const field of fields) field.prepare();
  changes.show(fields);
  for (const picture of document.images) if (picture.complete) markBroken(picture);
  resetChromes = watchChromes(author);
  showToolbar(author);
  restoreTyped(fields, (field, base) => changes.noteRestored(field, base));
});
