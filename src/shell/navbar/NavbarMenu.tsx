import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';

/** The content of a menu's button; the opened menu renders the same one. */
export interface MenuFace {
  label: string;
  face: ReactNode;
  className?: string;
}

export const faceClass = ({ className = '' }: MenuFace) => `btn btn-icon ${className}`.trim();

/**
 * A menu behind a button; its code is loaded on hover or focus. If that fails the menu stays closed and shows the
 * failure.
 */
export function lazyMenu<Props extends object>(load: () => Promise<ComponentType<Props & MenuFace>>) {
  const fetched = () => lazy(async () => ({ default: await load() }));
  let Opened = fetched();
  // A failed lazy import fails forever, so a new one is created.
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
