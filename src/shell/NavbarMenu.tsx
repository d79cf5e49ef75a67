import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** What stands on a menu's button; the opened menu draws the same one. */
export interface MenuFace {
  label: string;
  face: ReactNode;
  className?: string;
}

export const faceClass = ({ className = '' }: MenuFace) => `btn btn-icon ${className}`.trim();

/** The menu behind a button, with the code that places it on the page: fetched when a hand comes near. */
export function lazyMenu<Props extends object>(load: () => Promise<ComponentType<Props & MenuFace>>) {
  const Opened = lazy(async () => ({ default: await load() }));
  return function NavbarMenu(props: Props & MenuFace) {
    const [isWanted, setWanted] = useState(false);
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
    return isWanted ? (
      <Suspense fallback={closed}>
        <Opened {...props} />
      </Suspense>
    ) : (
      closed
    );
  };
}
