import { load, messageOf } from './api.mjs';
import { button } from './elements.mjs';
import { openPicker } from './picker.mjs';

/** Creates a button that opens the pictures of the media library; `choose` receives the path of the chosen one. */
export function pictureButton({ page, texts, choose }) {
  const open = async () => {
    const result = await load('media', {});
    if (result.kind !== 'saved') return void (chooser.textContent = messageOf(result, texts));
    openPicker({
      page,
      texts,
      title: texts.choosePicture,
      choices: result.body.pictures.map(choiceOf(page, texts)),
      choose,
    });
  };
  const chooser = button(texts.choosePicture, open, { className: 'author-add' });
  return chooser;
}

const choiceOf =
  ({ language }, texts) =>
  ({ src, name, folder, bytes, width, height }) => ({
    value: src,
    label: name,
    words: src,
    detail: [folder, width && texts.pictureSize(width, height), sizeOf(bytes, language)].filter(Boolean).join(' · '),
    picture: `/-/media/${src.split('/').map(encodeURIComponent).join('/')}${/\.svg$/i.test(src) ? '' : '?w=320'}`,
  });

const sizeOf = (bytes, language) =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en', {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: bytes < 10_000 ? 1 : 0,
  }).format(bytes / 1000);
