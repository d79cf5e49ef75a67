import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { isQuestion, operatorsFor } from '@/domain/questionnaire/itemKinds';
import { MOST_CONDITIONS, type Operator } from '@/domain/questionnaire/questionnaire';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { ConditionValue } from './ConditionValue';
import { useBuilderContext } from '../builderContext';
import type { ConditionForm, ItemForm } from '../questionnaireForm';
import { changeItem } from './itemOperations';
import { addCondition, changeCondition, conditionOn, removeCondition } from '../partOperations';
import { wordTable } from '@/shared/i18n/unknownWords';

const operatorWords: Record<Operator, MessageId> = wordTable({
  exists: 'questionerBuilder.operator_exists',
  '=': 'questionerBuilder.operator_is',
  '!=': 'questionerBuilder.operator_isNot',
  '>': 'questionerBuilder.operator_above',
  '<': 'questionerBuilder.operator_below',
  '>=': 'questionerBuilder.operator_atLeast',
  '<=': 'questionerBuilder.operator_atMost',
});

/** When the item is shown: always, or if what was answered to others is so. Each condition reads as a sentence. */
export function ConditionFields({ item, at }: { item: ItemForm; at: string }) {
  const t = useT();
  const { entered, edit, errorAt } = useBuilderContext();
  const { key, enableWhen } = item;
  const first = entered.items.find((one) => one.key !== key && isQuestion(one));
  const path = `${at}.enableWhen`;
  const problem = errorAt(path);
  return (
    <fieldset className="nd-parts" id={fieldId(path)} tabIndex={-1}>
      <legend>
        <T id="questionerBuilder.shown_when" />
      </legend>
      {enableWhen.length === 0 && (
        <p className="text-body-secondary mb-2">
          <T id="questionerBuilder.always" />
        </p>
      )}
      {enableWhen.length > 1 && (
        <div className="mb-2">
          <Segmented
            label={t('questionerBuilder.howMany')}
            value={item.enableBehavior}
            options={[
              { value: 'all', label: t('questionerBuilder.all') },
              { value: 'any', label: t('questionerBuilder.any') },
            ]}
            onChange={(enableBehavior) => edit((before) => changeItem(before, key, { enableBehavior }))}
          />
        </div>
      )}
      {problem !== undefined && <p className="nd-field-error">{problem}</p>}
      <ul className="list-unstyled">
        {enableWhen.map((condition, index) => (
          <ConditionRow
            key={index}
            item={item}
            condition={condition}
            index={index}
            path={`${path}.${index}`}
          />
        ))}
      </ul>
      {first && enableWhen.length < MOST_CONDITIONS && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => edit((before) => addCondition(before, key, first.key))}
        >
          <Icon of={Plus} /> <T id="questionerBuilder.addCondition" />
        </button>
      )}
    </fieldset>
  );
}

function ConditionRow({
  item: { key },
  condition,
  index,
  path,
}: {
  item: ItemForm;
  condition: ConditionForm;
  index: number;
  path: string;
}) {
  const t = useT();
  const { entered, edit, errorAt, nameOf } = useBuilderContext();
  const asked = entered.items.find((one) => one.key === condition.item);
  const operators = asked ? operatorsFor(asked.type) : [];
  const problem = errorAt(`${path}.item`) ?? errorAt(`${path}.operator`) ?? errorAt(`${path}.value`);
  const set = (next: ConditionForm, part?: string) =>
    edit((before) => changeCondition(before, key, index, next), part);
  const number = index + 1;
  return (
    <li className="nd-condition">
      <span>
        <T id="questionerBuilder.ifAnswer" />
      </span>
      <select
        id={fieldId(`${path}.item`)}
        className="form-select"
        aria-label={t('questionerBuilder.conditionItem', { number })}
        value={condition.item}
        onChange={({ target }) =>
          set(
            conditionOn(
              entered.items.find((one) => one.key === target.value),
              target.value,
            ),
          )
        }
      >
        {!asked && <option value={condition.item}>{condition.item}</option>}
        {entered.items
          .filter((one) => one.key === condition.item || (one.key !== key && isQuestion(one)))
          .map((one) => (
            <option key={one.key} value={one.key}>
              {nameOf(one.key)}
            </option>
          ))}
      </select>
      <select
        id={fieldId(`${path}.operator`)}
        className="form-select"
        aria-label={t('questionerBuilder.conditionOperator', { number })}
        value={condition.operator}
        onChange={({ target }) => {
          const operator = operators.find((one) => one === target.value) ?? condition.operator;
          const isOther = (operator === 'exists') !== (condition.operator === 'exists');
          const { value: _value, ...rest } = condition;
          const begun = operator === 'exists' ? { value: true } : { value: asked?.options[0]?.key ?? '' };
          set(isOther ? { ...rest, ...begun, operator } : { ...condition, operator });
        }}
      >
        {!operators.includes(condition.operator) && (
          <option value={condition.operator}>{t(operatorWords[condition.operator])}</option>
        )}
        {operators.map((one) => (
          <option key={one} value={one}>
            {t(operatorWords[one])}
          </option>
        ))}
      </select>
      <ConditionValue
        asked={asked}
        condition={condition}
        path={`${path}.value`}
        label={t('questionerBuilder.conditionValue', { number })}
        onChange={set}
      />
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('questionerBuilder.removeCondition', { number })}
        onClick={() => {
          edit((before) => removeCondition(before, key, index));
          document.getElementById(fieldId(path.replace(/\.\d+$/, '')))?.focus();
        }}
      >
        <Icon of={Trash2} />
      </button>
      {problem !== undefined && <span className="nd-field-error w-100">{problem}</span>}
    </li>
  );
}
