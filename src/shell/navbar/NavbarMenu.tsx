import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';

/** What stands on a menu's button; the opened menu draws the same one. */
export interface MenuFace {
  label: string;
  face: ReactNode;
  className?: string;
}

export const faceClass = ({ className = '' }: MenuFace) => `btn btn-icon ${className}`.trim();

/**
 * The menu behind a button, with the code that places it on the page: fetched when a hand comes near. One that cannot be
 * fetched stays closed and says so.
 */
export function lazyMenu<Props extends object>(load: () => Promise<ComponentType<Props & MenuFace>>) {
  const fetched = () => lazy(async () => ({ default: await load() }));
  let Opened = fetched();
  // What failed once fails for good.
  const renew = () => {
    Opened = fetched();
  };
  return function NavbarMenu(props: Props & MenuFace) {
    const dispatch = useAppDispatch();
    const [isWanted, setWanted] = useState(false);
    const onFailure = () => {
      setWanted(false);
      renew();
      dispatch(noticed({ tone: 'error', message: 'app.staleLead' }));
    };
    const preload = () => void load().catch(() => undefined);
    const closed = (
      <button
        type="button"
        className={faceClass(props)}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded="false"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setWanted(true)}
      >
        {props.face}
      </button>
    );
    return (
      <ErrorBoundary fallback={closed} onError={onFailure} resetKeys={[isWanted]}>
        <Suspense fallback={closed}>{isWanted ? <Opened {...props} /> : closed}</Suspense>
      </ErrorBoundary>
    );
  };
}
