import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useOnce } from '@/shared/store/useOnce';
import { selectNotices } from './notifications';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/** Toasts are fetched with the first one: the sign-in page needs none to be usable. */
export function Toasts() {
  const wanted = useOnce(useSelector(selectNotices).length > 0);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
