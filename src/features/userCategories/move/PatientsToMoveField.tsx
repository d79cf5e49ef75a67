import { useId } from 'react';
import { fullName, type Patient } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';

/** Everybody in the category, or some of them. @param chosen ids; null for everybody */
export function PatientsToMoveField({
  members,
  chosen,
  onChoose,
}: {
  members: readonly Patient[];
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string> | null) => void;
}) {
  const t = useT();
  const list = useId();
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className="mb-3">
      <Segmented
        label={t('categories.whom')}
        value={chosen ? 'some' : 'all'}
        onChange={(value) => onChoose(value === 'all' ? null : new Set())}
        options={[
          { value: 'all', label: <T id="categories.whomAll" values={{ count: members.length }} /> },
          { value: 'some', label: <T id="categories.whomSome" /> },
        ]}
      />
      {chosen && (
        <fieldset className="nd-cat-whom mt-2">
          <legend className="visually-hidden">{t('categories.whom')}</legend>
          {members.map((one) => (
            <div key={one.id} className="form-check">
              <input
                type="checkbox"
                id={`${list}-${one.id}`}
                className="form-check-input"
                checked={chosen.has(one.id)}
                onChange={({ target }) => toggle(one.id, target.checked)}
              />
              <label className="form-check-label" htmlFor={`${list}-${one.id}`}>
                <bdi>{fullName(one)}</bdi>{' '}
                <span className="text-body-secondary">
                  <bdi>{one.patientId}</bdi>
                </span>
              </label>
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}
