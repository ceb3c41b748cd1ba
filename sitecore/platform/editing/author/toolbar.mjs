import { publish } from './changes.mjs';

/** Shows the author's tools above the page: where it is, save, publish, the other language, all pages. */
export function showToolbar({ page, words, changes }) {
  const bar = document.createElement('div');
  bar.className = 'author-tools';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', words.tools);
  bar.lang = page.language;
  bar.dir = page.language === 'ar' ? 'rtl' : 'ltr';
  const status = document.createElement('output');
  const save = button(words.save);
  const issue = button(words.publish);
  const other = page.language === 'ar' ? 'en' : 'ar';
  bar.append(
    anchor(words.all, `/sitecore/editing?lang=${page.language}`),
    name(page),
    status,
    save,
    issue,
    anchor(words.other, `/sitecore/editing/page?${new URLSearchParams({ item: page.url, lang: other })}`),
  );
  document.body.prepend(bar);

  const show = () => {
    status.textContent = changes.isEmpty ? words.nothing : words.unsaved;
    save.disabled = changes.isEmpty;
  };
  const tell = ({ kind, detail }, done) => {
    const told = { saved: done, nothing: words.nothingToPublish, failed: `${words.failed} ${detail}` };
    status.textContent = told[kind] ?? words[kind];
    bar.classList.toggle('author-fails', !['saved', 'nothing'].includes(kind));
  };
  const saveAll = async () => {
    status.textContent = words.saving;
    const outcome = await changes.save();
    tell(outcome, words.saved);
    return outcome.kind === 'saved';
  };
  changes.addEventListener('change', show);
  save.addEventListener('click', saveAll);
  issue.addEventListener('click', async () => {
    if (!changes.isEmpty && !(await saveAll())) return;
    status.textContent = words.publishing;
    tell(await publish(new Set([page.id, ...changes.savedItems])), words.published);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!changes.isEmpty) void saveAll();
  });
  show();
}

function button(text) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}

function anchor(text, href) {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}

function name(page) {
  const made = document.createElement('strong');
  made.textContent = page.name;
  return made;
}
