/** The dialog of each field type that cannot be typed into on the page. */
const FORMS = {
  'general link': (texts, value) => ({
    title: texts.linkTitle,
    inputs: [
      { name: 'text', label: texts.linkText, value: value.text },
      { name: 'href', label: texts.linkHref, value: value.href, isCode: true, required: true },
      { name: 'target', label: texts.linkTarget, checked: value.target === '_blank' },
    ],
    result: (form) => ({ ...value, ...formTexts(form, 'text', 'href'), target: form.has('target') ? '_blank' : '' }),
  }),
  image: (texts, value) => ({
    title: texts.imageTitle,
    inputs: [
      { name: 'src', label: texts.imageSrc, value: value.src, isCode: true, required: true },
      { name: 'alt', label: texts.imageAlt, value: value.alt },
    ],
    result: (form) => formTexts(form, 'src', 'alt'),
  }),
  datetime: (texts, value) => ({
    title: texts.dateTitle,
    inputs: [
      { name: 'day', label: texts.dateValue, value: value.slice(0, 10), type: 'date', isCode: true, required: true },
    ],
    // The time of day is unchanged: offers end at a certain hour.
    result: (form) => `${form.get('day')}${value === '' ? 'T00:00:00Z' : value.slice(10)}`,
  }),
};

const formTexts = (form, ...names) => Object.fromEntries(names.map((name) => [name, String(form.get(name)).trim()]));

/** Opens the dialog of a link, picture or date field. Submitting it writes the new value into the page. */
export function openDialog(field, texts, onChange) {
  const content = FORMS[field.type]?.(texts, field.read());
  if (!content) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'author-dialog';
  dialog.lang = document.documentElement.lang;
  dialog.dir = field.language === 'ar' ? 'rtl' : 'ltr';
  const form = document.createElement('form');
  form.method = 'dialog';
  const title = document.createElement('h2');
  title.textContent = content.title;
  title.id = 'author-dialog-title';
  dialog.setAttribute('aria-labelledby', title.id);
  form.append(title, ...content.inputs.map(labelledInput), actions(texts, dialog));
  dialog.append(form);
  form.addEventListener('submit', () => {
    field.write(content.result(new FormData(form)));
    onChange();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function labelledInput({ name, label, value, checked, type, isCode = false, required = false }) {
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

function actions(texts, dialog) {
  const holder = document.createElement('div');
  const apply = document.createElement('button');
  apply.textContent = texts.apply;
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = texts.cancel;
  cancel.addEventListener('click', () => dialog.close());
  holder.append(apply, cancel);
  return holder;
}
