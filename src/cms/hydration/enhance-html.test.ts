// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceHtml } from './enhance-html.ts';
import { EventReplay } from './event-replay.ts';
import type { Island } from './island.ts';

const island: Island = { widget: 'Header', client: 'load' };

function renderIsland(): HTMLElement {
  document.body.innerHTML = '<div data-island="head"><button>1</button><button>2</button></div>';
  return document.querySelector<HTMLElement>('[data-island]') ?? document.body;
}

const press = (root: HTMLElement, name: string): void => {
  for (const button of root.querySelectorAll('button')) if (button.textContent === name) button.click();
};

describe('enhanceHtml', () => {
  const logError = vi.fn();
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(logError));
  afterEach(() => {
    vi.restoreAllMocks();
    logError.mockReset();
  });

  it('enhances the server’s HTML and replays earlier clicks once, in their order', () => {
    const root = renderIsland();
    const [first] = root.children;
    const replay = new EventReplay(root);
    press(root, '2');
    press(root, '1');
    const received: string[] = [];
    enhanceHtml((element) => {
      element.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) received.push(target.textContent);
      });
    })(root, island, replay);
    expect(received).toEqual(['2', '1']);
    expect(root.dataset.hydrated).toBe('');
    expect(root.children[0]).toBe(first);
    press(root, '2');
    expect(received).toEqual(['2', '1', '2']);
    expect(logError).not.toHaveBeenCalled();
  });

  it('restores the HTML, logs the error and stops holding events when the enhancement throws', () => {
    const root = renderIsland();
    const before = root.innerHTML;
    const replay = new EventReplay(root);
    const error = new Error('the enhancement fails');
    enhanceHtml((element) => {
      element.replaceChildren();
      throw error;
    })(root, island, replay);
    expect(root.innerHTML).toBe(before);
    expect(root.dataset.hydrated).toBeUndefined();
    expect(logError).toHaveBeenCalledExactlyOnceWith('Header: failed in the browser, its HTML stays', error);
    const received = vi.fn();
    root.addEventListener('click', received);
    press(root, '1');
    expect(received).toHaveBeenCalledOnce();
  });
});
