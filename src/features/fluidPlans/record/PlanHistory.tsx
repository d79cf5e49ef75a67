import { statusOn } from '@/domain/fluid/assignmentDays';
import type { FluidAssignment, FluidRun } from '@/domain/fluid/assignment';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';
import { FormulasText } from '../FormulaText';
import { RunInputs } from '../preview/RunInputs';
import { useRecordWords } from './useRecordWords';

/** Every plan the patient had: how it stood when, and what it was calculated with each time. The newest first. */
export function PlanHistory({
  assignments,
  today,
}: {
  assignments: readonly FluidAssignment[];
  today: string;
}) {
  const t = useT();
  const words = useRecordWords();
  if (assignments.length === 0) return null;
  return (
    <TitledCard title={t('fluidRecord.history')}>
      <ul className="list-unstyled nd-fluid-history">
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <details>
              <summary>
                <bdi>{assignment.body.name}</bdi> · {words.period(assignment)} ·{' '}
                <strong>
                  <T id={`fluidRecord.status_${statusOn(assignment, today)}`} />
                </strong>
              </summary>
              <Changes assignment={assignment} />
              <Runs assignment={assignment} />
            </details>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function Changes({ assignment: { history } }: { assignment: FluidAssignment }) {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  return (
    <>
      <h3 className="h6 mt-2">
        <T id="fluidRecord.changes" />
      </h3>
      <ul>
        {history.toReversed().map(({ at, by, status, reason, confirmed, from }, index) => (
          <li key={`${at} ${index}`}>
            <T
              id="fluidRecord.change"
              values={{
                status: t(`fluidRecord.status_${status}`),
                day: formats.day(from),
                who: <Person by={by} />,
                when: times.moment(at),
              }}
            />
            {reason !== undefined && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
            {confirmed !== undefined && (
              <>
                {' · '}
                <T id="fluidPlans.despite" values={{ reason: <bdi>{confirmed}</bdi> }} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** With which formulas a total was calculated; the upper ones stand in the plan alone, as it was given last. */
function RunFormulas({
  run: { revision, day, dialysisDay },
  assignment: { body, revision: newest },
}: {
  run: FluidRun;
  assignment: FluidAssignment;
}) {
  const plan = revision === newest ? body : undefined;
  const isRange = plan?.direction === 'range';
  return (
    <dl className="nd-definitions mb-3">
      <div>
        <dt>
          <T id="fluidRecord.byFormula" />
        </dt>
        <dd>
          <FormulasText formula={day.formula} upper={isRange ? plan.upperFormula : undefined} plan={plan} />
        </dd>
      </div>
      {dialysisDay && (
        <div>
          <dt>
            <T id="fluidPlans.dialysisFormula" />
          </dt>
          <dd>
            <FormulasText
              formula={dialysisDay.formula}
              upper={isRange ? plan.dialysisDay?.upperFormula : undefined}
              plan={plan}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Runs({ assignment }: { assignment: FluidAssignment }) {
  const t = useT();
  const words = useRecordWords();
  const formats = useFormats();
  const times = useOwnTimes();
  const { runs } = assignment;
  if (runs.length === 0) return null;
  return (
    <>
      <h3 className="h6">
        <T id="fluidRecord.runs" />
      </h3>
      <ul className="list-unstyled nd-fluid-history">
        {runs.toReversed().map((run) => {
          const values = {
            day: formats.day(run.from),
            target: words.target(run.day.target),
            revision: run.revision,
          };
          return (
            <li key={run.at}>
              <p className="mb-1">{t('fluidRecord.run', values)}</p>
              {run.dialysisDay && (
                <p className="mb-1">
                  <T
                    id="fluidRecord.previewDialysis"
                    values={{ target: words.target(run.dialysisDay.target) }}
                  />
                </p>
              )}
              <RunFormulas run={run} assignment={assignment} />
              <RunInputs inputs={run.inputs} />
              <p className="form-text">
                <T
                  id="fluidRecord.calculatedAt"
                  values={{ when: times.moment(run.at), who: <Person by={run.by} /> }}
                />
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
