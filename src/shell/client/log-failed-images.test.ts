// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { logFailedImages } from './log-failed-images.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('CERR-06 ERR-17 writes a picture that fails to load to the log and changes nothing else', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = '<main><img src="/-/media/a.svg" alt="بطاقة ركن"><p>نص</p></main>';
  document.body.innerHTML = markup;
  const stop = logFailedImages();
  expect(logged).not.toHaveBeenCalled();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^image: .*\/-\/media\/a\.svg did not load$/)]]);
  expect(document.body.innerHTML).toBe(markup);
  expect(document.querySelector('img')?.alt).toBe('بطاقة ركن');
  document.querySelector('p')?.dispatchEvent(new Event('error'));
  stop();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(logged).toHaveBeenCalledTimes(1);
});

it('logs an image that failed before it ran', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<img src="/a.png" alt="">';
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  logFailedImages()();
  expect(logged).toHaveBeenCalledTimes(1);
});
