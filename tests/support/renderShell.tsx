import type { Store } from 'redux';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { allMessages } from '@tests/support/allMessages';

const { en: english } = allMessages;

/** A part of the shell by itself: a store, the English words and a router around it, and nothing else. */
export function renderShell(store: Store, routes: RouteObject[], path = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={english}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return router;
}
