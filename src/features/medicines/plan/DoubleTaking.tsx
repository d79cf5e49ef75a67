import type { Overlap } from '@/domain/medicine/overlaps';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';

/** The patient's medicines that overlap with this one, each to be confirmed by itself. */
export function DoubleTaking({
  overlaps,
  accepted,
  onAccept,
  problem,
}: {
  overlaps: readonly Overlap[];
  /** Ids of those that are meant all the same. */
  accepted: readonly string[];
  onAccept: (accepted: string[]) => void;
  problem: string | undefined;
}) {
  const words = useMedicineWords();
  const id = fieldId('accepted');
  return (
    <div role="status">
      {overlaps.length > 0 && (
        <fieldset className="alert alert-warning" aria-describedby={problem && `${id}-error`}>
          <legend className="h6">
            <T id="medicines.overlapTitle" values={{ count: overlaps.length }} />
          </legend>
          {overlaps.map(({ allocation, because, ingredient = '' }, place) => (
            <div key={allocation.id} className="form-check">
              <input
                type="checkbox"
                id={place === 0 ? id : `${id}-${place}`}
                className="form-check-input"
                checked={accepted.includes(allocation.id)}
                aria-invalid={problem === undefined ? undefined : true}
                onChange={({ target }) =>
                  onAccept(
                    target.checked
                      ? [...accepted, allocation.id]
                      : accepted.filter((one) => one !== allocation.id),
                  )
                }
              />
              <label className="form-check-label" htmlFor={place === 0 ? id : `${id}-${place}`}>
                <T
                  id={because === 'medicine' ? 'medicines.overlapSame' : 'medicines.overlapIngredient'}
                  values={{ name: words.medicine(allocation.given), ingredient }}
                />
              </label>
            </div>
          ))}
          {problem !== undefined && (
            <div id={`${id}-error`} className="nd-field-error">
              {problem}
            </div>
          )}
        </fieldset>
      )}
    </div>
  );
}
