// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { enhanceInfo } from './enhance-info.ts';

it('closes the details on Escape, over the button and in it, until pointer or focus come back', () => {
  document.body.innerHTML = '<div class="info"><button>i</button><div>details</div></div><input>';
  enhanceInfo(document.body);
  const info = document.querySelector<HTMLElement>('.info');
  const press = (target: EventTarget, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  if (!info) throw new Error('no details');
  press(document, 'Escape');
  expect(info.dataset.dismissed).toBeUndefined();
  info.dispatchEvent(new MouseEvent('mouseenter'));
  press(document, 'Enter');
  expect(info.dataset.dismissed).toBeUndefined();
  press(document, 'Escape');
  expect(info.dataset.dismissed).toBe('');
  info.dispatchEvent(new MouseEvent('mouseleave'));
  expect(info.dataset.dismissed).toBeUndefined();
  press(info, 'Escape');
  expect(info.dataset.dismissed).toBe('');
  info.querySelector('button')?.click();
  expect(info.dataset.dismissed).toBeUndefined();
});
