import { useMemo } from 'react';
import { movePreview, type MoveChange } from '@/domain/category/movePreview';
import { underPlan } from '@/domain/fluid/days/askedDays';
import type { Patient } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import type { UserCategory } from '@/domain/category/userCategory';
import { useRuleBook } from '@/features/alertRules/slice';
import { patients, summaries } from '@/features/patients/slice';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';

/**
 * The patients that may be moved by name, with what a move would change for some of them. Null until all is known.
 * @param isMember who may be moved: kept by the caller as long as it means the same
 */
export function useMovePreview(
  isMember: (patient: Patient) => boolean,
  to: UserCategory | undefined,
  chosen: ReadonlySet<string> | null,
): { members: Patient[] | null; changes: MoveChange[] | null; failed: boolean; reload: () => void } {
  const all = useEntities(patients);
  const rows = useEntities(summaries);
  const { book, failed } = useRuleBook();
  const now = useNow();
  const members = useMemo(
    () =>
      all.status === 'ready'
        ? all.rows
            .filter(isMember)
            .toSorted(
              (a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName),
            )
        : null,
    [all.status, all.rows, isMember],
  );
  const asked = useMemo(() => new Map(rows.rows.map(({ id, fluidAsked }) => [id, fluidAsked])), [rows.rows]);
  const isKnown = rows.status === 'ready' && members !== null && book !== null && to !== undefined;
  const changes = useMemo(() => {
    if (!isKnown) return null;
    const meant = members
      .filter(({ id }) => chosen === null || chosen.has(id))
      .map((one) => underPlan(one, asked.get(one.id), patientDay(now, clockOf(one))));
    return movePreview(meant, to.code, book, now);
  }, [isKnown, members, chosen, asked, to, book, now]);
  const reload = () => {
    all.reload();
    rows.reload();
  };
  return {
    members,
    changes,
    failed: failed || all.status === 'failed' || rows.status === 'failed',
    reload,
  };
}
