// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { handleFailedImages } from './handle-failed-images.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Returns how an image that fails to load is shown. */
function failedImage(markup: string, isForAuthor = false): CSSStyleDeclaration {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = markup;
  const image = document.images[0];
  if (!image) throw new Error('no image');
  const stop = handleFailedImages(isForAuthor);
  image.dispatchEvent(new Event('error'));
  stop();
  return image.style;
}

it('CERR-06 ERR-17 writes a picture that fails to load to the log; its text stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<main><img src="/-/media/a.svg" alt="بطاقة ركن"><p>نص</p></main>';
  const stop = handleFailedImages(false);
  expect(logged).not.toHaveBeenCalled();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^image: .*\/-\/media\/a\.svg did not load$/)]]);
  expect(document.querySelector('img')?.style.visibility).toBe('');
  expect(document.querySelector('img')?.alt).toBe('بطاقة ركن');
  document.querySelector('p')?.dispatchEvent(new Event('error'));
  stop();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(logged).toHaveBeenCalledTimes(1);
});

it.each([
  ['a mirrored image', '<img alt="بطاقة" style="scale: -1 1">', 'none'],
  ['an image in a mirrored frame', '<p style="scale: -1 1"><span><img alt="بطاقة"></span></p>', '-1 1'],
  ['a mirrored image in a mirrored frame', '<p style="scale: -1 1"><img alt="بطاقة" style="scale: -1 1"></p>', '-1 1'],
  ['an image that is not mirrored', '<p><img alt="بطاقة"></p>', 'none'],
])('shows the text of %s as it is read', (_, markup, scale) => {
  const style = failedImage(markup);
  expect([style.scale, style.visibility]).toEqual([scale, '']);
});

it('hides the sign of a broken image without a text from visitors', () => {
  expect(failedImage('<img alt="">').visibility).toBe('hidden');
  expect(failedImage('<img alt="">', true).visibility).toBe('');
});

it('shows an image whose later source loads as it was', () => {
  const ofText = failedImage('<img alt="بطاقة">');
  document.images[0]?.dispatchEvent(new Event('load'));
  const ofNone = failedImage('<img alt="">');
  document.images[0]?.dispatchEvent(new Event('load'));
  expect([ofText.scale, ofNone.visibility]).toEqual(['', '']);
});

it('logs an image that failed before it ran', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<img src="/a.png" alt="">';
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  handleFailedImages(false)();
  expect(logged).toHaveBeenCalledTimes(1);
});
