import { unitNamed, unitsFor } from '@/domain/questionnaire/responses/answerUnits';
import { isQuestion } from '@/domain/questionnaire/itemKinds';
import { itemTypes } from '@/domain/questionnaire/questionnaire';
import { measuresFor } from '@/domain/questionnaire/responses/writes';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { typeWords } from '@/features/questioners/words';
import { ConditionFields } from './ConditionFields';
import { useBuilderContext } from '../builderContext';
import { hasOptions, type ItemForm } from '../questionnaireForm';
import { changeItem, changeType } from './itemOperations';
import { LanguageTabs } from '../LanguageTabs';
import { NumberBox } from './NumberBox';
import { OptionFields } from './OptionFields';
import { PresetFields } from './PresetFields';
import { TextBox } from './TextBox';
import { Tick } from './Tick';

/** Everything about one item. */
export function ItemEditor({ item, place }: { item: ItemForm; place: number }) {
  const t = useT();
  const { edit, errorAt } = useBuilderContext();
  const at = `items.${place}`;
  const { key, type } = item;
  const set = (change: Partial<ItemForm>, part?: string) =>
    edit((before) => changeItem(before, key, change), part);
  const tabs = [item.text, ...item.options.map(({ text }) => text)];
  return (
    <div className="nd-item-editor">
      <LanguageTabs texts={tabs} />
      <TextBox
        path={`${at}.text`}
        label={t(type === 'section' ? 'questionerBuilder.heading' : 'questionerBuilder.text')}
        texts={item.text}
        maxLength={1000}
        rows={2}
        isRequired
        onChange={(text, part) => set({ text }, part)}
      />
      <TextBox
        path={`${at}.help`}
        label={t('questionerBuilder.help')}
        texts={item.help}
        maxLength={1000}
        onChange={(help, part) => set({ help }, part)}
      />
      <div className="nd-form-row">
        <Field label={t('questionerBuilder.type')} id={fieldId(`${at}.type`)}>
          {(wiring) => (
            <select
              {...wiring}
              className="form-select"
              value={type}
              onChange={({ target }) => {
                const chosen = itemTypes.find((one) => one === target.value) ?? type;
                edit((before) => changeType(before, key, chosen));
              }}
            >
              {itemTypes.map((one) => (
                <option key={one} value={one}>
                  {t(typeWords[one])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id={fieldId(`${at}.linkId`)}
          label={t('questionerBuilder.linkId')}
          hint={t('questionerBuilder.linkIdHint')}
          error={errorAt(`${at}.linkId`)}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="form-control"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={item.linkId}
              onChange={({ target }) => set({ linkId: target.value }, `${at}.linkId`)}
            />
          )}
        </Field>
      </div>
      {isQuestion(item) && (
        <Tick
          label={t('questionerBuilder.isRequired')}
          checked={item.required === true}
          onChange={(required) => set({ required })}
        />
      )}
      <PresetFields item={item} at={at} set={set} />
      <Figures item={item} at={at} set={set} />
      {hasOptions(item) && <OptionFields item={item} at={at} />}
      <ConditionFields item={item} at={at} />
    </div>
  );
}

/** The unit that is chosen for an answer that is kept as a reading; empty where what was written is none of its units. */
function unitOf({ writes, unit = '' }: Pick<ItemForm, 'writes' | 'unit'>): string {
  if (writes === undefined) return unit;
  const units = unitsFor(writes);
  return unitNamed(writes, unit) ?? (units.length === 1 ? (units[0] ?? '') : '');
}

function Figures({
  item,
  at,
  set,
}: {
  item: ItemForm;
  at: string;
  set: (change: Partial<ItemForm>, part?: string) => void;
}) {
  const t = useT();
  const { type } = item;
  const { errorAt } = useBuilderContext();
  const figure = (entry: ItemForm['min']) => (typeof entry === 'number' ? entry : undefined);
  const writable = measuresFor({
    type,
    min: figure(item.min),
    max: figure(item.max),
    step: figure(item.step),
  });
  const known = item.writes === undefined ? [] : unitsFor(item.writes);
  const keepAs = (writes: ItemForm['writes']) => {
    const unit = unitOf({ unit: item.unit, writes });
    // What was typed is taken over where the measure knows it, else a person chooses.
    set({ writes, ...(writes !== undefined && unitsFor(writes).length > 0 && { unit }) });
  };
  const isScale = type === 'scale';
  const isNumber = type === 'integer' || type === 'decimal';
  const box = (name: 'min' | 'max' | 'step' | 'weight' | 'maxLength', label: string, hint?: string) => (
    <NumberBox
      path={`${at}.${name}`}
      label={label}
      {...(hint !== undefined && { hint })}
      value={item[name]}
      onChange={(value) => set({ [name]: value }, `${at}.${name}`)}
    />
  );
  return (
    <>
      {(isScale || isNumber) && (
        <div className="nd-form-row">
          {box('min', t('questionerBuilder.min'))}
          {box('max', t('questionerBuilder.max'))}
          {isScale && box('step', t('questionerBuilder.step'))}
          {isNumber && (
            <Field
              id={fieldId(`${at}.unit`)}
              label={t('questionerBuilder.unit')}
              error={errorAt(`${at}.unit`)}
            >
              {(wiring) =>
                known.length > 0 ? (
                  <select
                    {...wiring}
                    className="form-select"
                    value={unitOf(item)}
                    onChange={({ target }) => set({ unit: target.value })}
                  >
                    <option value="">{t('questionerBuilder.unitChoose')}</option>
                    {known.map((one) => (
                      <option key={one} value={one}>
                        {one}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    {...wiring}
                    className="form-control"
                    maxLength={20}
                    autoComplete="off"
                    value={item.unit ?? ''}
                    onChange={({ target }) => set({ unit: target.value }, `${at}.unit`)}
                  />
                )
              }
            </Field>
          )}
        </div>
      )}
      {(type === 'text' || type === 'longText') && box('maxLength', t('questionerBuilder.maxLength'))}
      {writable.length > 0 && (
        <Field
          id={fieldId(`${at}.writes`)}
          label={t('questionerBuilder.writes')}
          hint={t('questionerBuilder.writesHint')}
          error={errorAt(`${at}.writes`)}
        >
          {(wiring) => (
            <select
              {...wiring}
              className="form-select"
              value={item.writes ?? ''}
              onChange={({ target }) => keepAs(writable.find((one) => one === target.value))}
            >
              <option value="">{t('questionerBuilder.writesNothing')}</option>
              {writable.map((one) => (
                <option key={one} value={one}>
                  {t(measureWord[one])}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {(isScale || isNumber || type === 'boolean' || hasOptions(item)) && (
        <div className="nd-form-row align-items-end">
          {box('weight', t('questionerBuilder.weight'), t('questionerBuilder.weightHint'))}
          <Tick
            label={t('questionerBuilder.reverse')}
            checked={item.reverse === true}
            onChange={(reverse) => set({ reverse })}
          />
        </div>
      )}
    </>
  );
}
