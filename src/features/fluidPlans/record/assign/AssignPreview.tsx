import { useMemo } from 'react';
import { askedOn } from '@/domain/fluid/assignmentDays';
import type { DayRun } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { RunInputs } from '../../preview/RunInputs';
import { useCategories } from '../../useCategories';
import { WhyNot } from '../../preview/WhyNot';
import { TotalSteps } from '../WhyTotal';
import { useRecordWords } from '../useRecordWords';
import type { Preview } from './assignEntries';
import type { AssignSubject } from './assignFigures';

/** What the entries come to as they stand: totals and why, slots and containers, and what is unusual about it. */
export function AssignPreview({
  preview,
  subject: { before, patient },
  isUpdate,
  today,
}: {
  preview: Preview | null;
  subject: AssignSubject;
  isUpdate: boolean;
  today: string;
}) {
  const t = useT();
  const words = useRecordWords();
  const categories = useCategories();
  const former = useMemo(
    () => (isUpdate && before ? askedOn(before, today) : null),
    [isUpdate, before, today],
  );
  return (
    <section aria-label={t('fluidRecord.preview')}>
      <h3 className="h6">
        <T id="fluidRecord.preview" />
      </h3>
      <div role="status">
        {!preview && <T id="fluidRecord.previewNone" />}
        {preview?.problem && <WhyNot found={preview.problem} patient={patient.id} />}
        {former && (
          <p className="mb-1">
            <T id="fluidRecord.previewBefore" values={{ target: words.target(former.target) }} />
          </p>
        )}
        {preview?.run && (
          <p className="mb-1">
            <strong>
              <T id="fluidRecord.previewAsks" values={{ target: words.target(preview.run.day.target) }} />
            </strong>
          </p>
        )}
        {preview?.run?.dialysisDay && (
          <p className="mb-1">
            <T
              id="fluidRecord.previewDialysis"
              values={{ target: words.target(preview.run.dialysisDay.target) }}
            />
          </p>
        )}
        {preview && preview.doubts.length > 0 && (
          <PlanDoubts doubts={preview.doubts} categories={categories} />
        )}
      </div>
      {preview?.run && (
        <>
          <TotalSteps
            day={preview.run.day}
            assignment={{ body: preview.plan, override: preview.override }}
            isOverride={preview.override !== undefined}
          />
          <SlotPreview day={preview.run.day} plan={preview.plan} />
          {preview.run.assumedTimes && (
            <p className="form-text">
              <T id="fluidRecord.timesAssumed" />
            </p>
          )}
          <RunInputs inputs={preview.run.inputs} />
        </>
      )}
    </section>
  );
}

/** A day's slots with what is poured for each. */
function SlotPreview({ day, plan }: { day: DayRun; plan: PlanBody }) {
  const t = useT();
  const words = useRecordWords();
  return (
    <DataTable
      rows={day.slots}
      rowKey={({ start }) => start}
      caption={t('fluidRecord.slotPlan')}
      columns={[
        {
          id: 'slot',
          header: t('fluidRecord.slot'),
          cell: ({ label, start, end }) => `${start}–${end} ${label}`.trim(),
        },
        { id: 'asked', header: t('fluidRecord.asked'), align: 'end', cell: ({ ml }) => words.volume(ml) },
        {
          id: 'containers',
          header: t('fluidRecord.inContainers'),
          cell: ({ ml }) => words.containers([ml], plan),
        },
      ]}
    />
  );
}
