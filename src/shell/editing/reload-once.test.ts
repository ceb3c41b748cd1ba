// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it('reloads an edited page with a form once for each language, and no other page', () => {
  const reload = vi.fn();
  document.documentElement.lang = 'ar';
  reloadOnce(reload);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '<div data-edited-form></div>';
  reloadOnce(reload);
  reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  document.documentElement.lang = 'en';
  reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(Object.keys(localStorage).toSorted()).toEqual(['captcha-reloaded-ar', 'captcha-reloaded-en']);
});

it('reloads nothing where a browser forbids its storage', () => {
  const reload = vi.fn();
  document.body.innerHTML = '<div data-edited-form></div>';
  const storage = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  reloadOnce(reload);
  storage.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
