import { ErrorBoundary } from 'react-error-boundary';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { LocaleProvider } from '@/shared/i18n/LocaleProvider';
import { selectStatus } from '@/session/state';
import { selectLocale } from '@/shell/themeSlice';
import { AppCrash } from './CrashViews';
import type { AppStore } from './store';

/** Store, language, router: everything that every page stands in. */
export function App({ store, router }: { store: AppStore; router: DataRouter }) {
  return (
    <Provider store={store}>
      <Localised router={router} />
    </Provider>
  );
}

function Localised({ router }: { router: DataRouter }) {
  const locale = useSelector(selectLocale);
  const isSignedIn = useSelector(selectStatus) === 'signedIn';
  return (
    <LocaleProvider locale={locale} part={isSignedIn ? 'all' : 'entry'}>
      <ErrorBoundary fallback={<AppCrash />}>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </LocaleProvider>
  );
}
