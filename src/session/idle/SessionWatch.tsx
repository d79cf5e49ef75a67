import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { selectHasDrafts } from '../drafts/drafts';
import { watchPresence } from './idle';
import { confirmRole } from '../followRole';
import { endSession, lock } from '../leave';

const fetchWarning = () => import('./IdleWarning');
/** If it cannot be loaded the screen locks without a warning; unsaved input is kept all the same. */
const IdleWarning = lazy(() =>
  fetchWarning().then(
    (fetched) => ({ default: fetched.IdleWarning }),
    () => ({ default: () => <></> }),
  ),
);
/** The warning is loaded after the page, and long before it is needed, ms. */
const FETCH_AFTER_MS = 15_000;

/** Locks the screen of an idle user, after a warning, and ends a session at its maximum duration. */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState<number | null>(null);
  const stay = useRef<() => void>(() => undefined);
  const lockNow = () => dispatch(lock());

  useEffect(() => {
    const fetching = setTimeout(() => void fetchWarning().catch(() => undefined), FETCH_AFTER_MS);
    const watch = watchPresence({
      warn: setLeft,
      lock: () => dispatch(lock()),
      ageSoon: (rest) => {
        const minutes = Math.ceil(rest / 60_000);
        dispatch(noticed({ tone: 'warning', message: 'session.ageSoon', values: { minutes } }));
      },
      ageOver: () => void dispatch(endSession('age')),
      present: () => void dispatch(confirmRole()),
    });
    stay.current = watch.stay;
    return () => {
      clearTimeout(fetching);
      watch.stop();
    };
  }, [dispatch]);

  // Unsaved input survives leaving the form, but not leaving the document, so the browser asks first.
  const hasDrafts = useSelector(selectHasDrafts);
  useEffect(() => {
    if (!hasDrafts) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasDrafts]);

  // Mounted only while it warns: a modal that reopens while closing leaves the page locked.
  return left === null ? null : (
    <Suspense fallback={null}>
      <IdleWarning left={left} onStay={() => stay.current()} onLock={lockNow} />
    </Suspense>
  );
}
