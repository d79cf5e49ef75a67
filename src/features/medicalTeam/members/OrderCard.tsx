import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState, type KeyboardEvent } from 'react';
import { fullName, type Patient } from '@/domain/patients/patient';
import { movedRole, rolesInOrder, type TeamRole } from '@/domain/patients/team';
import { changePatient } from '@/features/patients/slice';
import type { AppError } from '@/shared/api/appError';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { saveOrder } from '../calls';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Who is called first, second and so on: moved by buttons or the arrow keys on them, then saved. */
export function OrderCard({ patient }: { patient: Patient }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const mayMove = useMay('patients.write');
  const stored = rolesInOrder(patient);
  /** As somebody moved it, and in which record; null while nothing was moved. */
  const [moved, setMoved] = useState<{ order: TeamRole[]; from: Patient } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** As somebody moved it before the stored order was taken. */
  const [mine, setMine] = useState<TeamRole[] | null>(null);
  const [said, setSaid] = useState('');
  const guard = useUnsavedGuard(moved !== null);
  // Who has left meanwhile is not called; who has come is called last.
  const kept = moved?.order.filter((role) => stored.includes(role)) ?? [];
  const order = moved ? [...kept, ...stored.filter((role) => !kept.includes(role))] : stored;
  const name = (role: TeamRole) => t(`patient.${role}`);
  const inWords = (roles: readonly TeamRole[]) => roles.map(name).join(', ');
  const move = (role: TeamRole, by: number) => {
    const next = movedRole(order, role, by);
    if (busy || next.indexOf(role) === order.indexOf(role)) return;
    setMoved({ order: next, from: moved?.from ?? patient });
    setSaid(t('team.movedTo', { role: name(role), place: next.indexOf(role) + 1, count: next.length }));
  };
  const onKeyDown = (event: KeyboardEvent, role: TeamRole) => {
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(role, by);
  };
  const forget = () => {
    setMoved(null);
    setFailure(null);
    setMine(null);
  };
  const take = (next: TeamRole[]) => {
    setMoved({ order: next, from: patient });
    setFailure(null);
    setMine(null);
  };
  const save = async () => {
    if (busy || !moved) return;
    setBusy(true);
    const from = failure?.status === 412 ? patient : moved.from;
    setFailure(null);
    const outcome = await dispatch(saveOrder(from, order));
    setBusy(false);
    if (!changePatient.fulfilled.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    forget();
    dispatch(noticed({ tone: 'success', message: 'team.orderSaved' }));
  };
  return (
    <TitledCard title={t('team.order')}>
      {mayMove && (
        <p className="form-text mt-0">
          <T id="team.orderHint" />
        </p>
      )}
      {order.length === 0 && <T id="team.nobody" />}
      <ol className="nd-team-order">
        {order.map((role, place) => {
          const member = patient.medicalTeam[role];
          return (
            <li key={role}>
              <span className="nd-team-place">
                <span className="d-block fw-semibold">{name(role)}</span>
                {member && <bdi>{fullName(member)}</bdi>}
              </span>
              {mayMove &&
                ([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    className="btn btn-outline-secondary nd-team-move"
                    aria-label={t(by < 0 ? 'team.earlier' : 'team.later', { role: name(role) })}
                    aria-disabled={busy || (by < 0 ? place === 0 : place === order.length - 1)}
                    onClick={() => move(role, by)}
                    onKeyDown={(event) => onKeyDown(event, role)}
                  >
                    <Icon of={by < 0 ? ArrowUp : ArrowDown} size={16} />
                  </button>
                ))}
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <SaveConflict
        failure={failure}
        stored={{ at: patient.updatedAt }}
        differences={
          inWords(order) === inWords(stored)
            ? []
            : [{ label: t('team.order'), mine: inWords(order), theirs: inWords(stored) }]
        }
        onMine={() => take(order)}
        onTheirs={() => {
          forget();
          setMine(order);
        }}
        onBack={mine ? () => take(mine) : undefined}
      />
      {moved && (
        <div className="nd-team-actions">
          <button type="button" className="btn btn-outline-secondary" aria-disabled={busy} onClick={forget}>
            <T id="common.discard" />
          </button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => void save()}
          >
            <T id="team.saveOrder" />
          </button>
        </div>
      )}
      {guard.dialog}
    </TitledCard>
  );
}
