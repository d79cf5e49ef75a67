import { OutcomeList } from '@/shared/cohort/OutcomeList';
import { T, useT } from '@/shared/i18n/text';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Field } from '@/shared/ui/Field';
import { useRecordWords } from '../record/useRecordWords';
import { skipDetail, skipWords } from './skipWords';
import type { Preview, useManyPlans } from './useManyPlans';

/** Which plan, what it would ask, and who would be left out for what. */
export function PlanForMany({
  many: { plans, preview, failed, isLoading, reload },
  chosen,
  tried,
  nameOf,
  onChoose,
}: {
  many: ReturnType<typeof useManyPlans>;
  chosen: string;
  tried: boolean;
  nameOf: (patient: string) => string;
  onChoose: (plan: string) => void;
}) {
  const t = useT();
  if (failed) return <FailureLine message="cohort.planFailed" onRetry={reload} />;
  if (isLoading) return <p role="status">{t('common.loading')}</p>;
  if (plans.length === 0)
    return (
      <p>
        <T id="cohort.noPlans" />
      </p>
    );
  return (
    <>
      <Field
        label={t('fluidRecord.plan')}
        required
        error={tried && chosen === '' ? t('validation.required') : undefined}
      >
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="">{t('fluidRecord.choosePlan')}</option>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen !== '' && (
        <div className="mb-3">
          {preview ? (
            <Foreseen preview={preview} nameOf={nameOf} />
          ) : (
            <p role="status">
              <T id="cohort.checking" />
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Foreseen({
  preview: { runs, skipped },
  nameOf,
}: {
  preview: Preview;
  nameOf: (id: string) => string;
}) {
  const words = useRecordWords();
  const aims = [...runs.values()].map(({ day }) => day.aimMl);
  const groups = (Object.keys(skipWords) as (keyof typeof skipWords)[]).map((kind) => {
    const those = [...skipped].filter(([, { skip }]) => skip === kind);
    const names = those.map(([id]) => nameOf(id));
    const details = those.map(([id, left]) => skipDetail(left, id));
    return { kind, names, details, title: <T id={skipWords[kind]} values={{ count: names.length }} /> };
  });
  return (
    <>
      {aims.length > 0 && (
        <p className="mb-2">
          <strong>
            <T
              id="cohort.planTotals"
              values={{ least: words.volume(Math.min(...aims)), most: words.volume(Math.max(...aims)) }}
            />
          </strong>
        </p>
      )}
      {skipped.size > 0 && (
        <div className="alert alert-info mb-0">
          <p className="mb-2">
            <T id="cohort.wouldSkip" />
          </p>
          <OutcomeList groups={groups} empty={null} />
          <p className="mt-2 mb-0">
            <T id="cohort.inRecord" />
          </p>
        </div>
      )}
    </>
  );
}
