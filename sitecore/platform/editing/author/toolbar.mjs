import { publish } from './changes.mjs';

/** Adds the author's toolbar above the page: all pages, the page's name, save, publish, the other language. */
export function showToolbar({ page, texts, changes }) {
  const bar = document.createElement('div');
  bar.className = 'author-tools';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', texts.tools);
  bar.lang = page.language;
  bar.dir = page.language === 'ar' ? 'rtl' : 'ltr';
  const status = document.createElement('output');
  const save = button(texts.save);
  const publishButton = button(texts.publish);
  const otherLanguage = page.language === 'ar' ? 'en' : 'ar';
  bar.append(
    anchor(texts.all, `/sitecore/editing?lang=${page.language}`),
    name(page),
    status,
    save,
    publishButton,
    anchor(texts.other, `/sitecore/editing/page?${new URLSearchParams({ item: page.url, lang: otherLanguage })}`),
  );
  document.body.prepend(bar);

  const show = () => {
    status.textContent = changes.isEmpty ? texts.noChanges : texts.unsaved;
    save.disabled = changes.isEmpty;
  };
  const showStatus = ({ kind, detail }, done) => {
    const messages = { saved: done, unchanged: texts.nothingToPublish, failed: `${texts.failed} ${detail}` };
    status.textContent = messages[kind] ?? texts[kind];
    bar.classList.toggle('author-fails', !['saved', 'unchanged'].includes(kind));
  };
  const saveAll = async () => {
    status.textContent = texts.saving;
    const result = await changes.save();
    showStatus(result, texts.saved);
    return result.kind === 'saved';
  };
  changes.addEventListener('change', show);
  save.addEventListener('click', saveAll);
  publishButton.addEventListener('click', async () => {
    if (!changes.isEmpty && !(await saveAll())) return;
    status.textContent = texts.publishing;
    showStatus(await publish(new Set([page.id, ...changes.savedItems])), texts.published);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!changes.isEmpty) void saveAll();
  });
  show();
}

function button(text) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  return element;
}

function anchor(text, href) {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}

function name(page) {
  const element = document.createElement('strong');
  element.textContent = page.name;
  return element;
}
