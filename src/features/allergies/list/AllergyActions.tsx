import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import { isAllergyMistake, holds, noneScopeOf, type Allergy } from '@/domain/allergies/allergy';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { allergyName } from '../allergyWords';

interface Props {
  onEdit: (allergy: Allergy) => void;
  onEnd: (allergy: Allergy) => void;
  onMistake: (allergy: Allergy) => void;
}

/** What can be done with an entry: a statement is ended, and has nothing to be changed. */
function AllergyButtons({ allergy, onEdit, onEnd, onMistake }: Props & { allergy: Allergy }) {
  const t = useT();
  const label = allergyName(allergy, t);
  return (
    <IfMay do="findings.write">
      <div className="nd-allergy-actions">
        {noneScopeOf(allergy) === null && (
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            aria-label={t('conditions.editOne', { label })}
            onClick={() => onEdit(allergy)}
          >
            <T id="conditions.change" />
          </button>
        )}
        {holds(allergy) && (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            title={t('allergies.resolve')}
            aria-label={t('allergies.resolveOne', { label })}
            onClick={() => onEnd(allergy)}
          >
            <Icon of={CircleCheck} size={16} />
          </button>
        )}
        {!isAllergyMistake(allergy) && (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            title={t('conditions.mistake')}
            aria-label={t('conditions.mistakeOne', { label })}
            onClick={() => onMistake(allergy)}
          >
            <Icon of={Ban} size={16} />
          </button>
        )}
      </div>
    </IfMay>
  );
}

/** The same for the rows of a table. */
export const allergyActions = (actions: Props) => (allergy: Allergy) => (
  <AllergyButtons allergy={allergy} {...actions} />
);
