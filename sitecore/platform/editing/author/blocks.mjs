import { load, messageOf } from './api.mjs';
import { button, element, openModal } from './elements.mjs';
import { focusEntry, listEditor } from './list-editor.mjs';
import { openItem } from './item-panel.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { blockChoices, openPicker } from './picker.mjs';

/** Opens the panel of a page's blocks by placeholder; the page is loaded again when it closes after a change. */
export function openBlocks(author) {
  const { page, texts, history, reloadPage } = author;
  let isChanged = false;
  const body = element('div', { className: 'author-body' });
  const status = element('p', { role: 'status' });
  openModal(
    { page, texts, title: texts.blocks, className: 'author-panel', onClose: () => isChanged && reloadPage() },
    status,
    body,
  );
  const change = oneAtATime(async (placeholder, operation, focusAt) => {
    const { list, revision } = placeholder;
    const result = await history.change({ item: page.layout, list, revision, operation });
    status.textContent = result.kind === 'saved' ? texts.changed : messageOf(result, texts);
    isChanged ||= result.kind === 'saved';
    await refresh();
    focusEntry(body.querySelector(`[data-list="${list.join('/')}"] > ol`), focusAt);
  });
  const show = () => body.replaceChildren(...page.outline.map((placeholder) => placeholderOf(placeholder)));
  const placeholderOf = (placeholder) => {
    const { name, list, blocks } = placeholder;
    const add = () =>
      openPicker({
        page,
        texts,
        title: texts.addBlock,
        choices: blockChoices(page),
        choose: (chosen) => change(placeholder, { kind: 'add', at: blocks.length, name: chosen }, blocks.length),
      });
    return element(
      'section',
      { 'data-list': list.join('/') },
      element('h3', {}, name),
      listEditor({
        entries: blocks.map((block) => ({ label: block.name })),
        label: name,
        texts,
        change: (operation, focusAt) => change(placeholder, operation, focusAt),
        edit: (at) => openItem(author, blocks[at].item, { title: blocks[at].name, onChange: () => (isChanged = true) }),
        inside: (at) => element('div', {}, ...blocks[at].placeholders.map(placeholderOf)),
      }),
      button(texts.addBlock, add, { className: 'author-add' }),
    );
  };
  const refresh = async () => {
    const result = await load('outline', { item: page.layout, lang: page.language });
    if (result.kind === 'saved') page.outline = result.body.outline;
    show();
  };
  show();
  body.querySelector('button')?.focus();
}

/** Returns the placeholder and the index of the block of a chrome; undefined for one of the site's own layout. */
export function findBlock(outline, id) {
  for (const placeholder of outline) {
    const at = placeholder.blocks.findIndex((block) => block.id === id);
    if (at !== -1) return { placeholder, at, block: placeholder.blocks[at] };
    for (const { placeholders } of placeholder.blocks) {
      const found = findBlock(placeholders, id);
      if (found) return found;
    }
  }
  return undefined;
}
