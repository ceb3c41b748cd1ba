import { load, messageOf } from './api.mjs';
import { button, element, openModal } from './elements.mjs';
import { fieldInputs } from './field-inputs.mjs';
import { focusEntry, listEditor } from './list-editor.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { openPicker } from './picker.mjs';

/**
 * Opens the panel of an item: its fields in both languages, each saved by itself, and the lists of its children. The panel of a
 * block has the block's name as its title.
 */
export async function openItem(author, item, { onChange, title }) {
  const { page, texts, changes } = author;
  const saved = await changes.save();
  const result = saved.kind === 'unreachable' ? saved : await loadItem(page, item);
  if (result.kind !== 'saved') return void author.show(result);
  const body = element('div', { className: 'author-body' });
  const status = element('p', { role: 'status' });
  openModal({ page, texts, title: title ?? result.body.name[page.language], className: 'author-panel' }, status, body);
  const context = { author, status, onChange, body };
  show(context, result.body);
  body.querySelector('input, textarea, select, button')?.focus();
}

function show(context, item) {
  context.body.replaceChildren(...sectionsOf(context, item), ...item.lists.map((list) => listOf(context, item, list)));
}

const loadItem = ({ language }, item) => load('item', { item, lang: language });

async function refresh(context, item) {
  const result = await loadItem(context.author.page, item);
  if (result.kind === 'saved') show(context, result.body);
}

/** Returns the fields of an item under the headings of their sections. */
function sectionsOf(context, item) {
  const { author, status, onChange } = context;
  const { page, texts, changes } = author;
  const sections = new Map();
  for (const field of item.fields) {
    const name = field.section?.[page.language] ?? '';
    sections.set(name, [...(sections.get(name) ?? []), field]);
  }
  const save = async (field, language, value) => {
    const result = await changes.saveField(
      {
        item: item.id,
        language,
        field: field.name,
        label: field.label[page.language],
        version: item.version,
        revision: item.revision,
        base: field.value[language],
        write: () => undefined,
      },
      value,
    );
    if (result.kind === 'saved') {
      field.value[language] = value;
      onChange();
    }
    if (result.isTheirs) await refresh(context, item.id);
    status.textContent = result.kind === 'saved' ? texts.saved : messageOf(result, texts);
    return result;
  };
  return [...sections].map(([name, fields]) =>
    element(
      'section',
      {},
      element('h3', {}, name),
      ...fields.map((field) => fieldInputs({ field, page, texts, save })),
    ),
  );
}

function listOf(context, item, { label, help, list, revision, templates, choices, entries }) {
  const { author, status, onChange } = context;
  const { page, texts, history } = author;
  const name = label[page.language];
  const id = list.join('/');
  const change = oneAtATime(async (operation, focusAt) => {
    const result = await history.change({ item: item.id, list, revision, operation });
    status.textContent = result.kind === 'saved' ? texts.changed : messageOf(result, texts);
    if (result.kind === 'saved') onChange();
    await refresh(context, item.id);
    focusEntry(context.body.querySelector(`[data-list="${id}"] > ol`), focusAt);
  });
  const add = (template) => change({ kind: 'add', at: entries.length, name: template }, entries.length);
  const addButton = (template) =>
    button(templates.length === 1 ? texts.addEntry : `${texts.addEntry}: ${template}`, () => add(template), {
      className: 'author-add',
    });
  return element(
    'section',
    { 'data-list': id },
    element('h3', {}, name),
    help ? element('small', { className: 'author-help' }, help[page.language]) : undefined,
    entries.some(({ isShared }) => isShared) && element('small', { className: 'author-help' }, texts.sharedHelp),
    listEditor({
      entries: entries.map((entry) => ({
        label: entry.name[page.language],
        note: entry.isShared ? texts.isShared : undefined,
        isEditable: entry.id !== '',
      })),
      label: name,
      texts,
      change,
      edit: (at) => openItem(author, entries[at].id, { onChange }),
    }),
    ...(choices
      ? chooseButtons({ page, texts, name, choices: unlisted(choices, entries), add })
      : templates.map((template) => addButton(template))),
  );
}

const unlisted = (choices, entries) => choices.filter((choice) => entries.every(({ path }) => path !== choice.path));

/** Returns the buttons that add an item to a field: a shared one that is chosen, or a new one within the item. */
const chooseButtons = ({ page, texts, name, choices, add }) => [
  choices.length > 0 &&
    button(
      texts.chooseShared,
      () =>
        openPicker({
          page,
          texts,
          title: `${texts.chooseShared}: ${name}`,
          choices: choices.map(({ path, name: label, of }) => ({ value: path, label, words: path, detail: of })),
          choose: add,
        }),
      { className: 'author-add' },
    ),
  button(texts.addNew, () => add(''), { className: 'author-add' }),
];
