import { isQuestion } from '@/domain/questionnaire/itemKinds';
import { textIn } from '@/features/questioners/words';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { useBuilderContext } from '../builderContext';
import type { ItemForm } from '../questionnaireForm';
import { Tick } from './Tick';

/** Whether an item is shown and asked, and the answer that it brings along. Such answers come with imported files. */
export function PresetFields({
  item,
  at,
  set,
}: {
  item: ItemForm;
  at: string;
  set: (change: Partial<ItemForm>, part?: string) => void;
}) {
  const t = useT();
  const { entered, language, errorAt } = useBuilderContext();
  const { type, initial, hidden, readOnly, options } = item;
  if (type === 'section') return null;
  const words = (code: string) =>
    textIn(options.find((one) => one.code === code)?.text, language, entered.language) || code;
  const said = (answer: NonNullable<ItemForm['initial']>): string => {
    if (typeof answer === 'boolean') return t(answer ? 'questionerBuilder.yes' : 'questionerBuilder.no');
    return [answer].flat().map(String).map(words).join(', ');
  };
  const problem = errorAt(`${at}.initial`) ?? errorAt(`${at}.readOnly`);
  return (
    <div id={fieldId(`${at}.initial`)} tabIndex={-1}>
      <Tick
        label={t('questionerBuilder.isHidden')}
        checked={hidden === true}
        onChange={(next) => set({ hidden: next })}
      />
      {isQuestion(item) && (readOnly === true || initial !== undefined) && (
        <Tick
          label={t('questionerBuilder.isReadOnly')}
          checked={readOnly === true}
          onChange={(next) => set({ readOnly: next })}
        />
      )}
      {initial !== undefined && (
        <p className="mb-2">
          <T id="questionerBuilder.preset" values={{ answer: <bdi key="answer">{said(initial)}</bdi> }} />{' '}
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => set({ initial: undefined })}
          >
            <T id="questionerBuilder.removePreset" />
          </button>
        </p>
      )}
      {problem !== undefined && <p className="nd-field-error">{problem}</p>}
    </div>
  );
}
