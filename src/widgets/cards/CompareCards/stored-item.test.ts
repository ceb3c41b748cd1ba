// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from './stored-item.ts';

const read = () => readStored('cards', (value) => z.array(z.string()).parse(value));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('readStored returns the stored value, or undefined without one', () => {
  expect(read()).toBeUndefined();
  writeStored('cards', ['a', 'b']);
  expect(read()).toEqual(['a', 'b']);
});

it('CERR-05 readStored and writeStored log a read, write or parse error, remove the item, and continue as if nothing were stored', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const broken of ['{"half', '{"other":"shape"}']) {
    localStorage.setItem('cards', broken);
    expect(read(), broken).toBeUndefined();
    expect(localStorage.getItem('cards'), broken).toBeNull();
  }
  expect(logged).toHaveBeenCalledTimes(2);

  const full = new DOMException('full', 'QuotaExceededError');
  localStorage.setItem('cards', '["old"]');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw full;
  });
  writeStored('cards', ['new']);
  expect(logged).toHaveBeenLastCalledWith('stored cards:', full);
  expect(localStorage.getItem('cards')).toBeNull();

  localStorage.setItem('cards', '["old"]');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw full;
  });
  expect(read()).toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(4);
  expect(localStorage.getItem('cards')).toBeNull();
});
