import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useNavigate, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { LocaleProvider, WithMessages } from '@/shared/i18n/LocaleProvider';
import { createAppRouter } from '@/shared/navigation/router';
import { RouterView } from '@/shared/navigation/RouterView';
import { loadEveryPart } from '@tests/support/loadEveryPart';

// By itself the first fetching takes longer than a query waits.
beforeAll(() => loadEveryPart('en'));

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

async function open(page = <Form />) {
  window.scrollTo = () => undefined;
  const router = createAppRouter(createMemoryHistory());
  const routes = [
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  render(
    <LocaleProvider locale="en">
      <WithMessages of={['desk', 'shared']} fallback={null}>
        <RouterView router={router} routesAt={() => routes} crash={null} />
      </WithMessages>
    </LocaleProvider>,
  );
  await screen.findAllByLabelText('Note');
  return userEvent.setup();
}

/** Whether the browser would ask before the document is left. */
const asksOnUnload = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('UN01: asks before typed text is lost, and keeps it when the answer is no', async () => {
  const user = await open();
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
  const user = await open();
  await user.type(screen.getByLabelText('Note'), 'tired');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('UN02, UN03: asks nothing, and listens to no unload, while there is nothing to lose', async () => {
  const user = await open();
  expect(asksOnUnload()).toBe(false);
  await user.type(screen.getByLabelText('Note'), 'x');
  expect(asksOnUnload()).toBe(true);
  await user.clear(screen.getByLabelText('Note'));
  expect(asksOnUnload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('UN01: of two forms, a page and the dialog over it, is asked once, for both', async () => {
  const warn = vi.spyOn(console, 'warn');
  onTestFinished(() => warn.mockRestore());
  const user = await open(
    <>
      <Form />
      <Form />
    </>,
  );
  const notes = screen.getAllByLabelText('Note');
  const leave = () => user.click(screen.getAllByRole('link', { name: 'Leave' })[0] as HTMLElement);
  await user.type(notes[0] as HTMLElement, 'a');
  await user.type(notes[1] as HTMLElement, 'b');
  await leave();
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(notes.map((note) => (note as HTMLInputElement).value)).toEqual(['a', 'b']);
  // What was saved in the one leaves the other to be asked about.
  await user.clear(notes[0] as HTMLElement);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
