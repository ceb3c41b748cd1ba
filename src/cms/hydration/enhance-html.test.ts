// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceHtml } from './enhance-html.ts';
import { EventReplay } from './event-replay.ts';
import type { Island } from './island.ts';

const island: Island = {
  widget: 'Header',
  client: 'load',
  slots: [],
  props: {
    uid: 'head',
    fields: {},
    params: {},
    phrases: {},
    page: { language: 'ar', path: '/', state: 'normal', servicesHost: '' },
    query: {},
    data: null,
  },
};

function renderIsland(): HTMLElement {
  document.body.innerHTML = '<div data-island="head"><button>1</button><button>2</button></div>';
  return document.querySelector<HTMLElement>('[data-island]') ?? document.body;
}

const press = (root: HTMLElement, name: string): void => {
  for (const button of root.querySelectorAll('button')) if (button.textContent === name) button.click();
};

describe('a behaviour', () => {
  const told = vi.fn();
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(told));
  afterEach(() => {
    vi.restoreAllMocks();
    told.mockReset();
  });

  it('starts on the HTML that stands there, and hears what was done before it did, once and in its order', () => {
    const root = renderIsland();
    const [first] = root.children;
    const uses = new EventReplay(root, () => undefined);
    press(root, '2');
    press(root, '1');
    const heard: string[] = [];
    enhanceHtml((element) => {
      element.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) heard.push(target.textContent);
      });
    })(root, island, uses);
    expect(heard).toEqual(['2', '1']);
    expect(root.dataset.hydrated).toBe('');
    expect(root.children[0]).toBe(first);
    press(root, '2');
    expect(heard).toEqual(['2', '1', '2']);
    expect(told).not.toHaveBeenCalled();
  });

  it('that fails leaves the HTML as it was, says so, and holds nothing back', () => {
    const root = renderIsland();
    const before = root.innerHTML;
    const uses = new EventReplay(root, () => undefined);
    const fault = new Error('a fault');
    enhanceHtml((element) => {
      element.replaceChildren();
      throw fault;
    })(root, island, uses);
    expect(root.innerHTML).toBe(before);
    expect(root.dataset.hydrated).toBeUndefined();
    expect(told).toHaveBeenCalledExactlyOnceWith('Header: failed in the browser, its HTML stays', fault);
    const heard = vi.fn();
    root.addEventListener('click', heard);
    press(root, '1');
    expect(heard).toHaveBeenCalledOnce();
  });
});
