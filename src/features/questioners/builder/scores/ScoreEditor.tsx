import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo } from 'react';
import type { Score } from '@/domain/questionnaire/questionnaire';
import { scoreRange } from '@/domain/questionnaire/scores/scores';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { BandFields } from './BandFields';
import { CountedItems } from './CountedItems';
import { useBuilderContext } from '../builderContext';
import type { ScoreForm } from '../questionnaireForm';
import { bodyOf } from '../questionnaireBody';
import { LanguageTabs } from '../LanguageTabs';
import { NumberBox } from '../items/NumberBox';
import { changeScore, removeScore } from '../partOperations';
import { TextBox } from '../items/TextBox';

const kinds: readonly Score['kind'][] = ['sum', 'mean', 'weighted'];
const kindWords: Record<Score['kind'], { word: MessageId; hint: MessageId }> = {
  sum: { word: 'questionerBuilder.kind_sum', hint: 'questionerBuilder.kindHint_sum' },
  mean: { word: 'questionerBuilder.kind_mean', hint: 'questionerBuilder.kindHint_mean' },
  weighted: { word: 'questionerBuilder.kind_weighted', hint: 'questionerBuilder.kindHint_weighted' },
};

/** One score in four steps: what it is called, what counts, how it counts, and what its values mean. */
export function ScoreEditor({ score, place }: { score: ScoreForm; place: number }) {
  const t = useT();
  const { entered, edit, errorAt } = useBuilderContext();
  const at = `scores.${place}`;
  const { key } = score;
  const set = (change: Partial<ScoreForm>, part?: string) =>
    edit((before) => changeScore(before, key, change), part);
  const range = useMemo(() => {
    const { body } = bodyOf(entered);
    const one = body.scores[place];
    return one && scoreRange(body, one);
  }, [entered, place]);
  return (
    <fieldset className="nd-score" id={fieldId(at)} tabIndex={-1}>
      <legend className="h6">
        <T id="questionerBuilder.scoreNumber" values={{ number: place + 1 }} />
      </legend>
      <LanguageTabs texts={[score.label, ...score.bands.map(({ label }) => label)]} />
      <div className="nd-form-row">
        <TextBox
          path={`${at}.label`}
          label={t('questionerBuilder.scoreName')}
          texts={score.label}
          maxLength={100}
          isRequired
          onChange={(label, part) => set({ label }, part)}
        />
        <Field id={fieldId(`${at}.id`)} label={t('questionerBuilder.linkId')} error={errorAt(`${at}.id`)}>
          {(wiring) => (
            <input
              {...wiring}
              className="form-control"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={score.id}
              onChange={({ target }) => set({ id: target.value }, `${at}.id`)}
            />
          )}
        </Field>
      </div>
      <CountedItems score={score} at={at} />
      <div className="mb-3">
        <Segmented
          label={t('questionerBuilder.howItCounts')}
          value={score.kind}
          options={kinds.map((value) => ({ value, label: t(kindWords[value].word) }))}
          onChange={(kind) => set({ kind })}
        />
        <div className="form-text">
          <T id={kindWords[score.kind].hint} />
        </div>
      </div>
      <NumberBox
        path={`${at}.minAnswered`}
        label={t('questionerBuilder.minAnswered')}
        hint={t('questionerBuilder.minAnsweredHint', { count: score.items.length })}
        value={score.minAnswered}
        onChange={(minAnswered) => set({ minAnswered }, `${at}.minAnswered`)}
      />
      <p role="status" className="nd-range">
        {range ? (
          <T id="questionerBuilder.range" values={{ min: range.min, max: range.max }} />
        ) : (
          <T id="questionerBuilder.noRange" />
        )}
      </p>
      <BandFields score={score} at={at} range={range ?? null} />
      <button
        type="button"
        className="btn btn-outline-danger"
        onClick={() => edit((before) => removeScore(before, key))}
      >
        <Icon of={Trash2} /> <T id="questionerBuilder.removeScore" values={{ number: place + 1 }} />
      </button>
    </fieldset>
  );
}
