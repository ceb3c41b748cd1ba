import { element, icon, iconButton } from './elements.mjs';

/**
 * Creates a list whose entries can be moved (by buttons, Alt with the arrow keys, or by drag), duplicated, removed and
 * edited. `change` receives an operation; `edit` the index of an entry; `inside` returns what is below an entry.
 */
export function listEditor({ entries, label, texts, change, edit, inside = () => undefined }) {
  const list = element('ol', { className: 'author-list', 'aria-label': label });
  entries.forEach((entry, at) => {
    const move = (to) => to >= 0 && to < entries.length && change({ kind: 'move', at, to }, to);
    const row = element(
      'div',
      { className: 'author-row', draggable: true },
      icon('drag'),
      element('span', { dir: 'auto' }, entry.label, entry.note && element('small', {}, entry.note)),
      iconButton('up', `${texts.up}: ${entry.label}`, () => move(at - 1), { disabled: at === 0 }),
      iconButton('down', `${texts.down}: ${entry.label}`, () => move(at + 1), { disabled: at === entries.length - 1 }),
      iconButton('copy', `${texts.duplicate}: ${entry.label}`, () => change({ kind: 'duplicate', at }, at + 1)),
      edit && entry.isEditable !== false && iconButton('edit', `${texts.edit}: ${entry.label}`, () => edit(at)),
      iconButton('remove', `${texts.remove}: ${entry.label}`, () => change({ kind: 'remove', at }, at - 1)),
    );
    row.addEventListener('keydown', (event) => {
      const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
      if (!event.altKey || to === undefined) return;
      event.preventDefault();
      move(to);
    });
    row.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer.setData('text/plain', `${label} ${at}`));
    row.addEventListener('dragover', (event) => event.preventDefault());
    row.addEventListener('drop', (event) => {
      event.preventDefault();
      const dragged = event.dataTransfer.getData('text/plain');
      const from = Number(dragged.slice(label.length + 1));
      if (dragged.startsWith(`${label} `) && from !== at) change({ kind: 'move', at: from, to: at }, at);
    });
    list.append(element('li', {}, row, inside(at)));
  });
  return list;
}

/** Moves the focus to an entry of a list after it was changed, else to the list's first button. */
export function focusEntry(list, at) {
  const rows = [...(list?.querySelectorAll(':scope > li > .author-row') ?? [])];
  const row = rows[Math.max(0, Math.min(at, rows.length - 1))];
  row?.querySelector('button:not(:disabled)')?.focus();
}
