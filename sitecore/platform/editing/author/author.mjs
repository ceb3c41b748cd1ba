import { watchChromes } from './chromes.mjs';
import { openDialog } from './dialogs.mjs';
import { Changes } from './changes.mjs';
import { fieldAround, fieldsOf, isTyped, startTyping, stopTyping } from './fields.mjs';
import { showToolbar } from './toolbar.mjs';
import { WORDS } from './texts.mjs';

const page = JSON.parse(document.getElementById('author-page').textContent);
const words = WORDS[page.language];
const changes = new Changes();

/** What the page's own scripts ask for when something on the page has changed. */
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
    // A page that is edited is not left by a click on what is edited; with the Ctrl key a link leads on.
    event.preventDefault();
    event.stopPropagation();
    if (link && (event.ctrlKey || event.metaKey)) follow(link);
    else if (field && !isTyped(event.target.closest('.scWebEditInput') ?? undefined))
      openDialog(field, words, () => changes.note(field));
  },
  true,
);
window.addEventListener('beforeunload', (event) => changes.isEmpty || event.preventDefault());

/** Leads to the same link's page, edited too. */
function follow(link) {
  const { origin, pathname } = new URL(link.href, location.href);
  const isOwn = link.getAttribute('href').startsWith('/') || origin === location.origin;
  if (!isOwn) return void window.open(link.href, '_blank', 'noopener');
  const item = pathname.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/';
  location.assign(`/sitecore/editing/page?${new URLSearchParams({ item, lang: page.language })}`);
}

document.addEventListener('DOMContentLoaded', () => {
  for (const field of fieldsOf(document)) field.prepare();
  resetChromes = watchChromes();
  showToolbar({ page, words, changes });
});
