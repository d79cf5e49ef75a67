import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { MOST_OPTIONS } from '@/domain/questionnaire/questionnaire';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { useBuilderContext } from '../builderContext';
import type { ItemForm, OptionForm } from '../questionnaireForm';
import { NumberBox } from './NumberBox';
import { addOption, changeOption, removeOption, stepOption } from '../partOperations';
import { TextBox } from './TextBox';
import { Tick } from './Tick';

/** What can be chosen, each with its code and its points. */
export function OptionFields({ item, at }: { item: ItemForm; at: string }) {
  const { edit, errorAt } = useBuilderContext();
  const problem = errorAt(`${at}.options`);
  return (
    <fieldset className="nd-parts" id={fieldId(`${at}.options`)} tabIndex={-1}>
      <legend>
        <T id="questionerBuilder.options" />
      </legend>
      {problem !== undefined && <p className="nd-field-error">{problem}</p>}
      <ol className="list-unstyled">
        {item.options.map((option, index) => (
          <OptionRow key={option.key} item={item} option={option} index={index} at={at} />
        ))}
      </ol>
      {item.options.length < MOST_OPTIONS && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => edit((before) => addOption(before, item.key))}
        >
          <Icon of={Plus} /> <T id="questionerBuilder.addOption" />
        </button>
      )}
    </fieldset>
  );
}

function OptionRow({
  item: { key, options, type },
  option,
  index,
  at,
}: {
  item: ItemForm;
  option: OptionForm;
  index: number;
  at: string;
}) {
  const t = useT();
  const { edit, errorAt, say } = useBuilderContext();
  const path = `${at}.options.${index}`;
  const number = index + 1;
  const set = (change: Partial<OptionForm>, part: string) =>
    edit((before) => changeOption(before, key, option.key, change), part);
  const step = (by: -1 | 1) => {
    const place = Math.max(1, Math.min(options.length, number + by));
    edit((before) => stepOption(before, key, option.key, by));
    say(t('questionerBuilder.optionMoved', { number, place }));
  };
  return (
    <li className="nd-option">
      <TextBox
        path={`${path}.text`}
        label={t('questionerBuilder.optionText', { number })}
        texts={option.text}
        maxLength={300}
        isRequired
        className="nd-option-text"
        onChange={(text, part) => set({ text }, part)}
      />
      <Field
        id={fieldId(`${path}.code`)}
        label={t('questionerBuilder.optionCode', { number })}
        error={errorAt(`${path}.code`)}
        className=""
      >
        {(wiring) => (
          <input
            {...wiring}
            className="form-control"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={option.code}
            onChange={({ target }) => set({ code: target.value }, `${path}.code`)}
          />
        )}
      </Field>
      <NumberBox
        path={`${path}.score`}
        label={t('questionerBuilder.points', { number })}
        value={option.score}
        className=""
        onChange={(score) => set({ score }, `${path}.score`)}
      />
      {type === 'multiChoice' && (
        <Tick
          label={t('questionerBuilder.exclusive', { number })}
          checked={option.exclusive === true}
          onChange={(exclusive) => set({ exclusive }, `${path}.exclusive`)}
        />
      )}
      <div className="nd-item-buttons">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('questionerBuilder.optionUp', { number })}
          aria-disabled={index === 0}
          onClick={() => step(-1)}
        >
          <Icon of={ArrowUp} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('questionerBuilder.optionDown', { number })}
          aria-disabled={number === options.length}
          onClick={() => step(1)}
        >
          <Icon of={ArrowDown} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('questionerBuilder.removeOption', { number })}
          onClick={() => {
            edit((before) => removeOption(before, key, option.key));
            document.getElementById(fieldId(`${at}.options`))?.focus();
          }}
        >
          <Icon of={Trash2} />
        </button>
      </div>
    </li>
  );
}
