// The floor: what the packages of the product weigh and take when they say hello. A form, a frame and a list of forty
// rows, on the store, the router, the words and the calls that the product has.
import './floor.scss';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';

export interface FloorRow {
  id: number;
  name: string;
  value: number;
}

const rows = createSlice({
  name: 'rows',
  initialState: { items: [] as FloorRow[] },
  reducers: {
    fetched: (state, { payload }: PayloadAction<FloorRow[]>) => void (state.items = payload),
  },
});
export const { fetched } = rows.actions;
const store = configureStore({ reducer: { rows: rows.reducer } });
export type FloorState = ReturnType<typeof store.getState>;

const messages = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  rows: 'Rows',
  other: 'Other page',
  count: '{count, plural, one {# row} other {# rows}}',
};

function SignIn() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  return (
    <form className="container py-5" onSubmit={() => void navigate('/rows')}>
      <h1>
        <FormattedMessage id="title" />
      </h1>
      <label className="form-label">
        <FormattedMessage id="email" />
        <input
          className="form-control"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <label className="form-label">
        <FormattedMessage id="password" />
        <input className="form-control" type="password" autoComplete="off" />
      </label>
      <button className="btn btn-primary" type="submit">
        <FormattedMessage id="title" />
      </button>
    </form>
  );
}

const Rows = lazy(() => import('./Rows'));
const Other = lazy(() => import('./Other'));

function Frame() {
  return (
    <div className="container">
      <nav>
        <Link to="/rows">
          <FormattedMessage id="rows" />
        </Link>{' '}
        <Link to="/other">
          <FormattedMessage id="other" />
        </Link>
      </nav>
      <main>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/rows', element: <Rows /> },
      { path: '/other', element: <Other /> },
    ],
  },
  { path: '*', element: <SignIn /> },
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <IntlProvider locale="en" messages={messages}>
          <RouterProvider router={router} />
        </IntlProvider>
      </Provider>
    </StrictMode>,
  );
