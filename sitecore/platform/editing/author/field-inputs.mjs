import { messageOf } from './api.mjs';
import { button, element, iconButton } from './elements.mjs';
import { pictureButton } from './picture-picker.mjs';

const LANGUAGES = ['ar', 'en'];
let created = 0;

/** Creates the inputs of a field: one for each language, or one for both. Each saves its value when it changes. */
export function fieldInputs({ field, page, texts, save }) {
  const { language } = page;
  const label = field.label[language];
  const help = field.help?.[language];
  const shown = field.isLocalized ? LANGUAGES : [language];
  return element(
    'fieldset',
    { className: 'author-field' },
    element('legend', {}, label),
    help && element('small', {}, help),
    field.isListed
      ? element('p', { className: 'author-note' }, texts.listedElsewhere)
      : element(
          'div',
          { className: shown.length > 1 ? 'author-languages' : '' },
          ...shown.map((one) =>
            inputOf({ field, language: one, isOnly: shown.length === 1, label, page, texts, save }),
          ),
        ),
  );
}

function inputOf({ field, language, isOnly, label, page, texts, save }) {
  const error = element('p', { className: 'author-error', id: `author-error-${(created += 1)}`, role: 'alert' });
  const input = (KINDS[field.kind] ?? KINDS.text)({ field, value: field.value[language], page, texts });
  const name = isOnly ? label : texts.languages[language];
  input.element.addEventListener('change', async () => {
    const result = await save(field, language, input.read());
    const isRefused = result.kind !== 'saved';
    error.textContent = isRefused ? messageOf(result, texts) : '';
    for (const control of controlsOf(input.element)) {
      control.toggleAttribute('aria-invalid', isRefused);
      if (isRefused) control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', error.id);
    }
  });
  const isGroup = input.element.localName === 'div';
  if (isGroup) {
    input.element.setAttribute('role', 'group');
    input.element.setAttribute('aria-label', name);
  }
  for (const control of controlsOf(input.element))
    if (!isCode(control)) {
      control.dir = isOnly ? 'auto' : language === 'ar' ? 'rtl' : 'ltr';
      control.lang = language;
    }
  const caption = element('span', {}, isOnly ? '' : texts.languages[language]);
  if (!isGroup) input.element.setAttribute('aria-label', isOnly ? label : `${label}: ${name}`);
  return element('div', {}, caption, input.element, error);
}

const controlsOf = (root) => (root.matches('input, textarea, select') ? [root] : [...root.querySelectorAll('input')]);

const isCode = (control) => control.dataset.code !== undefined;

const textBox = ({ field, value }) => {
  const isLong = field.type === 'Multi-Line Text' || field.kind === 'richText';
  const box = element(isLong ? 'textarea' : 'input', { value: value ?? '', ...(isLong && { rows: 4 }) });
  return { element: box, read: () => box.value };
};

const numberBox = ({ field, value }) => {
  const box = element('input', { type: 'number', step: field.kind === 'integer' ? '1' : 'any', value: value ?? '' });
  return { element: box, read: () => (box.value === '' ? null : Number(box.value)) };
};

/** Creates labelled inputs in a group; `parts` are `[name, label, isCode]`. */
function group(value, parts) {
  const inputs = parts.map(([name, label, code]) => {
    const input = element('input', { value: value?.[name] ?? '', ...(code && { dir: 'ltr', 'data-code': '' }) });
    return { name, label, input };
  });
  return {
    element: element('div', {}, ...inputs.map(({ label, input }) => element('label', {}, label, input))),
    read: () => Object.fromEntries(inputs.map(({ name, input }) => [name, input.value.trim()])),
  };
}

const linkBox = ({ value, texts }) => {
  const { element: box, read } = group(value, [
    ['text', texts.linkText],
    ['href', texts.linkHref, true],
  ]);
  const target = element('input', { type: 'checkbox', checked: value?.target === '_blank', 'data-code': '' });
  box.append(element('label', { className: 'author-check' }, target, texts.linkTarget));
  return {
    element: box,
    read: () => {
      const link = { ...value, ...read(), target: target.checked ? '_blank' : '' };
      return link.href === '' && link.text === '' ? null : link;
    },
  };
};

const sourceBox =
  (other, hasPictures) =>
  ({ value, page, texts }) => {
    const box = group(value, [['src', texts.imageSrc, true], other(texts)]);
    const choose = (src) => {
      box.element.querySelector('input').value = src;
      box.element.dispatchEvent(new Event('change'));
    };
    if (hasPictures) box.element.append(pictureButton({ page, texts, choose }));
    return { element: box.element, read: () => (box.read().src === '' ? null : box.read()) };
  };

/** One of the shared items; one of another place stays chosen. */
const itemBox = ({ field, value, texts }) => {
  const isKnown = value === null || field.choices.some(({ path }) => path === value);
  const choices = isKnown ? field.choices : [{ path: value, name: value, of: '' }, ...field.choices];
  const options = [{ path: '', name: texts.none, of: '' }, ...choices].map(({ path, name, of }) =>
    element('option', { value: path, selected: path === (value ?? '') }, of === '' ? name : `${name} · ${of}`),
  );
  const box = element('select', { 'data-code': '' }, ...options);
  return { element: box, read: () => (box.value === '' ? null : box.value) };
};

const pairsBox = ({ value, texts }) => {
  const rows = element('div', { className: 'author-pairs' });
  const box = element('div', {}, rows);
  const changed = () => box.dispatchEvent(new Event('change'));
  const add = ({ name = '', value: text = '' } = {}) => {
    const row = element(
      'div',
      {},
      element('input', { value: name, 'aria-label': texts.pairName }),
      element('input', { value: text, 'aria-label': texts.pairValue }),
      iconButton('remove', texts.remove, () => {
        row.remove();
        changed();
      }),
    );
    rows.append(row);
    return row;
  };
  for (const pair of Array.isArray(value) ? value : []) add(pair);
  box.append(button(texts.addPair, () => add().querySelector('input').focus(), { className: 'author-add' }));
  const read = () =>
    [...rows.children]
      .map((row) => [...row.querySelectorAll('input')].map((input) => input.value.trim()))
      .filter(([name, text]) => name !== '' || text !== '')
      .map(([name, text]) => ({ name, value: text }));
  return { element: box, read: () => (read().length === 0 ? null : read()) };
};

const KINDS = {
  text: textBox,
  richText: textBox,
  number: numberBox,
  integer: numberBox,
  checkbox: ({ value }) => {
    const box = element('input', { type: 'checkbox', checked: value === true, 'data-code': '' });
    return { element: box, read: () => box.checked };
  },
  choice: ({ field, value, texts }) => {
    const options = ['', ...field.values].map((one) =>
      element('option', { value: one, selected: one === (value ?? '') }, one === '' ? texts.none : one),
    );
    const box = element('select', { 'data-code': '' }, ...options);
    return { element: box, read: () => (box.value === '' ? null : box.value) };
  },
  date: ({ value }) => {
    const box = element('input', { type: 'date', value: String(value ?? '').slice(0, 10), 'data-code': '' });
    const time = String(value ?? '').slice(10);
    return { element: box, read: () => (box.value === '' ? null : box.value + time) };
  },
  link: linkBox,
  image: sourceBox((texts) => ['alt', texts.imageAlt], true),
  lookup: itemBox,
  file: sourceBox((texts) => ['title', texts.fileTitle]),
  nameValueList: pairsBox,
};
