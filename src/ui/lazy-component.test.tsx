// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent, loadLazyComponents } from './lazy-component.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

it('is part of the HTML of a server that has loaded it', async () => {
  const LazyCounter = lazyComponent('Counter', () => Promise.resolve(Counter));
  await loadLazyComponents();
  expect(renderToString(<LazyCounter />)).toContain('<button type="button">0</button>');
});

it('loads its code when it is first shown, and keeps its state when it is shown again', async () => {
  const load = vi.fn(() => Promise.resolve(Counter));
  const LazyCounter = lazyComponent('Counter', load);
  expect(load).not.toHaveBeenCalled();
  const { rerender } = render(<LazyCounter />);
  fireEvent.click(await screen.findByRole('button'));
  rerender(<LazyCounter />);
  expect(screen.getByRole('button').textContent).toBe('1');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is nothing but a line in the log when its code does not come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const LazyCounter = lazyComponent('Counter', () => Promise.reject(new Error('offline')));
  const { container } = await act(() => Promise.resolve(render(<LazyCounter />)));
  expect(container.innerHTML).toBe('');
  expect(logged.mock.calls).toEqual([['Counter: did not load', new Error('offline')]]);
});
