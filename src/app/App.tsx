import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider, shallowEqual, useSelector } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { useLostClinic } from '@/session/lostClinic';
import { DisplayUnits } from '@/shared/i18n/DisplayUnits';
import { LocaleProvider } from '@/shared/i18n/LocaleProvider';
import { selectLocale, selectTimeZone, selectUnits } from '@/shell/themeSlice';
import { AppCrash } from './errors/CrashViews';
import type { AppStore } from './store';

/** Provides the store, language, units and router to every page. */
export function App({ store, router }: { store: AppStore; router: DataRouter }) {
  return (
    <Provider store={store}>
      <Localised router={router} />
    </Provider>
  );
}

const LostClinic = lazy(async () => ({ default: (await import('./errors/LostClinic')).LostClinic }));

function Localised({ router }: { router: DataRouter }) {
  const locale = useSelector(selectLocale);
  const units = useSelector(selectUnits, shallowEqual);
  const timeZone = useSelector(selectTimeZone);
  const lost = useLostClinic();
  return (
    <LocaleProvider locale={locale}>
      <ErrorBoundary fallback={<AppCrash />}>
        <DisplayUnits units={units} timeZone={timeZone}>
          <RouterProvider router={router} />
          {lost && (
            <Suspense fallback={null}>
              <LostClinic lost={lost} />
            </Suspense>
          )}
        </DisplayUnits>
      </ErrorBoundary>
    </LocaleProvider>
  );
}
