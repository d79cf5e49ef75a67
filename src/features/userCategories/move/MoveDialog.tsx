import { useCallback, useMemo, useState } from 'react';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { UserCategory } from '@/domain/category/userCategory';
import { T } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { categories } from '../slice';
import { MovePreview } from './MovePreview';
import { MoveFooter, MoveState } from './MoveState';
import { TargetField } from './TargetField';
import { useMove } from './useMove';
import { useMovePreview } from './useMovePreview';
import { PatientsToMoveField } from './PatientsToMoveField';

/** Moves patients of a category to another, after showing what that changes for them. Mounted while it is open. */
export function MoveDialog({ category, onClose }: { category: UserCategory; onClose: () => void }) {
  const { rows } = useEntities(categories);
  const [target, setTarget] = useState('');
  const [isMissing, setMissing] = useState(false);
  /** Null for everybody. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const others = rows.filter(({ id, archived }) => id !== category.id && !archived);
  const to = others.find(({ id }) => id === target);
  const isMember = useCallback((one: Patient) => one.category === category.code, [category.code]);
  const { members, changes, failed, reload } = useMovePreview(isMember, to, chosen);
  const move = useMove(category);
  const busy = move.progress !== null;
  const names = useMemo(() => new Map(members?.map((one) => [one.id, fullName(one)])), [members]);
  const nameOf = useCallback((id: string) => names.get(id) ?? id, [names]);
  const meant = members?.filter(({ id }) => chosen === null || chosen.has(id)) ?? [];
  const isPossible = meant.length > 0 && (to === undefined || changes !== null);

  const submit = async () => {
    setMissing(to === undefined);
    if (!to || !changes || busy) return;
    if (
      await move.run(
        to,
        meant.map(({ id }) => id),
      )
    )
      onClose();
  };
  return (
    <Dialog
      isOpen
      size="xl"
      title={<T id="categories.moveTitle" values={{ name: <bdi>{category.name}</bdi> }} />}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        busy ? (
          <MoveFooter onStop={move.stop} />
        ) : (
          <DialogActions
            confirmLabel={<T id="categories.moveDo" values={{ count: meant.length }} />}
            busy={false}
            isPossible={isPossible}
            onCancel={onClose}
          />
        )
      }
    >
      <MoveState {...move} />
      <fieldset disabled={busy}>
        <TargetField categories={others} value={target} isMissing={isMissing && !to} onChange={setTarget} />
        {members && <PatientsToMoveField members={members} chosen={chosen} onChoose={setChosen} />}
      </fieldset>
      <MovePreview
        isChosen={to !== undefined}
        isEmpty={members !== null && meant.length === 0}
        changes={changes}
        failed={failed}
        nameOf={nameOf}
        onRetry={reload}
      />
    </Dialog>
  );
}
