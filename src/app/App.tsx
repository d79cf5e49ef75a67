import { lazy, Suspense, useCallback } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider, shallowEqual, useSelector } from 'react-redux';
import { useLostClinic } from '@/session/lostClinic';
import { selectRole, selectStatus } from '@/session/state';
import { DisplayUnits } from '@/shared/i18n/DisplayUnits';
import { LocaleProvider } from '@/shared/i18n/LocaleProvider';
import type { Spoken } from '@/shared/i18n/messages';
import { MayOpenContext } from '@/shared/navigation/returnPath';
import type { AppRouter } from '@/shared/navigation/router';
import { RouterView } from '@/shared/navigation/RouterView';
import { selectLocale, selectTimeZone, selectUnits } from '@/shell/themeSlice';
import { AppCrash } from './errors/CrashViews';
import { routesAt } from './site/deriveRoutes';
import { mayOpen } from './site/deriveTrail';
import { usePreparing } from './site/preparePage';
import type { AppStore } from './store';

/**
 * Provides the store, language, units and router to every page.
 * @param spoken the messages of the first page, where they are here already
 */
export function App({
  store,
  router,
  spoken,
}: {
  store: AppStore;
  router: AppRouter;
  spoken?: Spoken | undefined;
}) {
  return (
    <Provider store={store}>
      <Localised router={router} spoken={spoken} />
    </Provider>
  );
}

function Pages({ router }: { router: AppRouter }) {
  const prepare = usePreparing();
  const isSignedIn = useSelector(selectStatus) === 'signedIn';
  const role = useSelector(selectRole);
  return (
    <MayOpenContext value={useCallback((address: string) => mayOpen(role, address), [role])}>
      <RouterView
        router={router}
        routesAt={routesAt}
        // A form of the entrance does not stay: letters typed for the next one would go with it.
        {...(isSignedIn && { prepare })}
        crash={<AppCrash />}
      />
    </MayOpenContext>
  );
}

const LostClinic = lazy(async () => ({ default: (await import('./errors/LostClinic')).LostClinic }));

function Localised({ router, spoken }: { router: AppRouter; spoken: Spoken | undefined }) {
  const locale = useSelector(selectLocale);
  const units = useSelector(selectUnits, shallowEqual);
  const timeZone = useSelector(selectTimeZone);
  const lost = useLostClinic();
  return (
    <LocaleProvider locale={locale} atFirst={spoken}>
      <ErrorBoundary fallback={<AppCrash />}>
        <DisplayUnits units={units} timeZone={timeZone}>
          <Pages router={router} />
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
