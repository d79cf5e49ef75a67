import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan } from '@/domain/fluid/plan';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { PlanButtons } from './PlanButtons';
import type { AssignmentTransition } from './assignmentState';
import { useRecordWords } from './useRecordWords';

/** Plans that are still to begin, and drafts that nobody has given yet. */
export function OtherPlans({
  planned,
  drafts,
  plans,
  onAct,
}: {
  planned: readonly FluidAssignment[];
  drafts: readonly FluidAssignment[];
  plans: readonly FluidPlan[];
  onAct: (what: 'assign' | 'remove' | AssignmentTransition, to: FluidAssignment) => void;
}) {
  const t = useT();
  const words = useRecordWords();
  const formats = useFormats();
  return (
    <>
      {planned.length > 0 && (
        <TitledCard title={t('fluidRecord.planned')}>
          {planned.map((one) => {
            const run = one.runs.at(-1);
            return (
              <div key={one.id} className="nd-actions">
                <p className="w-100 mb-0">
                  <T
                    id="fluidRecord.plannedFrom"
                    values={{
                      plan: <bdi>{one.body.name}</bdi>,
                      day: formats.day(one.start),
                      target: run ? words.target(run.day.target) : '–',
                    }}
                  />
                  {one.confirmed !== undefined && (
                    <>
                      <br />
                      <T id="fluidPlans.despite" values={{ reason: <bdi>{one.confirmed}</bdi> }} />
                    </>
                  )}
                </p>
                <PlanButtons assignment={one} plans={plans} onAct={onAct} />
              </div>
            );
          })}
        </TitledCard>
      )}
      {drafts.length > 0 && (
        <TitledCard title={t('fluidRecord.drafts')}>
          {drafts.map((draft) => (
            <div key={draft.id} className="nd-actions">
              <p className="w-100 mb-0">
                <T
                  id="fluidRecord.draftOf"
                  values={{ plan: <bdi>{draft.body.name}</bdi>, day: formats.day(draft.start) }}
                />
              </p>
              <IfMay do="therapy.write">
                <button
                  type="button"
                  className="btn btn-outline-primary"
                  onClick={() => onAct('assign', draft)}
                >
                  <T id="fluidRecord.editDraft" />
                </button>

                <button
                  type="button"
                  className="btn btn-outline-danger"
                  onClick={() => onAct('remove', draft)}
                >
                  <T id="fluidRecord.removeDraft" />
                </button>
              </IfMay>
            </div>
          ))}
        </TitledCard>
      )}
    </>
  );
}
