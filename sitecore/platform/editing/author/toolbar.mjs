import { messageOf } from './api.mjs';
import { openBlocks } from './blocks.mjs';
import { button, element, iconButton } from './elements.mjs';
import { openItem } from './item-panel.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { openPublish } from './publish.mjs';

/** Adds the author's toolbar above the page: all pages, blocks, the page's fields, undo, save, publish, the other language. */
export function showToolbar(author) {
  const { page, texts, changes, history } = author;
  const status = element('output');
  const save = button(texts.save, () => saveAll());
  const otherLanguage = page.language === 'ar' ? 'en' : 'ar';
  const bar = element(
    'div',
    {
      className: 'author-tools',
      role: 'region',
      'aria-label': texts.tools,
      lang: page.language,
      dir: page.language === 'ar' ? 'rtl' : 'ltr',
    },
    anchor(texts.all, `/sitecore/editing?lang=${page.language}`),
    element('strong', {}, page.name),
    status,
    element(
      'div',
      { className: 'author-actions' },
      iconButton('undo', texts.undo, () => take('undo'), { disabled: !history.canUndo }),
      iconButton('redo', texts.redo, () => take('redo'), { disabled: !history.canRedo }),
      button(texts.blocks, () => withSaved(() => openBlocks(author))),
      button(texts.pageFields, () => openItem(author, page.id, { onChange: author.reloadOnClose })),
      save,
    ),
    button(texts.publish, () => openPublish(author, () => show({ kind: 'saved' }, texts.published)), {
      className: 'author-primary',
    }),
    anchor(texts.other, `/sitecore/editing/page?${new URLSearchParams({ item: page.url, lang: otherLanguage })}`),
  );
  document.body.prepend(bar);

  const show = (result, done) => {
    status.textContent = result.kind === 'saved' ? done : messageOf(result, texts);
    bar.classList.toggle('author-fails', !['saved', 'nothingToPublish'].includes(result.kind));
  };
  author.show = show;
  const saveAll = async () => {
    status.textContent = texts.saving;
    const result = await changes.save();
    show(result, texts.saved);
    return result.kind === 'saved';
  };
  const withSaved = async (action) => {
    if (changes.isEmpty || (await saveAll())) await action();
  };
  const take = oneAtATime(async (way) => {
    if (!changes.isEmpty && !(await saveAll())) return;
    const result = await history[way]();
    if (result.kind === 'saved') await author.reloadPage();
    else show(result);
  });
  changes.addEventListener('change', () => {
    bar.classList.remove('author-fails');
    bar.classList.toggle('author-unsaved', !changes.isEmpty);
    status.textContent = changes.isEmpty ? texts.noChanges : texts.unsaved;
    save.disabled = changes.isEmpty;
  });
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      event.preventDefault();
      if (!changes.isEmpty) void saveAll();
    } else if (key === 'z' && !event.target.isContentEditable && history.canUndo) {
      event.preventDefault();
      void take(event.shiftKey ? 'redo' : 'undo');
    }
  });
  changes.dispatchEvent(new Event('change'));
}

const anchor = (text, href) => element('a', { href }, text);
