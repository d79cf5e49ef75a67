import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Arrival, ArrivalContext, useArrivals, useHasArrived } from '@/shared/navigation/arrival';

function Frame() {
  return (
    <ArrivalContext value={useArrivals()}>
      <Bar />
      <main>
        <Outlet />
      </main>
    </ArrivalContext>
  );
}
const Bar = () => <p role="status">{useHasArrived() ? 'there' : 'on its way'}</p>;
const page = (name: string) => (
  <>
    <h1>{name}</h1>
    <Arrival />
  </>
);

it('a page is there once it says so, and another is on its way until that one does', async () => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: null },
          { path: '/one', element: page('One') },
          { path: '/two', element: page('Two') },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('on its way');
  await act(() => router.navigate('/one'));
  expect(status).toHaveTextContent('there');
  // The first page of a visit is left to the browser.
  expect(screen.getByRole('heading')).not.toHaveFocus();
  await act(() => router.navigate('/'));
  expect(status).toHaveTextContent('on its way');
  await act(() => router.navigate('/two'));
  expect(status).toHaveTextContent('there');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus());
});
