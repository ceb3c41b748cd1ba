import { load, messageOf, send } from './api.mjs';
import { button, element, openModal } from './elements.mjs';

/**
 * Opens the dialog that publishes a page: the drafts that go along with it, those that stay behind, the differences of
 * each and the pages that show it. `done` receives the result of a publish.
 */
export async function openPublish(author, done) {
  const { page, texts, changes } = author;
  if (!changes.isEmpty) {
    const saved = await changes.save();
    if (saved.kind !== 'saved') return void author.show(saved);
  }
  const result = await load('drafts', { item: page.id, lang: page.language });
  if (result.kind !== 'saved') return void author.show(result);
  const { drafts } = result.body;
  if (drafts.length === 0) return void author.show({ kind: 'nothingToPublish' });
  const rows = drafts.map((draft) => ({ draft, ...rowOf(author, draft) }));
  const isAlong = ({ draft }) => draft.relation !== 'other';
  const confirm = element('button', { type: 'submit', className: 'author-primary' });
  const count = () => {
    const chosen = rows.filter(({ box }) => box.checked).length;
    confirm.textContent = texts.publishCount(chosen);
    confirm.disabled = chosen === 0;
  };
  const status = element('p', { role: 'alert', className: 'author-error' });
  const form = element(
    'form',
    { className: 'author-body' },
    ...groupOf(texts.goAlong, rows.filter(isAlong)),
    ...groupOf(
      texts.stayBehind,
      rows.filter((row) => !isAlong(row)),
    ),
    status,
    element(
      'footer',
      {},
      confirm,
      button(texts.cancel, () => dialog.close()),
    ),
  );
  form.addEventListener('change', count);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    confirm.disabled = true;
    const items = rows.filter(({ box }) => box.checked).map(({ draft }) => draft.id);
    const published = await send('POST', 'publish', { items });
    if (published.kind !== 'saved') {
      status.textContent = messageOf(published, { ...texts, failed: texts.notPublished });
      return void count();
    }
    dialog.close();
    done(published);
  });
  const dialog = openModal(
    { page, texts, title: texts.publishTitle(page.name), className: 'author-dialog author-publish' },
    form,
  );
  count();
  confirm.focus();
}

const groupOf = (title, rows) =>
  rows.length === 0
    ? []
    : [element('h3', {}, title), element('ul', { className: 'author-drafts' }, ...rows.map(({ row }) => row))];

function rowOf(author, draft) {
  const { texts } = author;
  const box = element('input', { type: 'checkbox', checked: draft.relation !== 'other' });
  const reach = draft.isSiteWide ? texts.siteWide : draft.relation === 'page' ? '' : texts.onPages(draft.pages);
  const details = element('div', {});
  const shown = element(
    'details',
    {},
    element('summary', {}, draft.isNew ? texts.isNew : texts.changeCount(draft.changes)),
    details,
  );
  shown.addEventListener(
    'toggle',
    () => shown.open && details.childElementCount === 0 && showDifferences(author, draft, details),
  );
  const row = element(
    'li',
    { className: draft.isSiteWide ? 'author-wide' : '' },
    element('label', {}, box, element('b', {}, draft.name), element('small', { dir: 'ltr' }, draft.path)),
    reach !== '' && element('span', { className: 'author-badge' }, reach),
    shown,
  );
  return { row, box };
}

async function showDifferences(author, draft, holder) {
  const { texts, reloadPage } = author;
  const result = await load('differences', { item: draft.id, lang: author.page.language });
  if (result.kind !== 'saved') return void holder.append(messageOf(result, texts));
  const rows = result.body.differences.map(({ at, before, after }) =>
    element(
      'div',
      { className: 'author-difference' },
      element('small', { dir: 'auto' }, at),
      before !== '' && element('del', { dir: 'auto' }, before),
      after !== '' && element('ins', { dir: 'auto' }, after),
    ),
  );
  const discard = button(texts.discard, async () => {
    if (discard.dataset.sure === undefined) {
      discard.dataset.sure = '';
      discard.textContent = texts.discardSure;
      return;
    }
    const discarded = await send('POST', 'discard', { item: draft.id });
    if (discarded.kind === 'saved') reloadPage();
    else holder.append(element('p', { className: 'author-error', role: 'alert' }, messageOf(discarded, texts)));
  });
  holder.append(...rows, ...(draft.isNew ? [] : [discard]));
}
