import '@/styles/main.scss';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { LocaleProvider, WithMessages } from '@/shared/i18n/LocaleProvider';
import { keepSettings } from '@/shell/settings/keepSettings';
import { Layout } from '@/shell/layout/Layout';
import { selectLocale, themeReducer } from '@/shell/themeSlice';
import { richMenu } from './richMenu';
import { storeOf } from '@tests/support/storeOf';

function Desk() {
  const { pathname } = useLocation();
  return (
    <Layout
      menu={richMenu}
      breadcrumbs={[{ text: pathname }]}
      forcesCollapse={pathname === '/room'}
      menuSuggestionLimit={3}
    >
      <Outlet />
    </Layout>
  );
}

function Page() {
  const { pathname } = useLocation();
  return <h1>{pathname}</h1>;
}

const router = createBrowserRouter([{ element: <Desk />, children: [{ path: '*', element: <Page /> }] }]);

function Localised() {
  return (
    <LocaleProvider locale={useSelector(selectLocale)}>
      <WithMessages of={['desk', 'shared']} fallback={null}>
        <RouterProvider router={router} />
      </WithMessages>
    </LocaleProvider>
  );
}

const store = storeOf({ theme: themeReducer });
keepSettings(store);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Localised />
    </Provider>,
  );
}
