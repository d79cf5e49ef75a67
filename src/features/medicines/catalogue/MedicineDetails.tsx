import { useState, type ReactNode } from 'react';
import type { Medicine } from '@/domain/medicine/medicine';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { medicines } from '../slice';
import { useMedicineWords } from '../medicineWords';
import { MedicineStatusWord } from './StandingWord';

/** Everything about one medicine of the catalogue, and for administrators what can be done with it. */
export function MedicineDetails({
  medicine,
  mayEdit,
  onEdit,
  onClose,
}: {
  medicine: Medicine;
  mayEdit: boolean;
  onEdit: () => void;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const words = useMedicineWords();
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const name = words.medicine(medicine);
  const turn = async () => {
    if (busy) return;
    setBusy(true);
    const { version, updatedAt: _, ...body } = medicine;
    const changed = { ...body, active: !medicine.active };
    const outcome = await dispatch(medicines.store({ body: changed, version, quiet: true }));
    setBusy(false);
    setFailure(
      medicines.store.rejected.match(outcome) ? (outcome.payload ?? { message: 'errors.unknown' }) : null,
    );
  };
  const said = failure && (failure.text ?? <T id={failure.message} />);
  if (isAsking)
    return (
      <TransitionDialog
        action="medicines.write"
        title={<T id="medicines.removeTitle" values={{ name }} />}
        text={<T id="medicines.removeText" />}
        confirmLabel={<T id="medicines.remove" />}
        tone="danger"
        onSend={() => dispatch(medicines.drop({ record: medicine, quiet: true }))}
        done={{ message: 'medicines.removed', values: { name } }}
        onDone={onClose}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog
      isOpen
      title={<bdi>{name}</bdi>}
      onClose={onClose}
      footer={
        mayEdit ? (
          <>
            <button type="button" className="btn btn-outline-danger" onClick={() => setAsking(true)}>
              <T id="medicines.remove" />
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-disabled={busy}
              onClick={() => void turn()}
            >
              <T id={medicine.active ? 'medicines.deactivate' : 'medicines.activate'} />
            </button>
            <button type="button" className="btn btn-primary" onClick={onEdit}>
              <T id="medicines.edit" />
            </button>
          </>
        ) : undefined
      }
    >
      <Facts medicine={medicine} />
      {said && (
        <div role="alert" className="nd-field-error mt-2">
          {said}
        </div>
      )}
    </Dialog>
  );
}

function Facts({ medicine }: { medicine: Medicine }) {
  const t = useT();
  const words = useMedicineWords();
  const { capacity, form, route, activeIngredients, manufacturer, category, avoidIn, description } = medicine;
  const facts: [label: string, value: ReactNode][] = [
    [t('medicines.status'), <MedicineStatusWord key="status" active={medicine.active} />],
    [t('medicines.capacity'), capacity && words.amount(capacity)],
    [t('medicines.form'), form && t(`medicines.form_${form}`)],
    [t('medicines.route'), route && t(`medicines.route_${route}`)],
    [t('medicines.ingredients'), <bdi key="of">{words.list(activeIngredients)}</bdi>],
    [t('medicines.category'), category && <bdi key="category">{category}</bdi>],
    [t('medicines.manufacturer'), manufacturer && <bdi key="by">{manufacturer}</bdi>],
    [t('medicines.avoidIn'), words.list(avoidIn.map((one) => t(`worklist.${one}`)))],
    [t('medicines.description'), description && <bdi key="text">{description}</bdi>],
  ];
  return (
    <dl className="nd-definitions">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
