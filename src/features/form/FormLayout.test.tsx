// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FormLayout } from './FormLayout.tsx';

function Example() {
  const [text, setText] = useState('');
  return (
    <FormLayout
      name="example"
      id="example"
      labelledBy="title"
      head={<h2 id="title">Example</h2>}
      actions={text !== '' && <button onClick={() => setText('')}>Clear</button>}
    >
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </FormLayout>
  );
}

it('has the focus once the control that had it is gone, and leaves it to every other', async () => {
  render(<Example />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'abc');
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Example' }));
  // From there the keyboard comes to the first field.
  await userEvent.tab();
  expect(document.activeElement).toBe(field);
  await userEvent.click(document.body);
  await userEvent.type(field, 'd');
  expect(document.activeElement).toBe(field);
});
