import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider, shallowEqual, useSelector } from 'react-redux';
import { useLostClinic } from '@/session/lostClinic';
import { DisplayUnits } from '@/shared/i18n/DisplayUnits';
import { LocaleProvider } from '@/shared/i18n/LocaleProvider';
import type { AppRouter } from '@/shared/navigation/router';
import { RouterView } from '@/shared/navigation/RouterView';
import { selectLocale, selectTimeZone, selectUnits } from '@/shell/themeSlice';
import { AppCrash } from './errors/CrashViews';
import { routesAt } from './site/deriveRoutes';
import type { AppStore } from './store';

/** Provides the store, language, units and router to every page. */
export function App({ store, router }: { store: AppStore; router: AppRouter }) {
  return (
    <Provider store={store}>
      <Localised router={router} />
    </Provider>
  );
}

const LostClinic = lazy(async () => ({ default: (await import('./errors/LostClinic')).LostClinic }));

function Localised({ router }: { router: AppRouter }) {
  const locale = useSelector(selectLocale);
  const units = useSelector(selectUnits, shallowEqual);
  const timeZone = useSelector(selectTimeZone);
  const lost = useLostClinic();
  return (
    <LocaleProvider locale={locale}>
      <ErrorBoundary fallback={<AppCrash />}>
        <DisplayUnits units={units} timeZone={timeZone}>
          <RouterView router={router} routesAt={routesAt} crash={<AppCrash />} />
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
