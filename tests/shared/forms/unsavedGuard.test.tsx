import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { LocaleProvider } from '@/shared/i18n/LocaleProvider';

afterEach(cleanup);

function Form() {
  const [text, setText] = useState('');
  const { dialog, release } = useUnsavedGuard(text !== '');
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/elsewhere">Leave</Link>
      <button
        type="button"
        onClick={() => {
          release();
          void navigate('/elsewhere');
        }}
      >
        Save
      </button>
      {dialog}
    </>
  );
}

function open() {
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(
    <LocaleProvider locale="en" part="all">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
  return userEvent.setup();
}

/** Whether the browser would ask before the document is left. */
const asksOnUnload = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('UN01: asks before typed text is lost, and keeps it when the answer is no', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Note'), 'tired');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Note')).toHaveValue('tired');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(document.body).not.toHaveClass('modal-open');
});

it('UN01: asks nothing after a save', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Note'), 'tired');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('UN02, UN03: asks nothing, and listens to no unload, while there is nothing to lose', async () => {
  const user = open();
  expect(asksOnUnload()).toBe(false);
  await user.type(screen.getByLabelText('Note'), 'x');
  expect(asksOnUnload()).toBe(true);
  await user.clear(screen.getByLabelText('Note'));
  expect(asksOnUnload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
