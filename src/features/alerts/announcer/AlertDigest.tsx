import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { addDays, patientDay } from '@/domain/patientDay';
import { useSetting } from '@/features/settings/slice';
import { selectUserName } from '@/session/state';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useOpenAlerts } from '../openAlerts';

/** The Monday on or before a date, ISO. */
const weekOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/**
 * Shows the number of open alerts once a day or week to each person, if the clinic wants that. It waits until the
 * number is known, and the browser remembers that it was shown.
 */
export function AlertDigest() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUserName);
  const digest = useSetting('notifications')?.digest ?? 'none';
  const zone = useSetting('general')?.timeZone ?? 'UTC';
  const { tally } = useOpenAlerts();
  useEffect(() => {
    if (digest === 'none' || tally === null) return;
    const shelf = settingsShelf(window);
    const key = `nephrodesk.digest.${shortName(user)}`;
    const day = patientDay(now(), { timeZone: zone });
    const period = digest === 'daily' ? day : weekOf(day);
    if ((shelf.read(key) ?? '') >= period) return;
    shelf.write(key, day);
    const { open, critical } = tally;
    dispatch(noticed({ tone: 'info', message: 'alerts.digest', values: { open, critical } }));
  }, [dispatch, digest, tally, user, zone]);
  return null;
}
