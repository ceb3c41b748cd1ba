// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { EventReplay } from './event-replay.ts';

function island() {
  document.body.innerHTML = '<div data-island="1"><button>Send</button></div>';
  const [root, button] = ['div', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  if (!root || !button) throw new Error('the island is missing');
  const used = vi.fn();
  const replay = new EventReplay(root);
  replay.whenUsed(used);
  return { replay, root, button, used };
}

it.each(['pointermove', 'touchstart', 'focusin', 'click', 'submit'])(
  'counts %s inside an island as its use',
  (type) => {
    const { button, used } = island();
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(used).toHaveBeenCalledOnce();
  },
);

it('counts an island that has the focus already as used', () => {
  const { button, root } = island();
  button.focus();
  const used = vi.fn();
  new EventReplay(root).whenUsed(used);
  expect(used).toHaveBeenCalledOnce();
});

it('does not count an island that appears under a resting pointer as used', () => {
  const { button, used } = island();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(used).not.toHaveBeenCalled();
});

it('holds a click until it is replayed', () => {
  const { replay, button } = island();
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked);
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  for (const replayEvent of replay.release()) replayEvent();
  expect(clicked).toHaveBeenCalledOnce();
  document.body.removeEventListener('click', clicked);
});
