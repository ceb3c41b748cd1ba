// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { enhanceInfo } from './enhance-info.ts';

it('closes the details on Escape while their button has the focus, until pointer or focus come back', () => {
  document.body.innerHTML = '<div class="info-point"><button>i</button><div>details</div></div>';
  enhanceInfo(document.body);
  const info = document.querySelector<HTMLElement>('.info-point');
  const button = document.querySelector('button');
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Escape');
  expect(info?.dataset.dismissed).toBeUndefined();
  button?.focus();
  press('Enter');
  expect(info?.dataset.dismissed).toBeUndefined();
  press('Escape');
  expect(info?.dataset.dismissed).toBe('');
  button?.click();
  expect(info?.dataset.dismissed).toBeUndefined();
  press('Escape');
  button?.blur();
  expect(info?.dataset.dismissed).toBeUndefined();
});
