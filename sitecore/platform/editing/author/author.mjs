import { watchChromes } from './chromes.mjs';
import { openDialog } from './dialogs.mjs';
import { Changes } from './changes.mjs';
import { fieldAround, fieldsOf, isTyped, startTyping, stopTyping } from './fields.mjs';
import { showToolbar } from './toolbar.mjs';
import { TEXTS } from './texts.mjs';

const page = JSON.parse(document.getElementById('author-page').textContent);
const texts = TEXTS[page.language];
const changes = new Changes();

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
    if (event.target.closest('.author-tools, .author-dialog')) return;
    const field = fieldAround(event.target);
    const link = event.target.closest('a[href]');
    if (!link && !field) return;
    // A click on a field or link edits it and must not leave the page; with the Ctrl key a link opens.
    event.preventDefault();
    event.stopPropagation();
    if (link && (event.ctrlKey || event.metaKey)) openLink(link);
    else if (field && !isTyped(event.target.closest('.scWebEditInput') ?? undefined))
      openDialog(field, texts, () => changes.note(field));
  },
  true,
);
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
  for (const field of fieldsOf(document)) field.prepare();
  resetChromes = watchChromes();
  showToolbar({ page, texts, changes });
});
