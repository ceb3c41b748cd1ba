/** What is asked for each kind of field that is not typed over in its place. */
const FORMS = {
  'general link': (words, value) => ({
    title: words.linkTitle,
    inputs: [
      { name: 'text', label: words.linkText, value: value.text },
      { name: 'href', label: words.linkHref, value: value.href, isCode: true, required: true },
      { name: 'target', label: words.linkTarget, checked: value.target === '_blank' },
    ],
    result: (form) => ({ ...value, ...texts(form, 'text', 'href'), target: form.has('target') ? '_blank' : '' }),
  }),
  image: (words, value) => ({
    title: words.imageTitle,
    inputs: [
      { name: 'src', label: words.imageSrc, value: value.src, isCode: true, required: true },
      { name: 'alt', label: words.imageAlt, value: value.alt },
    ],
    result: (form) => texts(form, 'src', 'alt'),
  }),
  datetime: (words, value) => ({
    title: words.dateTitle,
    inputs: [
      { name: 'day', label: words.dateValue, value: value.slice(0, 10), type: 'date', isCode: true, required: true },
    ],
    // The hour stays that of before: offers end at a certain one.
    result: (form) => `${form.get('day')}${value === '' ? 'T00:00:00Z' : value.slice(10)}`,
  }),
};

const texts = (form, ...names) => Object.fromEntries(names.map((name) => [name, String(form.get(name)).trim()]));

/** Asks an author for a link, a picture or a date, and shows at once what was given. */
export function openDialog(field, words, onChange) {
  const asked = FORMS[field.type]?.(words, field.read());
  if (!asked) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'author-dialog';
  dialog.lang = document.documentElement.lang;
  dialog.dir = field.language === 'ar' ? 'rtl' : 'ltr';
  const form = document.createElement('form');
  form.method = 'dialog';
  const title = document.createElement('h2');
  title.textContent = asked.title;
  title.id = 'author-dialog-title';
  dialog.setAttribute('aria-labelledby', title.id);
  form.append(title, ...asked.inputs.map(labelled), actions(words, dialog));
  dialog.append(form);
  form.addEventListener('submit', () => {
    field.write(asked.result(new FormData(form)));
    onChange();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function labelled({ name, label, value, checked, type, isCode = false, required = false }) {
  const holder = document.createElement('label');
  const input = document.createElement('input');
  input.name = name;
  input.required = required;
  if (checked === undefined) {
    input.type = type ?? 'text';
    input.value = value;
    holder.append(label, input);
  } else {
    input.type = 'checkbox';
    input.checked = checked;
    holder.append(input, label);
  }
  if (isCode) input.dir = 'ltr';
  return holder;
}

function actions(words, dialog) {
  const holder = document.createElement('div');
  const apply = document.createElement('button');
  apply.textContent = words.apply;
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = words.cancel;
  cancel.addEventListener('click', () => dialog.close());
  holder.append(apply, cancel);
  return holder;
}
