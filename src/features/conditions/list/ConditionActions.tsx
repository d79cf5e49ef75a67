import Ban from 'lucide-react/icons/ban';
import { isInError, type Condition } from '@/domain/conditions/condition';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

export interface ConditionActionsProps {
  onEdit: (condition: Condition) => void;
  onMistake: (condition: Condition) => void;
}

/** What can be done with a condition of the list. */
function ConditionButtons({
  condition,
  onEdit,
  onMistake,
}: ConditionActionsProps & { condition: Condition }) {
  const t = useT();
  const { label } = condition;
  return (
    <IfMay do="findings.write">
      <div className="nd-condition-actions">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-label={t('conditions.editOne', { label })}
          onClick={() => onEdit(condition)}
        >
          <T id="conditions.change" />
        </button>
        {!isInError(condition) && (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            title={t('conditions.mistake')}
            aria-label={t('conditions.mistakeOne', { label })}
            onClick={() => onMistake(condition)}
          >
            <Icon of={Ban} size={16} />{' '}
            <span className="d-none d-lg-inline">
              <T id="conditions.mistake" />
            </span>
          </button>
        )}
      </div>
    </IfMay>
  );
}

/** The same for the rows of a table. */
export const conditionActions = (actions: ConditionActionsProps) => (condition: Condition) => (
  <ConditionButtons condition={condition} {...actions} />
);
