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
  const status = element('div', { role: 'alert', className: 'author-error' });
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
      status.replaceChildren(...refusalOf(author, published));
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

/** Returns why nothing was published: the required fields that are still empty, else one sentence. */
function refusalOf({ page, texts }, published) {
  const { missing } = published.body ?? {};
  if (!missing) return [messageOf(published, { ...texts, failed: texts.notPublished })];
  return [element('p', {}, texts.missingFields), listOf(missing.map((line) => line[page.language]))];
}

const listOf = (lines) => element('ul', { className: 'author-lines' }, ...lines.map((line) => element('li', {}, line)));

/** Returns the lists of a draft's unfinished fields: those without which it is not published, and those without a translation. */
const unfinishedOf = ({ texts }, { unfinished }) =>
  ['required', 'untranslated'].flatMap((kind) => {
    const lines = unfinished.filter((field) => field.kind === kind).map(({ line }) => line);
    if (lines.length === 0) return [];
    const title = element('summary', {}, texts.unfinished[kind](lines.length));
    return [element('details', { className: `author-${kind}`, open: kind === 'required' }, title, listOf(lines))];
  });

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
    ...unfinishedOf(author, draft),
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
