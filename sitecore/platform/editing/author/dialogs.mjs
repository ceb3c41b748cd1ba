import { button, element, openModal } from './elements.mjs';
import { pictureButton } from './picture-picker.mjs';

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
    hasPictures: true,
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
export function openDialog(field, { page, texts }, onChange) {
  const content = FORMS[field.type]?.(texts, field.read());
  if (!content) return;
  const form = element(
    'form',
    { method: 'dialog' },
    ...content.inputs.map(labelledInput),
    content.hasPictures &&
      pictureButton({ page, texts, choose: (src) => (form.querySelector('[name="src"]').value = src) }),
    element(
      'footer',
      {},
      element('button', { className: 'author-primary' }, texts.apply),
      button(texts.cancel, () => dialog.close()),
    ),
  );
  form.addEventListener('submit', () => {
    field.write(content.result(new FormData(form)));
    onChange();
  });
  const dialog = openModal({ page, texts, title: content.title }, form);
  form.querySelector('input')?.focus();
}

function labelledInput({ name, label, value, checked, type = 'text', isCode = false, required = false }) {
  const more = { name, required, ...(isCode && { dir: 'ltr' }) };
  return checked === undefined
    ? element('label', {}, label, element('input', { ...more, type, value }))
    : element('label', { className: 'author-check' }, element('input', { ...more, type: 'checkbox', checked }), label);
}
